import { gzipSync } from "node:zlib";
import type { Page, Response } from "playwright-core";
import { expect, test } from "vitest";
import { longestFeedback } from "#domain/feedback/feedback.ts";
import { readerFeedbackWords as words } from "#frontend/messages/readerFeedback.ts";
import { readingWords } from "#frontend/messages/reading.ts";
import { act, direction, playWith, scene, speech, together } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "./harness/access.ts";
import { desktop, eventually, newDevice, origin, phone } from "./harness/browserDevice.ts";
import { downloaded } from "./harness/download.ts";
import { pagesOfPdf, wordsOf } from "./harness/pdf.ts";
import { printed } from "./harness/print.ts";
import { addLine, entry, feedbackButton, kind, linkTo, openSharedLink, panel } from "./harness/reader.ts";
import { button, heading } from "./harness/signIn.ts";

const title = "The Lamp and the Ladder";
const play = playWith(
  { title, authors: "Ines Okafor" },
  act("Act One", scene("Scene 1", direction("A bare stage. One lamp."))),
  speech("NINA", "They never switch you off, do they?"),
  speech("TOM", "Superstition, all of it.\nLeave it on."),
  speech("NINA", "Left."),
  together("TOM", "Right."),
);

const hostileText = "Lovely <b>line</b> \u202Egnorw\u202C\u200b";

test("a reader on a telephone taps a line, says what they think, changes it, and finds it and the answer later", async () => {
  const link = await linkTo(play);
  const { page, context } = await newDevice(phone);
  await openSharedLink(page, link.path, title);
  await page.getByText("Superstition, all of it.").tap();
  await kind(page, words.kinds.question).tap();
  await panel(page).getByLabel(words.asks.question).fill("Who sa");
  await page.reload();
  await feedbackButton(page).tap();
  await panel(page).getByRole("button", { name: words.goOn }).tap();
  await panel(page).getByLabel(words.asks.question).fill("Who says so?");
  await panel(page).getByLabel(words.name, { exact: true }).fill("Polly");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await context.setOffline(true);
  await panel(page).getByRole("button", { name: words.send }).tap();
  await entry(page, "Who says so?").getByText(words.waiting).waitFor();
  await context.setOffline(false);
  await entry(page, "Who says so?").getByRole("button", { name: words.edit }).tap();
  await panel(page).getByLabel(words.asks.question).fill(hostileText);
  await panel(page).getByRole("button", { name: words.save }).tap();
  await entry(page, "<b>line</b>").getByText(words.edited).waitFor();

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
  await entry(page, "My grandmother.").getByText(words.resolved).waitFor();
  await entry(page, "My grandmother.").getByRole("button", { name: words.remove }).tap();
  await entry(page, "My grandmother.").getByRole("button", { name: words.removeYes, exact: true }).tap();
  await eventually(() => page.locator("mark").count()).toBe(0);
  await link.ask("DELETE", `/plays/${link.playId}/shares/${link.shareId}`);
  await page.reload();
  await heading(page, readingWords.gone.title).waitFor();
});

test("at a desk a selection over two speeches is one comment; nobody else hears of the visit, and little is loaded", async () => {
  const link = await linkTo(play, { mayDownload: true });
  await link.ask("PUT", `/plays/${link.playId}/questions`, { questions: [{ id: "q1", text: "What is the lamp?" }] });
  const { page } = await newDevice(desktop);
  const heard = listen(page);
  await openSharedLink(page, link.path, title);
  await select(page, "switch you off", "Superstition");
  await kind(page, words.kinds.working).click();
  await panel(page).getByLabel(words.asks.working).fill("The turn.");
  await panel(page).getByRole("button", { name: words.send }).click();
  await entry(page, "The turn.").getByRole("button", { name: words.edit }).waitFor();
  expect(await page.locator("mark").allTextContents()).toEqual(["switch you off, do they?", "TOM", "Superstition"]);
  await page.getByLabel("What is the lamp?").fill("Us.");
  await page.getByRole("listitem").getByRole("button", { name: words.send }).click();
  await page.getByText(words.thanks).waitFor();
  await panel(page).getByRole("button", { name: words.close }).click();
  for (const theme of ["light", "dark"]) {
    await page.evaluate((chosen) => document.documentElement.setAttribute("data-theme", chosen), theme);
    await expectAccessible(page);
  }
  await expectQuiet(heard, link.token);
});

test("a blind copy behind a password opens to who knows it, by keyboard, as pages too, and names no author", async () => {
  const link = await linkTo(play, { password: "ladder and lamp", isBlind: true, isLive: false, takesFeedback: false });
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
    .getByRole("listitem", { name: readingWords.pageLabel(2) })
    .getByText("TOM")
    .first()
    .waitFor();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await button(page, readingWords.contents).tap();
  await page.getByRole("navigation").getByRole("button", { name: "Scene 1" }).waitFor();
  await expectAccessible(page);
});

