import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { layoutOf } from "#domain/play/layout/layoutOf.ts";
import { readLayoutFile, writeLayoutFile } from "#domain/play/layout/own/layoutFile.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import type { PageLayout, Play } from "#domain/play/play.ts";
import { editorWords } from "#frontend/messages/editor.yaml";
import { exportingWords } from "#frontend/messages/exporting.yaml";
import { groupNames, ownLayoutWords } from "#frontend/messages/ownLayouts.yaml";
import { pageLayoutWords } from "#frontend/messages/pageLayout.yaml";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { linesCompared, linesOnPaper, linesOnScreen } from "#tests/support/lineEnds.ts";
import { expectAccessible } from "./harness/access.ts";
import { desktop, eventually, type Look, phone } from "./harness/browserDevice.ts";
import { downloadFrom } from "./harness/download.ts";
import { manuscript, waitUntilSaved } from "./harness/editor.ts";
import { openExportDialog, saveAs } from "./harness/export.ts";
import { linesOfPdf } from "./harness/pdf.ts";
import { demonstrationPerson } from "./harness/people.ts";
import { createLink } from "./harness/reader.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button } from "./harness/signIn.ts";

const play = generatePlay({ seed: 3, speeches: 30 });
const changes = { "cue.left": 1, "cue.align": "left", "font.size": 11, "marks.more": "(MORE)", "margins.left": 1.5 };
const own: PageLayout = { layout: "guild-modern", changes };
const inOwn: Play = { ...play, pageLayout: own };

const newPlay = async (): Promise<string> => (await createLink(play)).playId;

async function openInEditor(playId: string, look: Look = desktop): Promise<Page> {
  const { page } = await newDeviceOf(demonstrationPerson("company"), look);
  await page.goto(`/editor/${playId}`);
  await manuscript(page).waitFor();
  return page;
}

const dialogNamed = (page: Page, name: string) => page.getByRole("dialog", { name });
const layoutNamed = (page: Page, name: string) =>
  dialogNamed(page, pageLayoutWords.title).getByRole("radio", { name: new RegExp(`^${name}`) });

async function openPageLayout(page: Page, menu: string = editorWords.tools): Promise<Locator> {
  await button(page, menu).click();
  await page.getByRole("menuitem", { name: pageLayoutWords.item }).click();
  const dialog = dialogNamed(page, pageLayoutWords.title);
  await dialog.waitFor();
  return dialog;
}

async function expectLines(page: Page, one: Play): Promise<void> {
  const paper = linesOnPaper(one);
  await eventually(async () => linesCompared(await page.evaluate(linesOnScreen), paper)).toEqual(paper);
}

async function fill(group: Locator, label: string, value: string): Promise<void> {
  await group.getByRole("textbox", { name: label, exact: true }).fill(value);
}

/** Makes the changes of `own` in the form. */
async function adjust(page: Page): Promise<Locator> {
  await dialogNamed(page, pageLayoutWords.title).getByRole("button", { name: ownLayoutWords.adjust }).click();
  const form = dialogNamed(page, ownLayoutWords.adjustTitle);
  const group = (name: string) => form.getByRole("region", { name, exact: true });
  await fill(group(groupNames.page), "Font size (pt)", "11");
  await fill(group(groupNames.page), "Left margin (in)", "1.5");
  await fill(group(groupNames.names), "Left indent (in)", "1");
  await group(groupNames.names).getByRole("combobox", { name: "Alignment" }).selectOption("left");
  const more = group(groupNames.marks).getByRole("group", { name: /^Under a speech/ });
  await more.getByRole("checkbox").check();
  return form;
}

/** Deletes the layouts that this person has saved, because all journeys share the demonstration account. */
async function deleteLayout(page: Page, name: string): Promise<void> {
  await layoutNamed(page, name).check();
  await dialogNamed(page, pageLayoutWords.title).getByRole("button", { name: ownLayoutWords.remove }).click();
  const dialog = dialogNamed(page, ownLayoutWords.removeTitle({ name }));
  await dialog.getByRole("button", { name: ownLayoutWords.removeNow }).click();
  await dialog.waitFor({ state: "detached" });
}

