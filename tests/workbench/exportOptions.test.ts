import { strFromU8, unzipSync } from "fflate";
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { readPlayFile } from "#domain/play/formats/reading/readPlayFile.ts";
import { textOf } from "#domain/play/play.ts";
import { exportingWords } from "#frontend/messages/exporting.yaml";
import { act, numberedIds, playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { desktop, eventually } from "../journeys/harness/browserDevice.ts";
import { downloadFrom } from "../journeys/harness/download.ts";
import { manuscript } from "../journeys/harness/editor.ts";
import { chooseFormat, openExportDialog } from "../journeys/harness/export.ts";
import { button } from "../journeys/harness/signIn.ts";
import { openEditor } from "./openEditor.ts";

const play = playWith(
  { title: "The Lamp" },
  act(
    "Act One",
    scene("Scene 1", ...speech("TOM", "Who is there in the dark?"), ...speech("NORA", "It is only Nora.")),
  ),
  scene("Scene 2", ...speech("TOM", "Good night."), ...speech("ANN", "Mara Voss sends her love.")),
  act("Act Two", scene("Scene 1", ...speech("ANN", "We begin again."), ...speech("NORA", "We begin."))),
);

const expectValue = (field: Locator, value: string): Promise<void> => eventually(() => field.inputValue()).toBe(value);

test("the options of the last export are still chosen after a reload", async () => {
  const { page } = await openEditor(play, { ...desktop, tier: "company" });
  const first = await openExportDialog(page);
  await chooseFormat(first, "docx");
  await first.getByRole("combobox", { name: exportingWords.paper, exact: true }).selectOption("a4");
  await first.getByRole("textbox", { name: exportingWords.watermark }).fill("DRAFT 3");
  await first.getByRole("radio", { name: exportingWords.headings }).check();
  await first.getByRole("checkbox", { name: "Act Two", exact: true }).check();
  await first.getByRole("checkbox", { name: exportingWords.options.speechNumbers, exact: true }).check();
  await page.reload();
  await manuscript(page).waitFor();
  const dialog = await openExportDialog(page);
  await expectValue(dialog.getByRole("combobox", { name: exportingWords.format, exact: true }), "docx");
  await expectValue(dialog.getByRole("combobox", { name: exportingWords.paper, exact: true }), "a4");
  expect(await dialog.getByRole("textbox", { name: exportingWords.watermark }).inputValue()).toBe("DRAFT 3");
  expect(await dialog.getByRole("checkbox", { name: "Act Two" }).isChecked()).toBe(true);
  const file = await downloadFrom(page, () => button(dialog, exportingWords.exportFile).click());
  expect(file.name).toBe(`The Lamp (${exportingWords.partFile}).docx`);
  const back = (await readPlayFile({ name: file.name, bytes: new Uint8Array(file.bytes) }, numberedIds())).play;
  expect(back.blocks.filter(({ kind }) => kind === "dialogue").map(textOf)).toEqual(["We begin again.", "We begin."]);
  expect(back.blocks.map(textOf)).not.toContain("5");
  const content = Object.values(unzipSync(file.bytes))
    .map((part) => strFromU8(part))
    .join("\n");
  expect(content).toContain('string="DRAFT 3"');

  const again = await openExportDialog(page);
  await again.getByText(exportingWords.hasWatermark({ text: "DRAFT 3" })).waitFor();
  await again.getByRole("button", { name: exportingWords.removeWatermark }).click();
  await expectValue(again.getByRole("textbox", { name: exportingWords.watermark }), "");
  await again.getByText(exportingWords.hasWatermark({ text: "DRAFT 3" })).waitFor({ state: "detached" });
  expect(content).toMatch(/SpeechNumber"\/><w:framePr [^>]*><\/w:pPr><w:r><w:t>5</);
});
