import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { kindWords } from "#frontend/messages/editor.yaml";
import { importingWords } from "#frontend/messages/importing.yaml";
import { expectAccessible } from "../journeys/harness/access.ts";
import { eventually } from "../journeys/harness/browserDevice.ts";
import { expectElements, manuscript, titleField, waitUntilSaved } from "../journeys/harness/editor.ts";
import { chooseFiles, type Upload } from "../journeys/harness/playList.ts";
import { button } from "../journeys/harness/signIn.ts";
import { riverSpeeches, riverUpload } from "./importFiles.ts";
import {
  elementOfGroup,
  importedTitle,
  importPreview,
  recognizedCount,
  shownElement,
  textUpload,
} from "./importScreen.ts";
import { openDashboard } from "./openDashboard.ts";

test("centered names in a Word file that were taken for directions are corrected before the play is added", async () => {
  const { page } = await openDashboard();
  await chooseFiles(page, riverUpload);
  await importPreview(page).waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: dashboardWords.emptyTitle }).waitFor();

  await chooseFiles(page, riverUpload);
  await importPreview(page).getByText("the ferryman").first().waitFor();
  expect(await recognizedCount(page, importingWords.facts.speeches)).toBe("0");
  expect(await recognizedCount(page, importingWords.facts.scenes)).toBe("1");
  expect(await recognizedCount(page, importingWords.facts.pages)).toBe("1");
  await page.getByText("The title page was guessed: “Across the River”.").waitFor();
  await expectAccessible(page);

  await button(page, importingWords.showOnPageLabel({ description: "Centered" })).click();
  await elementOfGroup(page, "Centered").selectOption(kindWords.cue);
  await importPreview(page).getByText("THE FERRYMAN").first().waitFor();
  await eventually(() => recognizedCount(page, importingWords.facts.speeches)).toBe("4");
  expect(await recognizedCount(page, importingWords.facts.characters)).toBe("2");
  expect(await shownElement(page, "Centered")).toBe(kindWords.cue);
  expect(await shownElement(page, "At the margin")).toBe(importingWords.automatic({ kind: kindWords.dialogue }));
  expect(await elementOfGroup(page, "Centered").locator("option").first().innerText()).toBe(
    importingWords.automatic({ kind: kindWords.direction }),
  );
  await expectAccessible(page);

  await importedTitle(page).fill("Over the River");
  await button(page, importingWords.previous).click();
  await importPreview(page).getByText("OVER THE RIVER").waitFor();
  await page.getByRole("textbox", { name: importingWords.authors, exact: true }).fill("Ines Okafor");
  await importPreview(page).getByText("Ines Okafor").waitFor();
  await button(page, importingWords.add).click();
  await page.getByText(importingWords.added({ title: "Over the River" })).waitFor();
  await expectElements(page, ["Scene 1", ...riverSpeeches.flat()]);
  await eventually(() => titleField(page).inputValue()).toBe("Over the River");
});

const printed: Upload = {
  name: "ferry.html",
  mimeType: "text/html",
  buffer: Buffer.from(
    `<p class="Who">Ida, a ferryman</p><p class="Who">Tom</p><p class="Print">Printed by hand.</p>
     <p>IDA: Who calls?</p><p>TOM: I do.</p><p>IDA: Come, then.</p>`,
  ),
};

test("a list of characters and a line that isn't the play's are taken out of the text", async () => {
  const { page } = await openDashboard();
  await chooseFiles(page, printed);
  await importPreview(page).getByText("Printed by hand.").waitFor();
  await elementOfGroup(page, "Style “Who”").selectOption(importingWords.otherKinds.characters);
  await importPreview(page).getByText("a ferryman").first().waitFor();
  await elementOfGroup(page, "Style “Print”").selectOption(importingWords.otherKinds.leftOut);
  await importPreview(page).getByText("Printed by hand.").waitFor({ state: "detached" });
  await elementOfGroup(page, "Style “Print”").selectOption("automatic");
  await button(page, importingWords.next).click();
  await importPreview(page).getByText("Printed by hand.").waitFor();
  await elementOfGroup(page, "Style “Print”").selectOption(importingWords.otherKinds.leftOut);
  await expectAccessible(page);
  await button(page, importingWords.add).click();
  await expectElements(page, ["IDA", "Who calls?", "TOM", "I do.", "IDA", "Come, then."]);
});

test("a correction is taken back, and what was corrected is used for the next file that looks alike", async () => {
  const { page } = await openDashboard();
  await chooseFiles(page, riverUpload);
  await elementOfGroup(page, "Centered").selectOption(kindWords.cue);
  await importPreview(page).getByText("THE FERRYMAN").first().waitFor();
  await button(page, importingWords.undo).click();
  await importPreview(page).getByText("the ferryman").first().waitFor();
  await elementOfGroup(page, "Centered").selectOption(kindWords.cue);
  await button(page, importingWords.add).click();
  await manuscript(page).waitFor();
  await waitUntilSaved(page);
  await page.goto("/dashboard");
  await chooseFiles(page, { ...riverUpload, name: "second.docx" });
  await page.getByText(importingWords.usesChoices).waitFor();
  await importPreview(page).getByText("THE FERRYMAN").first().waitFor();
  await expectAccessible(page);
  await button(page, importingWords.startOver).click();
  await importPreview(page).getByText("the ferryman").first().waitFor();
  await button(page, importingWords.undo).click();
  await importPreview(page).getByText("THE FERRYMAN").first().waitFor();
});

test("what looks wrong is corrected with one button, and the focus stays near it", async () => {
  const { page } = await openDashboard();
  const talk = Array.from({ length: 30 }, (_, at) => `${at % 2 ? "Nora" : "Tom"}: Line ${at} is here.`);
  await chooseFiles(page, textUpload("door.txt", [...talk, "The old man: who is there?", ...talk].join("\n\n")));
  await page.getByText(importingWords.proposals.unspoken({ count: 1 })).waitFor();
  await expectAccessible(page);
  await button(page, importingWords.accept.unspoken).press("Enter");
  await eventually(() => recognizedCount(page, importingWords.facts.characters)).toBe("3");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(importingWords.notices);
  await button(page, importingWords.undo).click();
  await button(page, importingWords.accept.unspoken).waitFor();
});

test("a file is corrected and added with the keyboard alone", async () => {
  const { page } = await openDashboard();
  await chooseFiles(page, riverUpload);
  await importPreview(page).getByText("the ferryman").first().waitFor();
  await tabTo(page, importingWords.element({ description: "Centered" }));
  await page.keyboard.type(kindWords.cue);
  await importPreview(page).getByText("THE FERRYMAN").first().waitFor();
  await tabTo(page, importingWords.add);
  await page.keyboard.press("Enter");
  await manuscript(page).waitFor();
  await waitUntilSaved(page);
  await expectElements(page, ["Scene 1", ...riverSpeeches.flat()]);
});

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      const label = at instanceof HTMLSelectElement ? at.labels[0]?.textContent : at?.textContent;
      return at?.getAttribute("aria-label") ?? label ?? "";
    });
  for (let presses = 0; presses < 60; presses++) {
    if ((await focused()) === name) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reached “${name}”.`);
}
