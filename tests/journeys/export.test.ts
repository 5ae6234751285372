import { unzipSync } from "fflate";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { formats, isReadable, isWritable } from "#domain/play/formats/formats.ts";
import { writeFountain } from "#domain/play/formats/fountain/writeFountain.ts";
import { readPlayFile } from "#domain/play/formats/reading/readPlayFile.ts";
import { type Play, textOf } from "#domain/play/play.ts";
import { plans, planWith } from "#domain/subscription/plans.ts";
import { editorWords } from "#frontend/messages/editor.yaml";
import { exportingWords } from "#frontend/messages/exporting.yaml";
import { describePageCount } from "#frontend/messages/pageCount.ts";
import { pdfText } from "#tests/support/pdfText.ts";
import { act, character, note, numberedIds, playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "./harness/access.ts";
import { desktop, eventually, type Look, phone } from "./harness/browserDevice.ts";
import { subscribe } from "./harness/checkout.ts";
import { type Downloaded, downloadFrom } from "./harness/download.ts";
import { manuscript, waitUntilSaved } from "./harness/editor.ts";
import { chooseFormat, exportAs, extensionOf, openExportDialog, saveAs } from "./harness/export.ts";
import { linesOfPdf } from "./harness/pdf.ts";
import { newWriter, type TestPerson } from "./harness/people.ts";
import { importFile, openPlayList } from "./harness/playList.ts";
import { newDeviceOf } from "./harness/session.ts";

const title = "The Lamp";
const play = playWith(
  {
    title,
    authors: "Mara Voss",
    contact: "Mara Voss\n4 Wharf Lane",
    copyright: "© Mara Voss",
    characters: [character("NORA"), character("TOM")],
  },
  act(
    "Act One",
    scene("Scene 1", ...speech("TOM", "Who is there in the dark?"), ...speech("NORA", "It is only Nora.")),
  ),
  note("Ask Mara Voss about the lamp."),
  scene("Scene 2", ...speech("TOM", "Good night."), ...speech("ANN", "Mara Voss sends her love.")),
  act("Act Two", scene("Scene 1", ...speech("ANN", "We begin again."), ...speech("NORA", "We begin."))),
);
const writable = formats.filter(isWritable).map(({ id }) => id);

/** Opens a new writer's copy of the play in the editor. */
async function openPlay(look: Look = desktop, writer?: TestPerson): Promise<Page> {
  const { page } = await newDeviceOf(writer ?? (await newWriter()), look);
  await openPlayList(page);
  const buffer = Buffer.from(writeFountain(play, { notes: true }));
  await importFile(page, { name: "lamp.fountain", mimeType: "application/octet-stream", buffer });
  await manuscript(page).waitFor();
  await waitUntilSaved(page);
  return page;
}

const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 2).toString() === "PK";

/** Everything that can be read from a file, whatever its format. */
async function contentOf({ name, bytes }: Downloaded): Promise<string> {
  if (name.endsWith(".pdf")) return pdfText(new Uint8Array(bytes));
  if (!isZip(bytes)) return bytes.toString("utf8");
  const parts = Object.values(unzipSync(bytes)).map((part) => Buffer.from(part).toString("utf8"));
  return parts.join("\n");
}

async function readBack({ name, bytes }: Downloaded): Promise<Play> {
  return (await readPlayFile({ name, bytes: new Uint8Array(bytes) }, numberedIds())).play;
}

const spokenIn = ({ blocks }: Play): readonly string[] => blocks.filter(({ kind }) => kind === "dialogue").map(textOf);

const tick = (dialog: Locator, label: string): Promise<void> =>
  dialog.getByRole("checkbox", { name: label, exact: true }).check();

/** Presses the dialog's button, with the format that is chosen. */
const save = (page: Page, dialog: Locator): Promise<Downloaded> =>
  downloadFrom(page, () => dialog.getByRole("button", { name: exportingWords.exportFile, exact: true }).click());

test("every format can be exported, and its file has the play", async () => {
  const page = await openPlay();
  for (const format of formats.filter(isWritable)) {
    const file = await exportAs(page, format.id);
    expect(file.name).toBe(`${title}${extensionOf(format.id)}`);
    if (isReadable(format)) {
      const back = await readBack(file);
      expect(back.front.title.toLowerCase(), format.id).toBe(title.toLowerCase());
      expect(spokenIn(back), format.id).toEqual(spokenIn(play));
    } else {
      const content = (await contentOf(file)).replace(/\s+/g, " ");
      for (const line of spokenIn(play)) expect(content, format.id).toContain(line);
    }
    expect(await contentOf(file), format.id).not.toContain("Ask Mara Voss about the lamp.");
  }
});

