import { unzipSync } from "fflate";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { editorWords } from "#frontend/messages/editor.yaml";
import { submissionWords } from "#frontend/messages/submission.yaml";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { shareLink } from "#tests/support/shareLink.ts";
import { expectAccessible } from "./harness/access.ts";
import { eventually, origin, phone } from "./harness/browserDevice.ts";
import { downloadFrom } from "./harness/download.ts";
import { manuscript } from "./harness/editor.ts";
import { newWriter, type TestPerson } from "./harness/people.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button } from "./harness/signIn.ts";

const title = "The Lamp at the End of the Longest Street";
const written = generatePlay({ seed: 7, speeches: 180 });
const play = {
  ...written,
  front: {
    ...written.front,
    title,
    authors: "Mara Voss",
    contact: "Mara Voss\n4 Wharf Lane",
    synopsis: "",
    musicalNumbers: "",
  },
};
async function openPlay(person: TestPerson): Promise<Page> {
  const { playId } = await shareLink(origin, person, play, { takesFeedback: false });
  const { page } = await newDeviceOf(person);
  await page.goto(`/editor/${playId}`);
  await manuscript(page).waitFor();
  return page;
}

async function openPackageDialog(page: Page, menu: string = editorWords.export): Promise<Locator> {
  await button(page, menu).click();
  await page.getByRole("menuitem", { name: editorWords.sendToItem }).click();
  const dialog = page.getByRole("dialog", { name: editorWords.sendTo });
  await dialog.waitFor();
  return dialog;
}

const part = (dialog: Locator, name: string) => dialog.getByRole("checkbox", { name, exact: true });
const presetList = (dialog: Locator) => dialog.getByRole("combobox", { name: submissionWords.preset, exact: true });

test("a preset that was saved on one device, and used for Word, is found on another and can be renamed and deleted", async () => {
  const person = await newWriter();
  const here = await openPlay(person);
  const first = await openPackageDialog(here);
  await part(first, submissionWords.parts.titlePage).check();
  await part(first, submissionWords.parts.script).uncheck();
  await first.getByRole("textbox", { name: submissionWords.presetName }).fill("Spring festival");
  await first.getByRole("button", { name: submissionWords.savePreset }).click();
  await first.getByText(submissionWords.saved({ name: "Spring festival" })).waitFor();
  await first.getByRole("combobox", { name: submissionWords.format, exact: true }).selectOption("docx");
  const saved = await downloadFrom(here, () =>
    first.getByRole("button", { name: submissionWords.save, exact: true }).click(),
  );
  expect(Object.keys(unzipSync(saved.bytes))).toEqual(
    ["First 10 pages", "Character breakdown", "Title page"].map((name) => `${title} - Mara Voss - ${name}.docx`),
  );

  const { page: there } = await newDeviceOf(person, phone);
  await there.goto(new URL(here.url()).pathname);
  await manuscript(there).waitFor();
  const second = await openPackageDialog(there, editorWords.more);
  expect(await part(second, submissionWords.parts.titlePage).isChecked()).toBe(false);
  await presetList(second).selectOption({ label: "Spring festival" });
  expect(await part(second, submissionWords.parts.titlePage).isChecked()).toBe(true);
  expect(await part(second, submissionWords.parts.script).isChecked()).toBe(false);
  await expectAccessible(there);
  await second.getByRole("textbox", { name: submissionWords.presetName }).fill("Fall festival");
  await second.getByRole("button", { name: submissionWords.rename }).click();
  await second.getByText(submissionWords.renamed({ name: "Fall festival" })).waitFor();
  await second.getByRole("button", { name: submissionWords.remove }).click();
  await second.getByText(submissionWords.removed({ name: "Fall festival" })).waitFor();
  await eventually(() => presetList(second).getByRole("option").allTextContents()).toEqual([
    submissionWords.noPreset,
    ...Object.values(submissionWords.builtIn),
  ]);
});
