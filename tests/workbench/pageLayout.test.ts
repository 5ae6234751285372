import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { layouts, onPaper, type PaperName, papers } from "#domain/play/layout/designs/layouts.ts";
import { layoutOf } from "#domain/play/layout/layoutOf.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import type { PageLayout, Play } from "#domain/play/play.ts";
import { editorWords } from "#frontend/messages/editor.yaml";
import { pageLayoutWords, paperNames } from "#frontend/messages/pageLayout.yaml";
import { generatePlay, withSimultaneous } from "#tests/support/generatePlay.ts";
import { expectAccessible } from "../journeys/harness/access.ts";
import { desktop, phone } from "../journeys/harness/browserDevice.ts";
import { manuscript, typeKeys } from "../journeys/harness/editor.ts";
import { exportAs } from "../journeys/harness/export.ts";
import {
  expectLines,
  layoutChoice,
  openPageLayout,
  pageLayoutDialog,
  paperChoice,
} from "../journeys/harness/pageLayout.ts";
import { expectPdfOf, linesOfPdf } from "../journeys/harness/pdf.ts";
import { printPage } from "../journeys/harness/print.ts";
import { button } from "../journeys/harness/signIn.ts";
import { openEditor } from "./openEditor.ts";
import { testedLayouts } from "./testedLayouts.ts";

const play = generatePlay({ seed: 3, speeches: 90 });
const inLayout = (pageLayout: PageLayout): Play => ({ ...play, pageLayout });
const usOnA4 = inLayout({ layout: "us-manuscript", paper: "a4" });

const pageCount = (one: Play): number => paginate(one).pages.filter(({ start }) => start).length;

/** Waits until the editor shows the pages of this play: their number, and every line as on paper. */
async function expectPages(page: Page, one: Play): Promise<void> {
  await page.getByText(editorWords.page({ page: 1, pages: pageCount(one) }), { exact: true }).waitFor();
  await expectLines(page, one);
}

test.each([1366, 1920])(
  "in a window %i px wide, the whole page can be seen beside the layouts, and so can the bars",
  async (width) => {
    const { page } = await openEditor(play, { viewport: { width, height: 800 } });
    await expectPages(page, play);
    await openPageLayout(page);
    await layoutChoice(page, layouts["guild-modern"].name).waitFor();
    const [sheet, dialog] = [await manuscript(page).boundingBox(), await pageLayoutDialog(page).boundingBox()];
    const edges = { left: sheet?.x ?? 0, right: (dialog?.x ?? 0) - ((sheet?.x ?? 0) + (sheet?.width ?? 0)) };
    expect(edges.left).toBeGreaterThanOrEqual(24);
    expect(edges.right).toBeGreaterThanOrEqual(24);
    const [top, bottom] = [dialog?.y ?? 0, (dialog?.y ?? 0) + (dialog?.height ?? 0)];
    expect(await page.locator(".editor-top").boundingBox()).toMatchObject({ y: 0, height: 52 });
    expect(top).toBeGreaterThanOrEqual(52);
    expect(bottom).toBeLessThanOrEqual(800 - 32);
  },
);

test("a writer changes layout and paper; the screen, the PDF and print follow", async () => {
  const { page } = await openEditor(play);
  await expectPages(page, play);

  await openPageLayout(page);
  expect(await layoutChoice(page, layouts["guild-modern"].name).isChecked()).toBe(true);
  await expectAccessible(page);
  await layoutChoice(page, layouts["us-manuscript"].name).check();
  await pageLayoutDialog(page)
    .getByText(pageLayoutWords.pages({ pages: pageCount(inLayout({ layout: "us-manuscript" })) }))
    .waitFor();
  await expectLines(page, inLayout({ layout: "us-manuscript" }));
  await paperChoice(page, paperNames.a4).click();
  await pageLayoutDialog(page)
    .getByText(pageLayoutWords.pages({ pages: pageCount(usOnA4) }))
    .waitFor();
  await button(page, pageLayoutWords.done).click();
  await expectPages(page, usOnA4);
  expect(pageCount(usOnA4)).not.toBe(pageCount(play));

  const pdf = await exportAs(page, "pdf");
  await expectPdfOf(usOnA4, new Uint8Array(pdf.bytes));
  const printed = await linesOfPdf(await printPage(page));
  expect(printed.map(({ size }) => size.map(Math.round))).toEqual(paginate(usOnA4).pages.map(() => [595, 842]));
});

const paperNamesInOrder = Object.keys(papers) as PaperName[];

/** Each layout on one of the papers: what the paper changes is the width of text, in the same way for all of them. */
const combinations = testedLayouts.map((layout, index) => ({
  layout,
  paper: paperNamesInOrder[index % paperNamesInOrder.length],
}));

test.each(combinations)("$layout on $paper: lines end on the screen where they end on paper", async (pageLayout) => {
  const one = withSimultaneous(inLayout(pageLayout));
  expect(layoutOf(one)).toEqual(onPaper(layouts[pageLayout.layout], pageLayout.paper ?? "letter"));
  const { page } = await openEditor(one);
  await expectPages(page, one);
});

test("the dialog fits a narrow phone, and the text stays in view above it", async () => {
  const { page } = await openEditor(play, { ...phone, viewport: { width: 360, height: 740 } });
  await openPageLayout(page, editorWords.more);
  await expectAccessible(page);
  await layoutChoice(page, layouts.musical.name).check();
  await pageLayoutDialog(page)
    .getByText(pageLayoutWords.pages({ pages: pageCount(inLayout({ layout: "musical" })) }))
    .waitFor();
  const box = await pageLayoutDialog(page).boundingBox();
  expect(box?.y).toBeGreaterThan(200);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await button(page, pageLayoutWords.done).click();
  await pageLayoutDialog(page).waitFor({ state: "detached" });
});

test("a new play has A4 where the browser's region uses it", async () => {
  const { page } = await openEditor(undefined, { ...desktop, locale: "de-DE" });
  await typeKeys(page, "{Control+2}Scene 1");
  await openPageLayout(page);
  expect(await paperChoice(page, paperNames.a4).getAttribute("aria-pressed")).toBe("true");
  expect(await paperChoice(page, paperNames.letter).getAttribute("aria-pressed")).toBe("false");
});