test("a blind copy in any format has no author in its name, its text or its properties", async () => {
  const page = await openPlay();
  const named = await contentOf(await exportAs(page, "docx"));
  expect(named).toContain("Mara Voss");
  for (const format of writable) {
    const dialog = await openExportDialog(page);
    await chooseFormat(dialog, format);
    await tick(dialog, exportingWords.blind);
    const file = await save(page, dialog);
    const content = await contentOf(file);
    expect(content, format).toContain("begin again");
    expect(content.toLowerCase(), format).not.toMatch(/mara|voss|wharf/);
    expect(file.name).toBe(`${title} (${exportingWords.blindFile})${extensionOf(format)}`);
  }
});

test("the options of the last export are still chosen after a reload", async () => {
  const page = await openPlay();
  const first = await openExportDialog(page);
  await chooseFormat(first, "docx");
  await first.getByRole("combobox", { name: exportingWords.paper, exact: true }).selectOption("a4");
  await first.getByRole("textbox", { name: exportingWords.watermark }).fill("DRAFT 3");
  await first.getByRole("radio", { name: exportingWords.headings }).check();
  await tick(first, "Act Two");
  await tick(first, exportingWords.options.speechNumbers);
  await page.reload();
  await manuscript(page).waitFor();
  const dialog = await openExportDialog(page);
  await expectValue(dialog.getByRole("combobox", { name: exportingWords.format, exact: true }), "docx");
  await expectValue(dialog.getByRole("combobox", { name: exportingWords.paper, exact: true }), "a4");
  expect(await dialog.getByRole("textbox", { name: exportingWords.watermark }).inputValue()).toBe("DRAFT 3");
  expect(await dialog.getByRole("checkbox", { name: "Act Two" }).isChecked()).toBe(true);
  const file = await save(page, dialog);
  expect(file.name).toBe(`${title} (${exportingWords.partFile}).docx`);
  const back = await readBack(file);
  expect(spokenIn(back)).toEqual(["We begin again.", "We begin."]);
  expect(back.blocks.map(textOf)).not.toContain("5");
  const content = await contentOf(file);
  expect(content).toContain('string="DRAFT 3"');

  const again = await openExportDialog(page);
  await again.getByText(exportingWords.hasWatermark({ text: "DRAFT 3" })).waitFor();
  await again.getByRole("button", { name: exportingWords.removeWatermark }).click();
  await expectValue(again.getByRole("textbox", { name: exportingWords.watermark }), "");
  await again.getByText(exportingWords.hasWatermark({ text: "DRAFT 3" })).waitFor({ state: "detached" });
  expect(content).toMatch(/SpeechNumber"\/><w:framePr [^>]*><\/w:pPr><w:r><w:t>5</);
});

test("one character's sides have the speeches with the words before them, and nobody else's scenes", async () => {
  const writer = await newWriter();
  const page = await openPlay(desktop, writer);
  const free = await openExportDialog(page);
  await free.getByText(exportingWords.sidesLocked({ plan: plans[planWith("sides")].name })).waitFor();
  expect(await free.getByRole("radio", { name: exportingWords.sides }).isDisabled()).toBe(true);
  expect(await free.getByRole("link", { name: exportingWords.seePlans }).getAttribute("href")).toBe("/pricing");
  await expectAccessible(page);
  await subscribe(writer);
  await page.reload();
  await manuscript(page).waitFor();
  const dialog = await openExportDialog(page);
  await chooseFormat(dialog, "fountain");
  await dialog.getByRole("radio", { name: exportingWords.sides }).check();
  await dialog.getByRole("combobox", { name: exportingWords.character, exact: true }).selectOption("NORA");
  await dialog.getByRole("region", { name: exportingWords.preview }).getByText("Who is there in the dark?").waitFor();
  const sides = await save(page, dialog);
  expect(sides.name).toBe(`${title} (sides for NORA).fountain`);
  expect((await readBack(sides)).blocks.map(textOf)).toEqual([
    "Act One",
    "Scene 1",
    "TOM",
    "Who is there in the dark?",
    "NORA",
    "It is only Nora.",
    "Act Two",
    "Scene 1",
    "ANN",
    "We begin again.",
    "NORA",
    "We begin.",
  ]);
});

test("a PDF of one scene has the page numbers of the whole play, and the watermark", async () => {
  const page = await openPlay();
  const dialog = await openExportDialog(page);
  await chooseFormat(dialog, "pdf");
  await dialog.getByRole("radio", { name: exportingWords.headings }).check();
  await dialog.getByRole("checkbox", { name: "Act Two" }).check();
  await dialog.getByRole("textbox", { name: exportingWords.watermark }).fill("DRAFT");
  await dialog.getByRole("checkbox", { name: exportingWords.options.titlePage, exact: true }).uncheck();
  await dialog.getByRole("checkbox", { name: exportingWords.options.characterPage, exact: true }).uncheck();
  await dialog.getByText(describePageCount({ pages: 1, sheets: 1 }), { exact: true }).waitFor();
  const preview = dialog.getByRole("region", { name: exportingWords.preview });
  await preview.getByText("II-1-2", { exact: true }).waitFor();
  await preview.getByText("DRAFT", { exact: true }).waitFor();
  const content = await contentOf(await save(page, dialog));
  expect(content).toContain("II-1-2");
  expect(content).toContain("DRAFT");
  expect(content).toContain("We begin again.");
  expect(content).not.toContain("Good night.");
});

test("the whole dialog works with the keyboard alone", async () => {
  const page = await openPlay();
  await page.getByRole("button", { name: editorWords.export, exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: exportingWords.title });
  await dialog.waitFor();
  const format = dialog.getByRole("combobox", { name: exportingWords.format, exact: true });
  await tabTo(page, format);
  await page.keyboard.type("Fountain");
  await expectValue(format, "fountain");
  const notes = dialog.getByRole("checkbox", { name: exportingWords.options.notes, exact: true });
  await tabTo(page, notes);
  await page.keyboard.press("Space");
  await tabTo(page, dialog.getByRole("region", { name: exportingWords.preview }));
  await tabTo(page, dialog.getByRole("button", { name: exportingWords.exportFile, exact: true }));
  const file = await downloadFrom(page, () => page.keyboard.press("Enter"));
  expect(file.bytes.toString()).toContain("[[Ask Mara Voss about the lamp.]]");
  await dialog.waitFor({ state: "hidden" });
  await openExportDialog(page);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
});

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((node) => node === document.activeElement);
  for (let presses = 0; presses < 30 && !(await isFocused()); presses++) await page.keyboard.press("Tab");
  expect(await isFocused()).toBe(true);
}

