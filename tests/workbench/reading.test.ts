import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { readerFeedbackWords } from "#frontend/messages/readerFeedback.yaml";
import { readingWords } from "#frontend/messages/reading.yaml";
import { pdfText } from "#tests/support/pdfText.ts";
import { act, block, direction, playWith, scene, speech, together } from "#tests/support/playBuilder.ts";
import { desktop, eventually, phone } from "../journeys/harness/browserDevice.ts";
import { downloadFrom } from "../journeys/harness/download.ts";
import { pagesOfPdf, wordsOf } from "../journeys/harness/pdf.ts";
import { printPage } from "../journeys/harness/print.ts";
import { kindChoice, selectText } from "../journeys/harness/reader.ts";
import { button } from "../journeys/harness/signIn.ts";
import { openReader } from "./openReader.ts";

const play = playWith(
  { title: "The Lamp and the Ladder", authors: "Ines Okafor" },
  act("Act One", scene("Scene 1", direction("A bare stage. One lamp."))),
  speech("NINA", "They never switch you off, do they?"),
  speech("TOM", "Superstition, all of it.\nLeave it on."),
  speech("NINA", "Left."),
  together("TOM", "Right."),
);

test("a reader who may download prints the pages of the PDF, whatever is on the screen", async () => {
  const { page } = await openReader(play, { ...desktop, theme: "dark", mayDownload: true });
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-asked-to-print", "");
  });
  // The keys work as soon as their code has loaded, a moment after the play shows. Ctrl alone would load the pages, and with
  // them the browser prints by itself.
  await eventually(async () => {
    await page.evaluate(() => {
      window.dispatchEvent(new KeyboardEvent("keydown", { key: "p", ctrlKey: true, cancelable: true }));
    });
    return page.locator("[data-asked-to-print]").count();
  }).toBe(1);
  const onPaper = await pagesOfPdf(await printPage(page));
  await button(page, readingWords.view).click();
  await button(page, readingWords.print).waitFor();
  const pdf = await downloadFrom(page, () => button(page, readingWords.pdf).click());
  const pages = await pagesOfPdf(new Uint8Array(pdf.bytes));
  expect(pages.length).toBe(2);
  expect(onPaper).toEqual(pages);
  await button(page, readingWords.manuscript).click();
  await page.getByRole("listitem", { name: readingWords.pageLabel({ number: 2 }) }).waitFor();
  await expectManuscriptLines(page);
  expect(await pagesOfPdf(await printPage(page))).toEqual(pages);
});

/** Names are indented on the paper, and speeches begin at the margin of 1 inch on a page of 8.5. */
async function expectManuscriptLines(page: Page): Promise<void> {
  const sheet = page.getByRole("listitem", { name: readingWords.pageLabel({ number: 2 }) });
  const leftOf = async (text: string) => {
    const [line, paper] = [await sheet.getByText(text).first().boundingBox(), await sheet.boundingBox()];
    return ((line?.x ?? 0) - (paper?.x ?? 0)) / (paper?.width ?? 1);
  };
  expect(await leftOf("They never switch you off")).toBeCloseTo(1 / 8.5, 2);
  expect(await leftOf("NINA")).toBeGreaterThan(0.4);
}

test("below the play, readers learn that it belongs to its author and is never used to train AI", async () => {
  const { page } = await openReader(play, desktop);
  await page.mouse.wheel(0, 600);
  await page.getByRole("contentinfo").getByText(readingWords.promise).waitFor();
});

test("the page says where the play ends, unless its author does", async () => {
  const { page } = await openReader(play, desktop);
  await page.mouse.wheel(0, 600);
  await page.getByText(readingWords.end, { exact: true }).waitFor();
  const { page: other } = await openReader(playWith({ title: "Short" }, block("centered", "END OF PLAY")), desktop);
  await other.mouse.wheel(0, 600);
  await other.getByRole("contentinfo").getByText(readingWords.promise).waitFor();
  expect(await other.getByText(/^end of (the )?play$/i).allTextContents()).toEqual(["END OF PLAY"]);
});

const kinds = (page: Page) => page.getByRole("toolbar", { name: readerFeedbackWords.bar });

