import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { layouts, onPaper, type PaperName, papers } from "#domain/play/layout/designs/layouts.ts";
import { layoutOf } from "#domain/play/layout/layoutOf.ts";
import { pageCount as pageCountOf } from "#domain/play/layout/pageCount.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import type { PageLayout, Play } from "#domain/play/play.ts";
import { editorWords } from "#frontend/messages/editor.yaml";
import { describePageCount } from "#frontend/messages/pageCount.ts";
import { pageLayoutWords, paperNames } from "#frontend/messages/pageLayout.yaml";
import { readingWords } from "#frontend/messages/reading.yaml";
import { generatePlay, withSimultaneous } from "#tests/support/generatePlay.ts";
import { linesCompared, linesOnPaper, linesOnScreen } from "#tests/support/lineEnds.ts";
import { expectAccessible } from "./harness/access.ts";
import { desktop, eventually, type Look, newDevice, phone } from "./harness/browserDevice.ts";
import { downloadFrom } from "./harness/download.ts";
import { beginPlay, manuscript, save, typeKeys, waitUntilSaved } from "./harness/editor.ts";
import { exportAs } from "./harness/export.ts";
import { linesOfPdf } from "./harness/pdf.ts";
import { demonstrationPerson, newWriter } from "./harness/people.ts";
import { printPage } from "./harness/print.ts";
import { createLink } from "./harness/reader.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button } from "./harness/signIn.ts";
import { testedLayouts } from "./harness/testedLayouts.ts";

const play = generatePlay({ seed: 3, speeches: 90 });
const inLayout = (pageLayout: PageLayout): Play => ({ ...play, pageLayout });
const usOnA4 = inLayout({ layout: "us-manuscript", paper: "a4" });

const pageCount = (one: Play): number => paginate(one).pages.filter(({ start }) => start).length;

async function openInEditor(playId: string, look: Look = desktop): Promise<Page> {
  const { page } = await newDeviceOf(demonstrationPerson("company"), look);
  await page.goto(`/editor/${playId}`);
  await manuscript(page).waitFor();
  return page;
}

const dialogOf = (page: Page) => page.getByRole("dialog", { name: pageLayoutWords.title });

async function openPageLayout(page: Page, menu: string = editorWords.tools): Promise<void> {
  await button(page, menu).click();
  await page.getByRole("menuitem", { name: pageLayoutWords.item }).click();
  await dialogOf(page).waitFor();
}

const choice = (page: Page, name: string) => dialogOf(page).getByRole("radio", { name: new RegExp(`^${name}`) });

/** Waits until the editor shows the pages of this play: their number, and every line as on paper. */
async function expectPages(page: Page, one: Play): Promise<void> {
  await page.getByText(editorWords.page({ page: 1, pages: pageCount(one) }), { exact: true }).waitFor();
  await expectLines(page, one);
}

async function expectLines(page: Page, one: Play): Promise<void> {
  const paper = linesOnPaper(one);
  // Two layouts may have the same number of pages, so the count doesn't say that the screen is up to date.
  await eventually(async () => linesCompared(await page.evaluate(linesOnScreen), paper)).toEqual(paper);
}

test.each([1366, 1920])(
  "in a window %i px wide, the whole page can be seen beside the layouts, and so can the bars",
  async (width) => {
    const { playId } = await createLink(play, {});
    const page = await openInEditor(playId, { ...desktop, viewport: { width, height: 800 } });
    await expectPages(page, play);
    await openPageLayout(page);
    await choice(page, layouts["guild-modern"].name).waitFor();
    const [sheet, dialog] = [await manuscript(page).boundingBox(), await dialogOf(page).boundingBox()];
    const edges = { left: sheet?.x ?? 0, right: (dialog?.x ?? 0) - ((sheet?.x ?? 0) + (sheet?.width ?? 0)) };
    expect(edges.left).toBeGreaterThanOrEqual(24);
    expect(edges.right).toBeGreaterThanOrEqual(24);
    const [top, bottom] = [dialog?.y ?? 0, (dialog?.y ?? 0) + (dialog?.height ?? 0)];
    expect(await page.locator(".editor-top").boundingBox()).toMatchObject({ y: 0, height: 52 });
    expect(top).toBeGreaterThanOrEqual(52);
    expect(bottom).toBeLessThanOrEqual(800 - 32);
  },
);

test("a writer changes layout and paper; the screen, the PDF, print and readers follow", async () => {
  const { playId, path } = await createLink(play, { mayDownload: true });
  const page = await openInEditor(playId);
  await expectPages(page, play);

  await openPageLayout(page);
  expect(await choice(page, layouts["guild-modern"].name).isChecked()).toBe(true);
  await expectAccessible(page);
  await choice(page, layouts["us-manuscript"].name).check();
  await dialogOf(page)
    .getByText(pageLayoutWords.pages({ pages: pageCount(inLayout({ layout: "us-manuscript" })) }))
    .waitFor();
  await expectLines(page, inLayout({ layout: "us-manuscript" }));
  await choice(page, paperNames.a4).check();
  await dialogOf(page)
    .getByText(pageLayoutWords.pages({ pages: pageCount(usOnA4) }))
    .waitFor();
  await button(page, pageLayoutWords.done).click();
  await expectPages(page, usOnA4);
  expect(pageCount(usOnA4)).not.toBe(pageCount(play));

  await waitUntilSaved(page);
  await page.reload();
  await manuscript(page).waitFor();
  await expectPages(page, usOnA4);

  const pdf = await exportAs(page, "pdf");
  expectPdfIn(await linesOfPdf(new Uint8Array(pdf.bytes)), usOnA4);
  const printed = await linesOfPdf(await printPage(page));
  expect(printed.map(({ size }) => size.map(Math.round))).toEqual(paginate(usOnA4).pages.map(() => [595, 842]));

  const { page: reader } = await newDevice(desktop);
  await reader.goto(path);
  await button(reader, readingWords.view).click();
  await button(reader, readingWords.manuscript).click();
  await expectReaderPages(reader, usOnA4);
  const download = await downloadFrom(reader, () => button(reader, readingWords.pdf).click());
  expectPdfIn(await linesOfPdf(new Uint8Array(download.bytes)), usOnA4);
});

