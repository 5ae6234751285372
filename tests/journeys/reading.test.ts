import { gzipSync } from "node:zlib";
import type { Page, Response } from "playwright-core";
import { expect, test } from "vitest";
import { storageEntries } from "#domain/consent/storageEntries.ts";
import { maxFeedbackLength } from "#domain/feedback/feedback.ts";
import { offlineReadingWords } from "#frontend/messages/offlineReading.yaml";
import { readerFeedbackWords } from "#frontend/messages/readerFeedback.yaml";
import { readingWords } from "#frontend/messages/reading.yaml";
import { act, direction, playWith, scene, speech, together } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "./harness/access.ts";
import { desktop, eventually, newDevice, origin, phone } from "./harness/browserDevice.ts";
import {
  addLine,
  commentEntry,
  createLink,
  feedbackButton,
  feedbackPanel,
  kindChoice,
  openSharedLink,
  selectText,
} from "./harness/reader.ts";
import { remainsOf, storedMs, withdraw } from "./harness/releases.ts";
import { button, heading } from "./harness/signIn.ts";
import { openSiteFront } from "./harness/siteFront.ts";

const title = "The Lamp and the Ladder";
const play = playWith(
  { title, authors: "Ines Okafor" },
  act("Act One", scene("Scene 1", direction("A bare stage. One lamp."))),
  speech("NINA", "They never switch you off, do they?"),
  speech("TOM", "Superstition, all of it.\nLeave it on."),
  speech("NINA", "Left."),
  together("TOM", "Right."),
);

/** The kinds of comment are at the bottom of the window, and none is cut off, even on the narrowest phone. */
async function expectBarAtBottom(page: Page): Promise<void> {
  const bar = page.getByRole("toolbar", { name: readerFeedbackWords.bar });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const box = await bar.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844 - 14, -1);
    const cut = await bar
      .getByRole("button")
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().right > innerWidth - 4).length);
    expect(cut, `at ${width} px`).toBe(0);
  }
}

const hostileText = "Lovely <b>line</b> \u202Egnorw\u202C\u200b";

/** Waits until the page behind share links and this link's play are stored. */
const waitUntilStored = (page: Page): Promise<void> =>
  eventually(
    () => page.evaluate((key) => caches.match("/shared.html", { cacheName: key }).then(Boolean), readerCache),
    {
      timeout: storedMs,
    },
  ).toBe(true);

const readerCache = storageEntries.readerFiles.key;

/** Counts the plays that the browser has stored to open them without a connection. */
const playsStored = (page: Page): Promise<number> =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction("shown").objectStore("shown").count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
    storageEntries.lastRead.key,
  );