const expectValue = (field: Locator, value: string): Promise<void> => eventually(() => field.inputValue()).toBe(value);

test("the dialog fits a phone of 360 pixels, is accessible, and exports", async () => {
  const page = await openPlay({ ...phone, viewport: { width: 360, height: 740 } });
  await page.getByRole("button", { name: editorWords.more, exact: true }).click();
  await page.getByRole("menuitem", { name: editorWords.exportFile }).click();
  const dialog = page.getByRole("dialog", { name: exportingWords.title });
  const preview = dialog.getByRole("region", { name: exportingWords.preview });
  await preview.getByText("THE LAMP", { exact: true }).waitFor();
  await tick(dialog, exportingWords.blind);
  expect(await dialog.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  const file = await downloadFrom(page, () => saveAs(dialog, "plain text"));
  expect(file.name).toBe(`${title} (${exportingWords.blindFile}).txt`);
});

test("an acting edition is exported as a booklet, two pages to a side", async () => {
  const page = await openPlay();
  const dialog = await openExportDialog(page);
  const booklet = dialog.getByRole("checkbox", { name: exportingWords.booklet });
  expect(await booklet.count()).toBe(0);
  await dialog.getByRole("combobox", { name: exportingWords.layout }).selectOption("acting-edition");
  await booklet.check();
  const { name, bytes } = await downloadFrom(page, () => saveAs(dialog, "pdf"));
  expect(name).toBe("The Lamp (booklet).pdf");
  for (const { size } of await linesOfPdf(new Uint8Array(bytes))) expect(size).toEqual([792, 612]);
  expect(await (await openExportDialog(page)).getByRole("checkbox", { name: exportingWords.booklet }).isChecked()).toBe(
    true,
  );
});
