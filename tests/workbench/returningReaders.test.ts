import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { OwnFeedback } from "#domain/api/feedback.ts";
import type { FeedbackId } from "#domain/feedback/feedback.ts";
import { type Play, textOf } from "#domain/play/play.ts";
import { readerChangesWords } from "#frontend/messages/readerChanges.yaml";
import { readerFeedbackWords } from "#frontend/messages/readerFeedback.yaml";
import { readingWords } from "#frontend/messages/reading.yaml";
import { playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "../journeys/harness/access.ts";
import { desktop, eventually, phone } from "../journeys/harness/browserDevice.ts";
import { button } from "../journeys/harness/signIn.ts";
import { openReader } from "./openReader.ts";
import { beginWith } from "./openWorkbench.ts";

const play = playWith(
  { title: "The Lamp" },
  scene("Hall", speech("NORA", "Who is there?"), speech("TOM", "Nobody.")),
  scene("Attic", ...Array.from({ length: 40 }, (_, n) => speech("ANA", `Line ${n} of the attic.`)).flat()),
);

/** The play with other words in two speeches, and without one. */
const newer: Play = {
  ...play,
  blocks: play.blocks
    .map((block) => {
      if (textOf(block) === "Who is there?") return { ...block, text: [{ text: "Who was there?" }] };
      return textOf(block) === "Line 30 of the attic." ? { ...block, text: [{ text: "Line 30 of the roof." }] } : block;
    })
    .filter((block) => textOf(block) !== "Nobody."),
};

/** What the page sends when its visit is counted. */
async function visitsOf(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const sent: string[] = [];
    const through = window.fetch;
    window.fetch = (address, options) => {
      if (String(address).endsWith("/visits")) sent.push(String(options?.body));
      return through(address, options);
    };
    Object.assign(window, { sentVisits: sent });
  });
  return () => page.evaluate(() => Reflect.get(window, "sentVisits") as readonly string[]);
}

test("a personal link greets its reader, and signs comments without asking for a name", async () => {
  const { page } = await openReader(play, { ...desktop, answer: { reader: { name: "Nora" } } });
  await page.getByText(readingWords.personal.title({ name: "Nora" })).waitFor();
  await page.getByText(readingWords.personal.signed({ name: "Nora" })).waitFor();
  await button(page, readerFeedbackWords.open({ count: 0 })).click();
  const panel = page.getByRole("region", { name: readerFeedbackWords.title });
  await panel.getByRole("button", { name: readerFeedbackWords.toWhole }).click();
  await panel.getByText(readerFeedbackWords.signed({ name: "Nora" })).waitFor();
  expect(await page.getByLabel(readerFeedbackWords.name, { exact: true }).count()).toBe(0);
  await expectAccessible(page);
});

test("a visit is counted once, when the reader does something, and not because the page is open", async () => {
  const { page } = await openReader(play);
  const visits = await visitsOf(page);
  await page.evaluate(() => {
    window.scrollTo(0, 400);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "a" }));
  });
  await new Promise((done) => setTimeout(done, 300));
  expect(await visits()).toEqual([]);
  await page.mouse.wheel(0, 300);
  await page.mouse.wheel(0, 300);
  await page.keyboard.press("PageDown");
  await eventually(visits).toEqual([JSON.stringify({ isNew: true })]);
});

test("how far somebody has read is sent when the page is left, only behind a link that says so", async () => {
  const { page } = await openReader(play, { ...desktop, answer: { tellsLastScene: true } });
  await page.getByText(readingWords.tellsLastScene).waitFor();
  const visits = await visitsOf(page);
  await page.mouse.wheel(0, 1_600);
  await eventually(() => page.locator(".reader-place").innerText()).toContain("Attic");
  await page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
  const attic = play.blocks.find((block) => textOf(block) === "Attic")?.id;
  await eventually(visits).toEqual([
    JSON.stringify({ isNew: true }),
    JSON.stringify({ isNew: false, lastScene: attic }),
  ]);
});

test("what the author announces is at the top, with its day", async () => {
  const at = new Date().toISOString();
  const { page } = await openReader(play, { ...desktop, answer: { announcement: { text: "Draft 3 is ready.", at } } });
  await page.getByText("Draft 3 is ready.").waitFor();
  await page.getByText(/^From the author, today:/).waitFor();
});

test("a reader who is back in the middle of the play sees the announcement there, until they close it", async () => {
  const at = new Date().toISOString();
  const announcement = { text: "Draft 3 is ready.", at };
  const { page } = await openReader(play, { ...desktop, isRemembering: true, answer: { announcement } });
  const line = page.getByRole("status").filter({ hasText: announcement.text });
  const readOn = async () => {
    await button(page, readingWords.view).waitFor();
    await page.mouse.wheel(0, 900);
    await page.getByRole("contentinfo").waitFor();
  };
  await readOn();
  // At the top, they have seen it.
  expect(await line.count()).toBe(0);
  await eventually(() => page.evaluate(() => localStorage.getItem("ghostlight.reading.places"))).toContain("block");
  const later = { text: "Draft 4 is ready.", at: new Date(Date.now() + 1000).toISOString() };
  await beginWith({ page } as Parameters<typeof beginWith>[0], {
    play,
    mayDownload: false,
    answer: { announcement: later },
  });
  await page.reload();
  await readOn();
  const newLine = page.getByRole("status").filter({ hasText: later.text });
  await newLine.waitFor();
  await expectAccessible(page);
  await newLine.getByRole("button", { name: readingWords.keepReading }).click();
  await newLine.waitFor({ state: "detached" });
  await page.reload();
  await readOn();
  expect(await newLine.count()).toBe(0);
});