/** Opens the link without a connection, in another tab, and sends the comment that was begun. */
async function commentOffline(page: Page, path: string): Promise<void> {
  await page.goto("/shared/AbCdEfGh12345678.s3cret_of-the-link_22");
  await page.getByText(offlineReadingWords.notStored.offline).waitFor();
  await button(page, readingWords.failed.retry).waitFor();
  await page.goto(path);
  await heading(page, title).waitFor();
  await page.getByText(/^You're offline\. This is the play as of today/).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await feedbackButton(page).tap();
  await feedbackPanel(page).getByRole("button", { name: readerFeedbackWords.goOn }).tap();
  await feedbackPanel(page).getByLabel(readerFeedbackWords.name, { exact: true }).fill("Polly");
  await feedbackPanel(page).getByRole("button", { name: readerFeedbackWords.send }).tap();
  await commentEntry(page, "Who says so?").getByText(readerFeedbackWords.waiting).waitFor();
}

test("a reader on a phone comments on a line, also after opening the play without a network, and later finds the answer", async () => {
  const [link, front] = [await createLink(play), await openSiteFront()];
  const { page: first, context } = await newDevice({ ...phone, site: front.address, serviceWorkers: "allow" });
  await openSharedLink(first, link.path, title);
  await first.getByText("Superstition, all of it.").tap();
  await expectBarAtBottom(first);
  await kindChoice(first, readerFeedbackWords.kinds.question).tap();
  await feedbackPanel(first).getByLabel(readerFeedbackWords.asks.question).fill("Who sa");
  await first.reload();
  await feedbackButton(first).tap();
  await feedbackPanel(first).getByRole("button", { name: readerFeedbackWords.goOn }).tap();
  await feedbackPanel(first).getByLabel(readerFeedbackWords.asks.question).fill("Who says so?");
  await expectAccessible(first);
  await expectNoSidewaysScroll(first);
  await waitUntilStored(first);

  front.cut();
  const page = await context.newPage();
  await first.close();
  await commentOffline(page, link.path);
  front.restore();
  await commentEntry(page, "Who says so?").getByRole("button", { name: readerFeedbackWords.edit }).tap();
  await feedbackPanel(page).getByLabel(readerFeedbackWords.asks.question).fill(hostileText);
  await feedbackPanel(page).getByRole("button", { name: readerFeedbackWords.save }).tap();
  await commentEntry(page, "<b>line</b>").getByText(readerFeedbackWords.edited).waitFor();
  await eventually(() => page.getByText(/^You're offline/).count()).toBe(0);

  const { feedback } = (await link.ask("GET", `/plays/${link.playId}/feedback`)) as {
    feedback: { feedbackId: string }[];
  };
  expect(feedback).toMatchObject([
    { kind: "question", name: "Polly", passage: { ranges: [{ quote: "Superstition, all of it." }] } },
  ]);
  const path = `/plays/${link.playId}/feedback/${feedback[0]?.feedbackId}`;
  await link.ask("POST", `${path}/replies`, { text: "My grandmother." });
  await link.ask("PATCH", path, { state: "resolved" });
  await page.reload();
  await page.locator("mark").tap();
  await commentEntry(page, "My grandmother.").getByText(readerFeedbackWords.resolved).waitFor();
  await commentEntry(page, "My grandmother.").getByRole("button", { name: readerFeedbackWords.remove }).tap();
  await commentEntry(page, "My grandmother.")
    .getByRole("button", { name: readerFeedbackWords.removeYes, exact: true })
    .tap();
  await eventually(() => page.locator("mark").count()).toBe(0);
  expect(await playsStored(page)).toBe(1);
  await link.ask("DELETE", `/plays/${link.playId}/shares/${link.shareId}`);
  withdraw(front);
  await page.reload();
  await heading(page, readingWords.gone.title).waitFor();
  await eventually(() => playsStored(page)).toBe(0);
  await eventually(() => remainsOf(page)).toEqual({ workers: 0, caches: [] });
});

test("on a laptop, a selection across two speeches is one comment; the visit is reported to nobody else, and little is loaded", async () => {
  const link = await createLink(play, { mayDownload: true });
  await link.ask("PUT", `/plays/${link.playId}/questions`, { questions: [{ id: "q1", text: "What is the lamp?" }] });
  const { page } = await newDevice(desktop);
  const responses = recordResponses(page);
  await openSharedLink(page, link.path, title);
  await selectText(page, "switch you off", "Superstition");
  await kindChoice(page, readerFeedbackWords.kinds.working).click();
  await feedbackPanel(page).getByLabel(readerFeedbackWords.asks.working).fill("The turn.");
  await feedbackPanel(page).getByRole("button", { name: readerFeedbackWords.send }).click();
  await commentEntry(page, "The turn.").getByRole("button", { name: readerFeedbackWords.edit }).waitFor();
  expect(await page.locator("mark").allTextContents()).toEqual(["switch you off, do they?", "TOM", "Superstition"]);
  await page.getByLabel("What is the lamp?").fill("Us.");
  await page.getByRole("listitem").getByRole("button", { name: readerFeedbackWords.send }).click();
  await page.getByText(readerFeedbackWords.thanks).waitFor();
  await feedbackPanel(page).getByRole("button", { name: readerFeedbackWords.close }).click();
  for (const theme of ["light", "dark"]) {
    await page.evaluate((chosen) => document.documentElement.setAttribute("data-theme", chosen), theme);
    await expectAccessible(page);
  }
  await expectNoTracking(responses, link.token);
});

test("a blind copy with a password opens with the password, by keyboard and as pages, and names no author", async () => {
  const link = await createLink(play, {
    password: "ladder and lamp",
    isBlind: true,
    isLive: false,
    takesFeedback: false,
  });
  const { page } = await newDevice(phone);
  await page.goto(link.path);
  await page.getByLabel(readingWords.locked.password).fill("lamp and ladder");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").filter({ hasText: /./ }).waitFor();
  await expectAccessible(page);
  await page.getByLabel(readingWords.locked.password).fill("ladder and lamp");
  await page.keyboard.press("Enter");
  await heading(page, title).waitFor();
  await page.reload();
  await heading(page, title).waitFor();
  expect(await page.content()).not.toMatch(/Ines|Okafor/);
  await page.getByText(readingWords.blind).waitFor();
  await button(page, readingWords.view).tap();
  expect(await button(page, readingWords.pdf).count()).toBe(0);
  await button(page, readingWords.manuscript).tap();
  await page.keyboard.press("Escape");
  await page
    .getByRole("listitem", { name: readingWords.pageLabel({ number: 2 }) })
    .getByText("TOM")
    .first()
    .waitFor();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await button(page, readingWords.contents).tap();
  await page.getByRole("navigation").getByRole("button", { name: "Scene 1" }).waitFor();
  await expectAccessible(page);
});

test("a reader is told why the title page takes no comments, that a comment is too long, and that the text has changed", async () => {
  const lines = Array.from({ length: 40 }, (_, number) => speech("NINA", `Line ${number}.`)).flat();
  const link = await createLink(
    playWith({ title, authors: "Ines Okafor" }, act("Act One", scene("Scene 1", ...lines))),
  );
  const { page } = await newDevice(desktop);
  await page.clock.install();
  await openSharedLink(page, link.path, title);
  await selectText(page, "Ines", "Okafor");
  await page.getByText(readerFeedbackWords.whyNotFront).waitFor();
  await page
    .getByRole("toolbar", { name: readerFeedbackWords.bar })
    .getByRole("button", { name: readerFeedbackWords.toWhole })
    .click();
  const field = feedbackPanel(page).getByLabel(readerFeedbackWords.asks.comment);
  expect(await field.inputValue()).toBe("“Ines Okafor”\n\n");
  await expectAccessible(page);

  const long = "x".repeat(maxFeedbackLength + 7);
  await field.fill(long);
  await feedbackPanel(page)
    .getByText(readerFeedbackWords.over({ characters: 7 }))
    .waitFor();
  await feedbackPanel(page).getByRole("button", { name: readerFeedbackWords.send }).click();
  await feedbackPanel(page)
    .getByText(readerFeedbackWords.tooManyLetters({ over: 7 }))
    .waitFor();
  expect(await field.inputValue()).toBe(long);
  await field.fill("It's about the lamp.");
  await feedbackPanel(page).getByRole("button", { name: readerFeedbackWords.send }).click();
  await commentEntry(page, "It's about the lamp.").getByRole("button", { name: readerFeedbackWords.edit }).waitFor();
  await feedbackPanel(page).getByRole("button", { name: readerFeedbackWords.close }).click();

  await page.getByText("Line 39.").scrollIntoViewIfNeeded();
  await page.getByRole("toolbar", { name: readingWords.bar }).getByText("Act One · Scene 1").waitFor();
  await addLine(link, "A new last line.");
  expect(await page.getByText(readingWords.newer).count()).toBe(0);
  await page.clock.fastForward(130_000);
  await page.getByText(readingWords.newer).waitFor();
  await expectAccessible(page);
  await button(page, readingWords.showNewer).click();
  await page.getByText("A new last line.").waitFor();
  expect(await page.getByText(readingWords.newer).count()).toBe(0);
});

const expectNoSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

function recordResponses(page: Page): Response[] {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  return responses;
}

/** Kilobytes of compressed script that a commenting reader may load, with 14 KB that load when the play has been shown. */
const maxScriptKilobytes = 152;

async function expectNoTracking(responses: readonly Response[], token: string): Promise<void> {
  expect([...new Set(responses.map((response) => new URL(response.url()).origin))]).toEqual([origin]);
  const referrers = await Promise.all(responses.map((response) => response.request().headerValue("referer")));
  expect(referrers.filter((referrer) => referrer?.includes(token))).toEqual([]);
  const page = responses.find((response) => response.request().isNavigationRequest());
  expect(page?.headers()).toMatchObject({
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow, noai, noimageai",
  });
  const scripts = responses.filter((response) => response.request().resourceType() === "script");
  // The browser has no body for what it had stored.
  const bodies = await Promise.all(scripts.map(async (response) => (await fetch(response.url())).arrayBuffer()));
  const packed = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1024;
  expect(packed).toBeGreaterThan(40);
  expect(packed).toBeLessThan(maxScriptKilobytes);
}