test("a reader who may download prints the pages of the PDF, whatever is on the screen", async () => {
  const link = await linkTo(play, { mayDownload: true });
  const { page } = await newDevice({ ...desktop, theme: "dark" });
  await openSharedLink(page, link.path, title);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-asked-to-print", "");
  });
  await page.keyboard.press("Control+p");
  await page.locator("[data-asked-to-print]").waitFor();
  const onPaper = await pagesOfPdf(await printed(page));
  await button(page, readingWords.view).click();
  await button(page, readingWords.print).waitFor();
  const pdf = await downloaded(page, () => button(page, readingWords.pdf).click());
  const pages = await pagesOfPdf(new Uint8Array(pdf.bytes));
  expect(pages.length).toBe(2);
  expect(onPaper).toEqual(pages);
  await button(page, readingWords.manuscript).click();
  await page.getByRole("listitem", { name: readingWords.pageLabel(2) }).waitFor();
  expect(await pagesOfPdf(await printed(page))).toEqual(pages);
});

test("a reader who may not download gets no way to print, and the browser's own gives a sentence", async () => {
  const link = await linkTo(play);
  const { page } = await newDevice(desktop);
  await openSharedLink(page, link.path, title);
  await button(page, readingWords.view).click();
  await button(page, readingWords.larger).waitFor();
  for (const way of [readingWords.print, readingWords.pdf, readingWords.fountain])
    expect(await button(page, way).count()).toBe(0);
  const sentence = [...wordsOf(readingWords.notPrinted)].sort().join(" ");
  expect(await pagesOfPdf(await printed(page))).toEqual([sentence]);
  await button(page, readingWords.manuscript).click();
  await page.getByRole("listitem", { name: readingWords.pageLabel(2) }).waitFor();
  expect(await pagesOfPdf(await printed(page))).toEqual([sentence]);
});

test("a reader learns why the title page takes no comment, that a comment is too long, and that the text is newer", async () => {
  const lines = Array.from({ length: 40 }, (_, number) => speech("NINA", `Line ${number}.`)).flat();
  const link = await linkTo(playWith({ title, authors: "Ines Okafor" }, act("Act One", scene("Scene 1", ...lines))));
  const { page } = await newDevice(desktop);
  await page.clock.install();
  await openSharedLink(page, link.path, title);
  await select(page, "Ines", "Okafor");
  await page.getByText(words.whyNotFront).waitFor();
  await page.getByRole("toolbar", { name: words.bar }).getByRole("button", { name: words.toWhole }).click();
  const field = panel(page).getByLabel(words.asks.comment);
  expect(await field.inputValue()).toBe("“Ines Okafor”\n\n");
  await expectAccessible(page);

  const long = "x".repeat(longestFeedback + 7);
  await field.fill(long);
  await panel(page).getByText(words.over(7)).waitFor();
  await panel(page).getByRole("button", { name: words.send }).click();
  await panel(page).getByText(words.tooManyLetters(7)).waitFor();
  expect(await field.inputValue()).toBe(long);
  await field.fill("It's about the lamp.");
  await panel(page).getByRole("button", { name: words.send }).click();
  await entry(page, "It's about the lamp.").getByRole("button", { name: words.edit }).waitFor();
  await panel(page).getByRole("button", { name: words.close }).click();

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

/** Selects from the beginning of some words to the end of others, as with a mouse. */
const select = (page: Page, from: string, to: string): Promise<void> =>
  page.evaluate(
    ([first, last]) => {
      const find = (words: string): [Node, number] => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const at = node.textContent?.indexOf(words) ?? -1;
          if (at >= 0) return [node, at];
        }
        throw new Error(`Nobody says ${words}.`);
      };
      const [end, at] = find(last);
      document.getSelection()?.setBaseAndExtent(...find(first), end, at + last.length);
    },
    [from, to] as const,
  );

function listen(page: Page): Response[] {
  const heard: Response[] = [];
  page.on("response", (response) => heard.push(response));
  return heard;
}

/** Kilobytes of script, packed, that a reader who comments loads. */
const mostScript = 140;

async function expectQuiet(heard: readonly Response[], token: string): Promise<void> {
  expect([...new Set(heard.map((response) => new URL(response.url()).origin))]).toEqual([origin]);
  const referrers = await Promise.all(heard.map((response) => response.request().headerValue("referer")));
  expect(referrers.filter((referrer) => referrer?.includes(token))).toEqual([]);
  const page = heard.find((response) => response.request().isNavigationRequest());
  expect(page?.headers()).toMatchObject({ "referrer-policy": "no-referrer", "x-robots-tag": "noindex, nofollow" });
  const scripts = heard.filter((response) => response.request().resourceType() === "script");
  const bodies = await Promise.all(scripts.map((response) => response.body()));
  const packed = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1024;
  expect(packed).toBeGreaterThan(40);
  expect(packed).toBeLessThan(mostScript);
}