const question = "Which lamp do you mean?";

/** A comment with a reply that its reader hasn't seen. */
const asked: OwnFeedback = {
  feedbackId: "comment-of-nora0" as FeedbackId,
  kind: "comment",
  text: "I like the lamp.",
  name: "",
  email: "",
  at: "2026-11-01T12:00:00.000Z",
  state: "open",
  replies: [{ text: question, at: "2026-11-02T12:00:00.000Z", by: "author" }],
};

/** What the device of a reader stores who has left a comment. */
const device = JSON.stringify({ key: "0123456789abcdefghijkl", errands: [], drafts: {} });

test("a new reply is marked until the reader has looked at it, and answered under the comment", async () => {
  const { page } = await openReader(play, { ...desktop, own: [asked] });
  await page.evaluate((stored) => localStorage.setItem("ghostlight.feedback.link-on-the-workbench", stored), device);
  await page.reload();
  await button(page, readerFeedbackWords.openNew({ fresh: 1 })).click();
  const panel = page.getByRole("region", { name: readerFeedbackWords.title });
  await panel.getByText(question).waitFor();
  await panel.getByText(readerFeedbackWords.newReply, { exact: true }).waitFor();
  await panel.getByRole("button", { name: readerFeedbackWords.answerAuthor }).click();
  await panel.getByLabel(readerFeedbackWords.yourReply).fill("The one in the attic.");
  await expectAccessible(page);
  await panel.getByRole("button", { name: readerFeedbackWords.send, exact: true }).click();
  await panel.getByText("The one in the attic.").waitFor();
  await panel.getByText(readerFeedbackWords.you, { exact: true }).waitFor();
  await eventually(() => panel.getByText(readerFeedbackWords.waiting).count()).toBe(0);
  expect(await panel.getByRole("button", { name: readerFeedbackWords.answerAuthor }).evaluate(isFocused)).toBe(true);
  await panel.getByRole("button", { name: readerFeedbackWords.close, exact: true }).click();
  await button(page, readerFeedbackWords.open({ count: 1 })).click();
  expect(await panel.getByText(readerFeedbackWords.newReply, { exact: true }).count()).toBe(0);
});

const isFocused = (element: Element): boolean => element === document.activeElement;

/** Opens the link once more, with another text. */
async function reopen(page: Page, text: Play): Promise<void> {
  await beginWith({ page } as Parameters<typeof beginWith>[0], { play: text, mayDownload: false });
  await page.reload();
  await button(page, readingWords.view).waitFor();
}

const bar = (page: Page) => page.getByRole("region", { name: readerChangesWords.title });
const changed = (page: Page) => page.locator('mark[data-change="changed"]').allTextContents();

/** Returns how many texts the browser has stored. */
const storedTexts = (page: Page) =>
  page.evaluate(async () => {
    // Opening one that isn't there would create it.
    if (!(await indexedDB.databases()).some(({ name }) => name === "ghostlight-read")) return 0;
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open("ghostlight-read");
      opening.onsuccess = () => {
        const database = opening.result;
        if (!database.objectStoreNames.contains("texts")) return resolve(0);
        const counting = database.transaction("texts").objectStore("texts").count();
        counting.onsuccess = () => {
          database.close();
          resolve(counting.result);
        };
      };
    });
  });

/** Does something that only a person does, and waits until the browser has stored the text of the link. */
async function waitUntilRead(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await eventually(() => storedTexts(page)).toBe(1);
}

test("a page that's only opened stores nothing, and loads no code to compare texts", async () => {
  const { page } = await openReader(play);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await new Promise((done) => setTimeout(done, 500));
  expect(await storedTexts(page)).toBe(0);
  const loaded = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  expect((await loaded()).filter((name) => name.includes("openReadChanges"))).toEqual([]);
  await waitUntilRead(page);
  expect((await loaded()).filter((name) => name.includes("openReadChanges"))).toHaveLength(1);
});

test.each([
  ["a desktop", desktop],
  ["a phone", phone],
])(
  "a reader who comes back to a newer text sees what has changed, and goes from change to change: %s",
  async (_, look) => {
    const { page } = await openReader(play, look);
    await waitUntilRead(page);
    await reopen(page, newer);
    await bar(page)
      .getByText(/^3 changes in 2 scenes since/)
      .waitFor();
    await expectAccessible(page);
    await eventually(async () => (await changed(page)).map((text) => text.trim())).toEqual(["was", "roof"]);
    await bar(page).getByRole("button", { name: readerChangesWords.next }).click();
    await bar(page)
      .getByText(readerChangesWords.replaced({ added: "was", removed: "is" }))
      .waitFor();
    await page.keyboard.press("Alt+ArrowUp");
    await bar(page)
      .getByText(readerChangesWords.position({ number: 3, count: 3 }))
      .waitFor();
    await eventually(() => page.getByText("Line 30 of the roof.").evaluate(isInWindow)).toBe(true);
    await reopen(page, newer);
    await bar(page).getByRole("button", { name: readerChangesWords.markRead }).click();
    await bar(page).waitFor({ state: "detached" });
    await eventually(() => changed(page)).toEqual([]);
    await reopen(page, newer);
    await new Promise((done) => setTimeout(done, 500));
    expect(await bar(page).count()).toBe(0);
  },
);

const isInWindow = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};
