import { expect, test } from "vitest";
import { kindWords } from "#frontend/messages/editor.yaml";
import { importingWords } from "#frontend/messages/importing.yaml";
import { expectAccessible } from "../journeys/harness/access.ts";
import { eventually } from "../journeys/harness/browserDevice.ts";
import { expectElements } from "../journeys/harness/editor.ts";
import { chooseFiles } from "../journeys/harness/playList.ts";
import { button, heading } from "../journeys/harness/signIn.ts";
import { elementOfGroup, importPreview, recognizedCount, shownElement, textUpload } from "./importScreen.ts";
import { openDashboard } from "./openDashboard.ts";

const crossing = [
  ["Nora", "Who calls across the water at this hour of the night?"],
  ["Tom", "I do, and you know that it is me."],
] as const;
/** Names and speeches are in paragraphs that look the same. */
const alike = textUpload("crossing.txt", ["Printed by hand.", ...crossing.flat()].join("\n\n"));
const margin = "At the margin";

test("names and speeches that look the same are split by a pattern, joined, and split by examples", async () => {
  const { page } = await openDashboard();
  await chooseFiles(page, alike);
  await button(page, importingWords.splitLabel({ description: margin })).click();
  await page.getByRole("combobox", { name: importingWords.splitBy }).selectOption("At most 4 words");
  await expectAccessible(page);
  await button(page, importingWords.splitNow).click();
  await elementOfGroup(page, `${margin}, more than 4 words`).waitFor();
  await page.keyboard.press("Tab");
  await button(page, importingWords.joinLabel({ description: `${margin}, at most 4 words` })).click();
  await elementOfGroup(page, margin).waitFor();

  await button(page, importingWords.splitLabel({ description: margin })).click();
  const mark = (kind: "cue" | "dialogue", text: string) =>
    button(page, importingWords.exampleLabel({ role: kindWords[kind], text })).click();
  await mark("cue", "Nora");
  await mark("dialogue", "Nora");
  await mark("cue", "Nora");
  await page.getByText(importingWords.examplesFew).waitFor();
  await mark("dialogue", "Printed by hand.");
  const told = { first: kindWords.cue, looks: "not ending like a sentence" };
  const others = { second: kindWords.dialogue, others: "ending like a sentence" };
  await page.getByText(importingWords.examplesSplit({ ...told, ...others })).waitFor();
  await button(page, importingWords.splitByExamples).click();
  await eventually(() => recognizedCount(page, importingWords.facts.characters)).toBe("2");

  await button(page, importingWords.choosePassage).click();
  await page.getByRole("textbox", { name: importingWords.findParagraph }).fill("printed");
  await page.getByRole("button", { name: /^Printed by hand\./ }).click();
  await page.getByText(importingWords.chosenPassage({ count: 1, first: "Printed by hand.", last: "" })).waitFor();
  await expectAccessible(page);
  await button(page, importingWords.passageKinds.leftOut).click();
  await importPreview(page).getByText("Printed by hand.").waitFor({ state: "detached" });
  await button(page, importingWords.add).click();
  await expectElements(page, ["Nora", crossing[0][1], "Tom", crossing[1][1]]);
});

test("a group is split by examples of any two kinds, and Escape closes only the panel for it", async () => {
  const { page } = await openDashboard();
  await chooseFiles(page, alike);
  await button(page, importingWords.splitLabel({ description: margin })).press("Enter");
  const first = page.getByRole("combobox", { name: importingWords.firstKind });
  const second = page.getByRole("combobox", { name: importingWords.secondKind });
  await second.selectOption(kindWords.note);
  await page.keyboard.press("Escape");
  await second.waitFor({ state: "detached" });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  expect(await focused()).toBe(importingWords.splitLabel({ description: margin }));
  await heading(page, importingWords.title({ files: 1 })).waitFor();

  await page.keyboard.press("Enter");
  await first.selectOption(kindWords.scene);
  await second.selectOption(kindWords.lyric);
  await button(page, importingWords.exampleLabel({ role: kindWords.scene, text: "Nora" })).click();
  await button(page, importingWords.exampleLabel({ role: kindWords.lyric, text: "Printed by hand." })).click();
  await expectAccessible(page);
  await button(page, importingWords.splitByExamples).click();
  await eventually(() => recognizedCount(page, importingWords.facts.scenes)).toBe("2");
  expect(await shownElement(page, `${margin}, ending like a sentence`)).toBe(kindWords.lyric);
});