/** Checks the size of the paper, and that every line begins where the layout places it. */
function expectPdfIn(pages: Awaited<ReturnType<typeof linesOfPdf>>, one: Play): void {
  const { layout, pages: sheets } = paginate(one);
  expect(pages.length).toBe(sheets.length);
  for (const [index, { size, lines }] of pages.entries()) {
    expect(size[0]).toBeCloseTo(layout.paper.width * 72, 1);
    expect(size[1]).toBeCloseTo(layout.paper.height * 72, 1);
    const expected = (sheets[index]?.lines ?? []).filter(({ spans }) => spans.length > 0);
    expect(lines.map(({ x }) => x.toFixed(1)).sort()).toEqual(expected.map(({ x }) => (x * 72).toFixed(1)).sort());
  }
}

/** The paper has its proportions, and the first speaker's name begins where it does on paper. */
async function expectReaderPages(page: Page, one: Play): Promise<void> {
  const { layout, pages } = paginate(one);
  await page.getByRole("list", { name: describePageCount(pageCountOf({ pages })) }).waitFor();
  const first = pages.findIndex(({ start }) => start);
  const sheet = page.getByRole("listitem", { name: readingWords.pageLabel({ number: first + 1 }), exact: true });
  await sheet.scrollIntoViewIfNeeded();
  const line = pages[first]?.lines.find(({ role }) => role === "cue");
  const name = sheet.getByText(line?.spans.map(({ text }) => text).join("") ?? "", { exact: true }).first();
  await name.waitFor();
  const [at, paper] = [await name.boundingBox(), await sheet.boundingBox()];
  if (!at || !paper || !line) throw new Error("The first page has no speaker's name.");
  expect(paper.height / paper.width).toBeCloseTo(layout.paper.height / layout.paper.width, 2);
  expect((at.x - paper.x) / paper.width).toBeCloseTo(line.x / layout.paper.width, 2);
}

const paperNamesInOrder = Object.keys(papers) as PaperName[];

/** Each layout on one of the papers: what the paper changes is the width of text, in the same way for all of them. */
const combinations = testedLayouts.map((layout, index) => ({
  layout,
  paper: paperNamesInOrder[index % paperNamesInOrder.length],
}));

test.each(combinations)("$layout on $paper: lines end on the screen where they end on paper", async (pageLayout) => {
  const one = withSimultaneous(inLayout(pageLayout));
  expect(layoutOf(one)).toEqual(onPaper(layouts[pageLayout.layout], pageLayout.paper ?? "letter"));
  const page = await openInEditor((await createLink(one)).playId);
  await expectPages(page, one);
});

test("a page layout is changed with the keyboard and undone, and is kept offline", async () => {
  const { playId } = await createLink(play);
  const page = await openInEditor(playId);
  await waitUntilSaved(page);
  await button(page, editorWords.tools).focus();
  await page.keyboard.press("Enter");
  // Second in the menu.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  // The dialog may still be loading when it opens.
  await choice(page, layouts["guild-modern"].name).waitFor();
  await page.context().setOffline(true);
  await choice(page, layouts["guild-modern"].name).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await eventually(() => choice(page, layouts.musical.name).isChecked()).toBe(true);
  await button(page, pageLayoutWords.undo).click();
  await eventually(() => choice(page, layouts["us-manuscript"].name).isChecked()).toBe(true);
  await page.keyboard.press("Escape");
  await dialogOf(page).waitFor({ state: "detached" });
  await expectPages(page, inLayout({ layout: "us-manuscript" }));
  await page.context().setOffline(false);
  await waitUntilSaved(page);
  await page.reload();
  await manuscript(page).waitFor();
  await expectPages(page, inLayout({ layout: "us-manuscript" }));
});

test("the dialog fits a narrow phone, and the text stays in view above it", async () => {
  const { playId } = await createLink(play);
  const page = await openInEditor(playId, { ...phone, viewport: { width: 360, height: 740 } });
  await openPageLayout(page, editorWords.more);
  await expectAccessible(page);
  await choice(page, layouts.musical.name).check();
  await dialogOf(page)
    .getByText(pageLayoutWords.pages({ pages: pageCount(inLayout({ layout: "musical" })) }))
    .waitFor();
  const box = await dialogOf(page).boundingBox();
  expect(box?.y).toBeGreaterThan(200);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await button(page, pageLayoutWords.done).click();
  await dialogOf(page).waitFor({ state: "detached" });
});

test("a new play has A4 where the browser's region uses it", async () => {
  const { page } = await newDeviceOf(await newWriter(), { ...desktop, locale: "de-DE" });
  await beginPlay(page);
  await typeKeys(page, "Scene 1");
  await save(page);
  await openPageLayout(page);
  expect(await choice(page, paperNames.a4).isChecked()).toBe(true);
  expect(await choice(page, paperNames.letter).isChecked()).toBe(false);
});
