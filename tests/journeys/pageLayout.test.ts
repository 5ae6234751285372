import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { layouts } from "#domain/play/layout/designs/layouts.ts";
import { pageCount } from "#domain/play/layout/pageCount.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import type { Play } from "#domain/play/play.ts";
import { editorWords } from "#frontend/messages/editor.yaml";
import { describePageCount } from "#frontend/messages/pageCount.ts";
import { pageLayoutWords, paperNames } from "#frontend/messages/pageLayout.yaml";
import { readingWords } from "#frontend/messages/reading.yaml";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { desktop, eventually, newDevice } from "./harness/browserDevice.ts";
import { downloadFrom } from "./harness/download.ts";
import { manuscript, waitUntilSaved } from "./harness/editor.ts";
import { expectLines, layoutChoice, pageLayoutDialog, paperChoice } from "./harness/pageLayout.ts";
import { expectPdfOf } from "./harness/pdf.ts";
import { demonstrationPerson } from "./harness/people.ts";
import { createLink } from "./harness/reader.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button } from "./harness/signIn.ts";

const play = generatePlay({ seed: 3, speeches: 90 });
const usOnA4: Play = { ...play, pageLayout: { layout: "us-manuscript", paper: "a4" } };

/** Waits until the editor shows the pages of this play, with every line as on paper. */
async function expectPages(page: Page, one: Play): Promise<void> {
  const { pages } = pageCount(paginate(one));
  await page.getByText(editorWords.page({ page: 1, pages }), { exact: true }).waitFor();
  await expectLines(page, one);
}

test("a page layout is changed with the keyboard, undone, kept offline, and reaches readers", async () => {
  const { playId, path } = await createLink(play, { mayDownload: true });
  const { page } = await newDeviceOf(demonstrationPerson("company"));
  await page.goto(`/editor/${playId}`);
  await manuscript(page).waitFor();
  await waitUntilSaved(page);
  const choice = (name: string) => layoutChoice(page, name);
  await button(page, editorWords.tools).focus();
  await page.keyboard.press("Enter");
  // Second in the menu.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  // The dialog may still be loading when it opens.
  await choice(layouts["guild-modern"].name).waitFor();
  await page.context().setOffline(true);
  await choice(layouts["guild-modern"].name).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await eventually(() => choice(layouts.musical.name).isChecked()).toBe(true);
  await button(page, pageLayoutWords.undo).click();
  await eventually(() => choice(layouts["us-manuscript"].name).isChecked()).toBe(true);
  await paperChoice(page, paperNames.a4).click();
  await page.keyboard.press("Escape");
  await pageLayoutDialog(page).waitFor({ state: "detached" });
  await expectPages(page, usOnA4);
  await page.context().setOffline(false);
  await waitUntilSaved(page);
  await page.reload();
  await manuscript(page).waitFor();
  await expectPages(page, usOnA4);

  const { page: reader } = await newDevice(desktop);
  await reader.goto(path);
  await button(reader, readingWords.view).click();
  await button(reader, readingWords.manuscript).click();
  await expectReaderPages(reader, usOnA4);
  const download = await downloadFrom(reader, () => button(reader, readingWords.pdf).click());
  await expectPdfOf(usOnA4, new Uint8Array(download.bytes));
});

/** The paper has its proportions, and the first speaker's name begins where it does on paper. */
async function expectReaderPages(page: Page, one: Play): Promise<void> {
  const { layout, pages } = paginate(one);
  await page.getByRole("list", { name: describePageCount(pageCount({ pages })) }).waitFor();
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
