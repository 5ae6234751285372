import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { writeLayoutFile } from "#domain/play/layout/own/layoutFile.ts";
import { pageCount } from "#domain/play/layout/pageCount.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import type { Play } from "#domain/play/play.ts";
import { editorWords } from "#frontend/messages/editor.yaml";
import { exportingWords } from "#frontend/messages/exporting.yaml";
import { groupNames, ownLayoutWords } from "#frontend/messages/ownLayouts.yaml";
import { pageLayoutWords } from "#frontend/messages/pageLayout.yaml";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { expectAccessible } from "../journeys/harness/access.ts";
import { desktop, eventually, phone } from "../journeys/harness/browserDevice.ts";
import { downloadFrom } from "../journeys/harness/download.ts";
import { openExportDialog, saveAs } from "../journeys/harness/export.ts";
import { adjusted, adjustLayout, deleteLayout, dialogNamed, fillIn } from "../journeys/harness/ownLayouts.ts";
import { expectLines, layoutChoice, openPageLayout } from "../journeys/harness/pageLayout.ts";
import { expectPdfOf } from "../journeys/harness/pdf.ts";
import { button } from "../journeys/harness/signIn.ts";
import { openEditor } from "./openEditor.ts";

const play = generatePlay({ seed: 3, speeches: 30 });
const inAdjusted: Play = { ...play, pageLayout: adjusted };

/** Exports a PDF, with a layout of the list if one is given, and checks where its lines begin. */
async function expectPdf(page: Page, layout: string | undefined): Promise<void> {
  const dialog = await openExportDialog(page);
  if (layout) await dialog.getByRole("combobox", { name: exportingWords.layout }).selectOption({ label: layout });
  const pdf = await downloadFrom(page, () => saveAs(dialog, "pdf"));
  await expectPdfOf(inAdjusted, new Uint8Array(pdf.bytes));
}

test("a writer adjusts a layout, and the preview, the screen and the PDF have it", async () => {
  const { page } = await openEditor(play, { ...desktop, tier: "company" });
  await openPageLayout(page);
  const form = await adjustLayout(page);
  await form
    .getByText(
      ownLayoutWords.previewPages({ pages: pageLayoutWords.pages({ pages: pageCount(paginate(inAdjusted)).pages }) }),
    )
    .waitFor();
  await expectAccessible(page);
  await form.getByRole("button", { name: ownLayoutWords.apply }).click();
  await form.waitFor({ state: "detached" });
  expect(await layoutChoice(page, "Guild modern, adjusted").isChecked()).toBe(true);
  await button(page, pageLayoutWords.done).click();
  await expectLines(page, inAdjusted);
  await expectPdf(page, undefined);
});

test("what can't be applied is explained at its field, a wrong file is refused, and a right one is used", async () => {
  const name = "Café Théâtre";
  const { page } = await openEditor(play, { tier: "company", ...phone, viewport: { width: 360, height: 740 } });
  const dialog = await openPageLayout(page, editorWords.more);
  await dialog.getByRole("button", { name: ownLayoutWords.adjust }).click();
  const form = dialogNamed(page, ownLayoutWords.adjustTitle);
  const group = form.getByRole("region", { name: groupNames.page, exact: true });
  await fillIn(group, "Right margin (in)", "1.5");
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
  await chooser.setInputFiles(
    file(writeLayoutFile({ name: "From a friend", base: "guild-modern", changes: adjusted.changes })),
  );
  await eventually(() => layoutChoice(page, "From a friend").isChecked()).toBe(true);
  await dialog.getByRole("button", { name: ownLayoutWords.rename }).click();
  const naming = dialogNamed(page, ownLayoutWords.renameTitle);
  await naming.getByRole("textbox", { name: ownLayoutWords.nameLabel }).fill(name);
  await naming.getByRole("button", { name: ownLayoutWords.save, exact: true }).click();
  await naming.waitFor({ state: "detached" });
  expect(await layoutChoice(page, name).isChecked()).toBe(true);
  await layoutChoice(page, "Musical").check();
  await button(page, pageLayoutWords.done).click();
  await page.setViewportSize({ width: 1366, height: 900 });
  await expectPdf(page, name);
  await openPageLayout(page);
  await deleteLayout(page, name);
  expect(await layoutChoice(page, "Guild modern, adjusted").count()).toBe(0);
});
