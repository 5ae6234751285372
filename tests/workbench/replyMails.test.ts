import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { OwnFeedback } from "#domain/api/feedback.ts";
import type { FeedbackId } from "#domain/feedback/feedback.ts";
import { readerFeedbackWords } from "#frontend/messages/readerFeedback.yaml";
import { readingWords } from "#frontend/messages/reading.yaml";
import { replyMailWords as words } from "#frontend/messages/replyMails.yaml";
import { playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "../journeys/harness/access.ts";
import { desktop, eventually, phone } from "../journeys/harness/browserDevice.ts";
import { button } from "../journeys/harness/signIn.ts";
import { openReader } from "./openReader.ts";

const play = playWith({ title: "The Lamp" }, scene("Hall", speech("NORA", "Who is there?")));

const said: OwnFeedback = {
  feedbackId: "comment-of-nora0" as FeedbackId,
  kind: "comment",
  text: "I like the lamp.",
  name: "Nora",
  email: "nora@example.org",
  at: "2026-11-01T12:00:00.000Z",
  state: "open",
  replies: [],
};

/** What the device of a reader stores who has left a comment. */
const device = JSON.stringify({ key: "0123456789abcdefghijkl", errands: [], drafts: {} });

const panel = (page: Page) => page.getByRole("region", { name: readerFeedbackWords.title });
const section = (page: Page) => page.getByRole("region", { name: words.title });
const buttonIn = (page: Page, name: string) => section(page).getByRole("button", { name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent || document.activeElement?.id);

/** Opens the list of a reader's comments. */
async function openList({ own = [said], ...look }: Parameters<typeof openReader>[1] = desktop): Promise<Page> {
  const { page } = await openReader(play, { ...look, own });
  await page.evaluate((stored) => localStorage.setItem("ghostlight.feedback.link-on-the-workbench", stored), device);
  await page.reload();
  await button(page, readingWords.view).waitFor();
  await button(page, readerFeedbackWords.open({ count: own.length })).click();
  await panel(page).waitFor();
  return page;
}

test.each([
  ["a desktop", desktop],
  ["a phone", phone],
])(
  "a reader asks for e-mails about replies, learns that they must confirm, and turns them off: %s",
  async (_, look) => {
    const page = await openList({ ...look });
    await buttonIn(page, words.open).press("Enter");
    const field = section(page).getByLabel(words.email, { exact: true });
    expect(await field.inputValue()).toBe(said.email);
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await expectAccessible(page);
    await field.fill("nobody");
    await field.press("Enter");
    await section(page).getByText(words.emailWrong).waitFor();
    await field.fill("ann@example.org");
    await field.press("Enter");
    await section(page)
      .getByText(words.waiting({ email: "ann@example.org" }))
      .waitFor();
    await eventually(() => focused(page)).toBe(words.resend);
    await expectAccessible(page);
    await buttonIn(page, words.turnOff).click();
    await buttonIn(page, words.open).waitFor();
    await eventually(() => focused(page)).toBe(words.open);
  },
);

test("a reader who gets e-mails sees to which address, on the next visit, too", async () => {
  const page = await openList({ ...desktop, replyMails: { email: "ann@example.org", isConfirmed: true } });
  await section(page)
    .getByText(words.on({ email: "ann@example.org" }))
    .waitFor();
  expect(await buttonIn(page, words.resend).count()).toBe(0);
  await buttonIn(page, words.again).click();
  await section(page).getByLabel(words.email, { exact: true }).waitFor();
  await buttonIn(page, words.cancel).click();
  await eventually(() => focused(page)).toBe(words.again);
});

test("nobody is asked before they have said anything", async () => {
  const page = await openList({ ...desktop, own: [] });
  await panel(page).getByText(readerFeedbackWords.none).waitFor();
  expect(await section(page).count()).toBe(0);
});

test("who gets e-mails can turn them off after the play stopped taking comments", async () => {
  const replyMails = { email: "ann@example.org", isConfirmed: true };
  const page = await openList({ ...desktop, replyMails, answer: { feedback: "closed" } });
  expect(await buttonIn(page, words.again).count()).toBe(0);
  await buttonIn(page, words.turnOff).click();
  await section(page).waitFor({ state: "detached" });
});
