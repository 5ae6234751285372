import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { readLayoutFile } from "#domain/play/layout/own/layoutFile.ts";
import type { Play } from "#domain/play/play.ts";
import { ownLayoutWords } from "#frontend/messages/ownLayouts.yaml";
import { pageLayoutWords } from "#frontend/messages/pageLayout.yaml";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { downloadFrom } from "./harness/download.ts";
import { manuscript, waitUntilSaved } from "./harness/editor.ts";
import { openExportDialog, saveAs } from "./harness/export.ts";
import { adjusted, adjustLayout, deleteLayout, saveLayoutAs } from "./harness/ownLayouts.ts";
import { expectLines, layoutChoice, openPageLayout } from "./harness/pageLayout.ts";
import { expectPdfOf } from "./harness/pdf.ts";
import { demonstrationPerson } from "./harness/people.ts";
import { createLink } from "./harness/reader.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button } from "./harness/signIn.ts";

const play = generatePlay({ seed: 3, speeches: 30 });
const inAdjusted: Play = { ...play, pageLayout: adjusted };

async function openNewCopy(page: Page): Promise<void> {
  const { playId } = await createLink(play);
  await page.goto(`/editor/${playId}`);
  await manuscript(page).waitFor();
}

test("a saved layout can be exported, and is there after a reload, for another play, and in its PDF", async () => {
  const name = "For the Bruntwood";
  const { page } = await newDeviceOf(demonstrationPerson("company"));
  await openNewCopy(page);
  await openPageLayout(page);
  await adjustLayout(page);
  await saveLayoutAs(page, name);
  expect(await layoutChoice(page, name).isChecked()).toBe(true);
  const exported = await downloadFrom(page, () => button(page, ownLayoutWords.exportLayout).click());
  expect(exported.name).toBe(`${name}.json`);
  const { layout: base, changes } = adjusted;
  expect(readLayoutFile(new Uint8Array(exported.bytes))).toEqual({ name, base, changes });
  await button(page, pageLayoutWords.done).click();
  await expectLines(page, inAdjusted);
  await waitUntilSaved(page);
  await page.reload();
  await manuscript(page).waitFor();
  await expectLines(page, inAdjusted);

  await openNewCopy(page);
  await openPageLayout(page);
  expect(await layoutChoice(page, "Guild modern").isChecked()).toBe(true);
  await layoutChoice(page, name).check();
  await button(page, pageLayoutWords.done).click();
  await expectLines(page, inAdjusted);
  const dialog = await openExportDialog(page);
  const pdf = await downloadFrom(page, () => saveAs(dialog, "pdf"));
  await expectPdfOf(inAdjusted, new Uint8Array(pdf.bytes));

  // All journeys share the demonstration account.
  await openPageLayout(page);
  await deleteLayout(page, name);
  await button(page, pageLayoutWords.done).click();
  await expectLines(page, inAdjusted);
});
