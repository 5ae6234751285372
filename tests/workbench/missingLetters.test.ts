import { expect, test } from "vitest";
import { exportingWords, missingWords } from "#frontend/messages/exporting.yaml";
import { pdfText } from "#tests/support/pdfText.ts";
import { act, playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "../journeys/harness/access.ts";
import { downloadFrom } from "../journeys/harness/download.ts";
import { openExportDialog, saveAs } from "../journeys/harness/export.ts";
import { button } from "../journeys/harness/signIn.ts";
import { openEditor } from "./openEditor.ts";

const flats = playWith(
  { title: "Flats" },
  act("Act One", scene("Scene 2", speech("MARA", "B♭, ᚠ, well\u2010known."), speech("TOM", "And ก."))),
);

test("characters that no font has are listed with their places, and the PDF has boxes for them", async () => {
  const { page } = await openEditor(flats);
  await saveAs(await openExportDialog(page), "pdf");
  const dialog = page.getByRole("dialog", { name: exportingWords.missingTitle });
  await dialog.getByText(`${missingWords.kinds.letter}, U+16A0`).waitFor();
  await dialog.getByText("Act One, Scene 2, page I-2-1: B♭, ᚠ, well\u2010known.").waitFor();
  await dialog.getByText("Thai letter, U+0E01").waitFor();
  expect(await dialog.locator("bdi").allTextContents()).toEqual(["ᚠ", "ก"]);
  await expectAccessible(page);
  const pdf = await downloadFrom(page, () => button(page, exportingWords.exportAnyway).click());
  expect(pdf.name).toBe("Flats.pdf");
  const text = (await pdfText(new Uint8Array(pdf.bytes))).replaceAll(" ", "");
  expect(text).toContain("B♭,□,well-known.");
  expect(text).toContain("And□.");
});

test("Escape closes the list of missing characters, and not the export below it", async () => {
  const { page } = await openEditor(flats);
  const exporting = await openExportDialog(page);
  await saveAs(exporting, "pdf");
  const missing = page.getByRole("dialog", { name: exportingWords.missingTitle });
  await missing.waitFor();
  await page.keyboard.press("Escape");
  await missing.waitFor({ state: "detached" });
  await exporting.locator(":focus").waitFor();
  await page.keyboard.press("Escape");
  await exporting.waitFor({ state: "detached" });
});