test("a writer adjusts a layout, saves it, and uses it for another play, in a file, and in a PDF", async () => {
  const name = "For the Bruntwood";
  const page = await openInEditor(await newPlay());
  await openPageLayout(page);
  const form = await adjust(page);
  await form
    .getByText(ownLayoutWords.previewPages({ pages: pageLayoutWords.pages({ pages: pagesOf(inOwn) }) }))
    .waitFor();
  await expectAccessible(page);
  await form.getByRole("button", { name: ownLayoutWords.saveAs }).click();
  const naming = dialogNamed(page, ownLayoutWords.saveTitle);
  await naming.getByRole("textbox", { name: ownLayoutWords.nameLabel }).fill(name);
  await naming.getByRole("button", { name: ownLayoutWords.save, exact: true }).click();
  await form.waitFor({ state: "detached" });
  expect(await layoutNamed(page, name).isChecked()).toBe(true);
  const exported = await downloadFrom(page, () => button(page, ownLayoutWords.exportLayout).click());
  expect(exported.name).toBe(`${name}.json`);
  expect(readLayoutFile(new Uint8Array(exported.bytes))).toEqual({ name, base: "guild-modern", changes });
  await button(page, pageLayoutWords.done).click();
  await expectLines(page, inOwn);

  await waitUntilSaved(page);
  await page.reload();
  await manuscript(page).waitFor();
  await expectLines(page, inOwn);

  await page.goto(`/editor/${await newPlay()}`);
  await manuscript(page).waitFor();
  await openPageLayout(page);
  expect(await layoutNamed(page, "Guild modern").isChecked()).toBe(true);
  await layoutNamed(page, name).check();
  await button(page, pageLayoutWords.done).click();
  await expectLines(page, inOwn);
  await expectPdf(page, undefined);

  await openPageLayout(page);
  await deleteLayout(page, name);
  await button(page, pageLayoutWords.done).click();
  await expectLines(page, inOwn);
});

const pagesOf = (one: Play): number => paginate(one).pages.filter(({ start }) => start).length;

/** Exports a PDF, with a layout of the list if one is given, and checks where its lines begin. */
async function expectPdf(page: Page, layout: string | undefined): Promise<void> {
  const dialog = await openExportDialog(page);
  if (layout) await dialog.getByRole("combobox", { name: exportingWords.layout }).selectOption({ label: layout });
  const pdf = await downloadFrom(page, () => saveAs(dialog, "pdf"));
  const sheets = paginate(inOwn, layoutOf({ pageLayout: own })).pages;
  const pages = await linesOfPdf(new Uint8Array(pdf.bytes));
  expect(pages.length).toBe(sheets.length);
  for (const [index, { lines }] of pages.entries()) {
    const expected = (sheets[index]?.lines ?? []).filter(({ spans }) => spans.length > 0);
    expect(lines.map(({ x }) => x.toFixed(1)).sort()).toEqual(expected.map(({ x }) => (x * 72).toFixed(1)).sort());
  }
}

test("what can't be applied is explained at its field, a wrong file is refused, and a right one is used", async () => {
  const name = "Café Théâtre";
  const page = await openInEditor(await newPlay(), { ...phone, viewport: { width: 360, height: 740 } });
  const dialog = await openPageLayout(page, editorWords.more);
  await dialog.getByRole("button", { name: ownLayoutWords.adjust }).click();
  const form = dialogNamed(page, ownLayoutWords.adjustTitle);
  const group = form.getByRole("region", { name: groupNames.page, exact: true });
  await fill(group, "Right margin (in)", "1.5");
  const leftMargin = group.getByRole("textbox", { name: "Left margin (in)", exact: true });
  for (const [typed, why] of [
    ["wide", ownLayoutWords.numberNeeded],
    ["9", ownLayoutWords.numberRange({ least: "0.5", most: "3" })],
    ["3", "There wouldn't be enough room for directions. Use smaller indents, margins, or type."],
  ] as const) {
    await leftMargin.fill(typed);
    await group.getByText(why).waitFor();
    expect(await leftMargin.getAttribute("aria-invalid")).toBe("true");
  }
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await form.getByRole("button", { name: ownLayoutWords.apply }).click();
  await eventually(() => leftMargin.evaluate((field) => field === document.activeElement)).toBe(true);
  await leftMargin.fill("1,25");
  await form.getByRole("button", { name: ownLayoutWords.resetGroup({ group: groupNames.page.toLowerCase() }) }).click();
  expect(await leftMargin.inputValue()).toBe("1");
  await form.getByRole("button", { name: ownLayoutWords.cancel }).click();

  const file = (text: string) => ({ name: "x.json", mimeType: "application/json", buffer: Buffer.from(text) });
  const chooser = dialog.getByLabel(ownLayoutWords.chooseFile);
  await chooser.setInputFiles(file('{"format":"ghostlight-play"}'));
  await dialog.getByText(/it isn't a layout that was exported from Ghostlight/).waitFor();
  await chooser.setInputFiles(file(writeLayoutFile({ name: "From a friend", base: "guild-modern", changes })));
  await eventually(() => layoutNamed(page, "From a friend").isChecked()).toBe(true);
  await dialog.getByRole("button", { name: ownLayoutWords.rename }).click();
  const naming = dialogNamed(page, ownLayoutWords.renameTitle);
  await naming.getByRole("textbox", { name: ownLayoutWords.nameLabel }).fill(name);
  await naming.getByRole("button", { name: ownLayoutWords.save, exact: true }).click();
  await naming.waitFor({ state: "detached" });
  expect(await layoutNamed(page, name).isChecked()).toBe(true);
  await layoutNamed(page, "Musical").check();
  await button(page, pageLayoutWords.done).click();
  await waitUntilSaved(page);
  await page.setViewportSize({ width: 1366, height: 900 });
  await expectPdf(page, name);
  await openPageLayout(page);
  await deleteLayout(page, name);
  expect(await layoutNamed(page, "Guild modern, adjusted").count()).toBe(0);
});