test("on a phone, the kinds of comment of a touched line make room for the comments, and then are above them", async () => {
  const { page } = await openReader(play, phone);
  const panel = page.getByRole("region", { name: readerFeedbackWords.title });
  await button(page, readerFeedbackWords.open({ count: 0 })).waitFor();
  const line = page.getByText("A bare stage. One lamp.");
  await line.tap();
  await kinds(page).waitFor();
  await button(page, readerFeedbackWords.open({ count: 0 })).tap();
  await panel.waitFor();
  expect(await kinds(page).count()).toBe(0);
  await page.evaluate(() => window.scrollBy(0, 600));
  await page.touchscreen.tap(195, 120);
  const [bar, sheet] = [await kinds(page).boundingBox(), await panel.boundingBox()];
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0);
});

test.each([360, 320])("no kind of comment is alone in a row of a window of %i pixels", async (width) => {
  const { page } = await openReader(play, { ...phone, viewport: { width, height: 640 } });
  await button(page, readerFeedbackWords.open({ count: 0 })).waitFor();
  await page.getByText("A bare stage. One lamp.").tap();
  const rowsOf = async (choices: Locator) => {
    const tops = await choices.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    return [...new Set(tops)].map((row) => tops.filter((top) => top === row).length);
  };
  expect(await rowsOf(kinds(page).getByRole("button"))).toEqual([4]);
  await kindChoice(page, readerFeedbackWords.kinds.typo).tap();
  const choices = page.getByRole("group", { name: readerFeedbackWords.choose }).locator("span");
  expect(await rowsOf(choices)).toEqual(width === 360 ? [4] : [2, 2]);
});

test("the kinds of comment stay at the selected words when the text above them grows", async () => {
  const { page } = await openReader(play);
  await page.getByText("Superstition").waitFor();
  await selectText(page, "switch you off", "Superstition");
  const kinds = page.getByRole("toolbar", { name: readerFeedbackWords.bar });
  await kinds.waitFor();
  await page.getByRole("heading", { name: "Act One" }).evaluate((heading) => {
    heading.style.paddingTop = "240px";
  });
  const distance = async () => {
    const { y, height } = (await kinds.boundingBox()) ?? expect.fail("There's no toolbar.");
    const words = await page.evaluate(() => document.getSelection()?.getRangeAt(0).getBoundingClientRect().y ?? 0);
    return words - y - height;
  };
  await eventually(async () => Math.abs(await distance())).toBeLessThan(30);
  await kindChoice(page, readerFeedbackWords.kinds.working).click();
  await page.getByLabel(readerFeedbackWords.asks.working).waitFor();
});

test("a shared play is announced and printed in its own language", async () => {
  const { page } = await openReader({ ...play, typing: { language: "de" } }, { ...desktop, mayDownload: true });
  expect(await page.getByRole("main").getAttribute("lang")).toBe("de");
  const pdf = await downloadFrom(page, async () => {
    await button(page, readingWords.view).click();
    await button(page, readingWords.pdf).click();
  });
  expect(await pdfText(new Uint8Array(pdf.bytes))).toContain("/Lang (de)");
});

test("a reader who may download can also take large print, EPUB, Word and Fountain along", async () => {
  const { page } = await openReader(play, { ...desktop, mayDownload: true });
  await button(page, readingWords.view).click();
  const files = [
    [readingWords.largePrint, /Large print\)\.pdf$/, "%PDF"],
    [readingWords.epub, /\.epub$/, "PK"],
    [readingWords.docx, /\.docx$/, "PK"],
    [readingWords.fountain, /\.fountain$/, "Title:"],
  ] as const;
  for (const [label, name, start] of files) {
    const file = await downloadFrom(page, () => button(page, label).click());
    expect(file.name).toMatch(name);
    expect(new TextDecoder("latin1").decode(new Uint8Array(file.bytes)).startsWith(start), label).toBe(true);
    await button(page, label).waitFor();
  }
});

test("a reader who may not download can't print; the browser's own command prints an explanation", async () => {
  const { page } = await openReader(play);
  await button(page, readingWords.view).click();
  await button(page, readingWords.larger).waitFor();
  for (const way of [readingWords.print, readingWords.pdf, readingWords.epub, readingWords.fountain])
    expect(await button(page, way).count()).toBe(0);
  const sentence = [...wordsOf(readingWords.notPrinted)].sort().join(" ");
  expect(await pagesOfPdf(await printPage(page))).toEqual([sentence]);
  await button(page, readingWords.manuscript).click();
  await page.getByRole("listitem", { name: readingWords.pageLabel({ number: 2 }) }).waitFor();
  expect(await pagesOfPdf(await printPage(page))).toEqual([sentence]);
});
