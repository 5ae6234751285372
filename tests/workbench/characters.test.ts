import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Play } from "#domain/play/play.ts";
import { describeMentions, describeRenaming } from "#frontend/messages/characters.ts";
import { charactersWords } from "#frontend/messages/characters.yaml";
import { actionWords, editorWords } from "#frontend/messages/editor.yaml";
import { frontFieldLabels, frontMatterWords } from "#frontend/messages/frontMatter.yaml";
import { character, direction, play, playWith, scene, setting, speech } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "../journeys/harness/access.ts";
import { eventually, phone } from "../journeys/harness/browserDevice.ts";
import { elements, expectElements, manuscript, typeKeys } from "../journeys/harness/editor.ts";
import { button } from "../journeys/harness/signIn.ts";
import { openEditor } from "./openEditor.ts";

const panel = (page: Page) => page.getByRole("complementary", { name: actionWords.characters });
const row = (page: Page, name: string, numbers: string) =>
  panel(page).getByRole("button", { name: `${name} ${numbers}`, exact: true });
const inPanel = (page: Page, name: string) => panel(page).getByRole("button", { name, exact: true });
const notice = (page: Page, text: string) => panel(page).getByText(text, { exact: true }).waitFor();
const numbers = (lines: number, spoken: number): string =>
  [
    charactersWords.lines({ count: lines }),
    charactersWords.words({ count: spoken }),
    charactersWords.scenes({ count: 1 }),
  ].join(" · ");

const narrowPhone = { ...phone, viewport: { width: 360, height: 740 } };

/** A scene in which each cue has one speech. */
const sceneWith = (directions: string, cues: readonly string[]): Play =>
  play(scene("Attic", direction(directions), ...cues.map((cue) => speech(cue, "Yes."))));
const elementsWith = (directions: string, cues: readonly string[]): readonly string[] => [
  "Attic",
  directions,
  ...cues.flatMap((cue) => [cue, "Yes."]),
];

/** Speeches of NORA, with one cue that has a typo and one with two names. */
const cues = ["NORA", "ANN", "NORA", "NORA AND ANN", "NORA", "NOAR", "NORA"];
const directions = "Nora waits. NORA sings.";
const correctedCues = cues.map((cue) => cue.replace("NOAR", "NORA"));
const corrected = elementsWith(directions, correctedCues);
const renamedCues = correctedCues.map((cue) => cue.replace("NORA", "THEA"));
const renamed = elementsWith("Thea waits. THEA sings.", renamedCues);
const mentions = { directions: 2, list: 0, front: 0, synopses: 0 };

test("a writer checks, renames and colors characters, and goes through their lines", async () => {
  const { page } = await openEditor(sceneWith(directions, cues));
  await typeKeys(page, "{F8}");
  await row(page, "NORA", numbers(5, 5)).waitFor();
  await expectAccessible(page);
  await manuscript(page).focus();
  await typeKeys(page, "{F8}");
  const heading = panel(page).getByRole("heading", { level: 2 });
  await eventually(() => heading.evaluate((node) => node === document.activeElement)).toBe(true);
  await notice(page, charactersWords.problem.typo({ name: "NOAR", count: 1, intended: "NORA" }));
  await inPanel(page, charactersWords.correct({ intended: "NORA" })).press("Enter");
  await notice(page, charactersWords.corrected({ name: "NOAR", intended: "NORA", count: 1 }));
  await expectElements(page, corrected);

  await row(page, "NORA", numbers(6, 6)).press("Enter");
  await panel(page).getByRole("radio", { name: charactersWords.colors.blue }).press("Space");
  await eventually(() => manuscript(page).locator(".character-blue").allTextContents()).toEqual(Array(6).fill("NORA"));
  await inPanel(page, `${charactersWords.entrance} Attic`).press("Enter");
  await inPanel(page, charactersWords.stepTo.next).press("Enter");
  await notice(page, charactersWords.place({ current: 1, count: 6 }));
  await inPanel(page, charactersWords.stepTo.next).press("Enter");
  await notice(page, charactersWords.place({ current: 2, count: 6 }));
  await expectAccessible(page);

  await inPanel(page, charactersWords.rename).press("Enter");
  await page.getByLabel(charactersWords.newName).fill("Thea");
  await page
    .getByRole("checkbox", { name: charactersWords.mentions({ mentions: describeMentions(mentions) }) })
    .waitFor();
  await typeKeys(page, "{Enter}");
  await notice(page, describeRenaming("NORA", "Thea", { cues: 6, mentions }));
  await expectElements(page, renamed);
  await row(page, "THEA", numbers(6, 6)).and(page.locator(":focus")).waitFor();
  await eventually(() => manuscript(page).locator(".character-blue").count()).toBe(6);
  await typeKeys(page, "{Control+z}");
  await expectElements(page, corrected);
  await typeKeys(page, "{Escape}{Control+Shift+z}");
  await expectElements(page, renamed);

  await typeKeys(page, "{Control+Home}{ArrowDown}{ArrowDown}{Alt+Shift+PageDown}!");
  await eventually(async () => (await elements(page)).indexOf("THEA!")).toBe(6);
});

test("on a phone, a character is merged into another one and added to the list", async () => {
  const { page } = await openEditor(sceneWith("Thea waits. THEA sings.", renamedCues), narrowPhone);
  await expectElements(page, renamed);
  await button(page, editorWords.more).tap();
  await page.getByRole("menuitemcheckbox", { name: actionWords.characters, exact: true }).tap();
  await row(page, "ANN", numbers(2, 2)).tap();
  await inPanel(page, charactersWords.merge).tap();
  await page.getByLabel(charactersWords.mergeWith).selectOption({ label: "THEA" });
  await page.getByRole("dialog").getByRole("button", { name: charactersWords.mergeButton, exact: true }).tap();
  await notice(page, describeRenaming("ANN", "THEA", { cues: 2, mentions: { ...mentions, directions: 0 } }));
  expect(await panel(page).evaluate((node) => node.scrollWidth > node.clientWidth)).toBe(false);
  await inPanel(page, frontMatterWords.undo).tap();
  await expectElements(page, renamed);

  await panel(page).getByText(charactersWords.unlisted, { exact: true }).waitFor();
  await inPanel(page, charactersWords.addToList).tap();
  await panel(page).getByText(charactersWords.unlisted, { exact: true }).waitFor({ state: "detached" });
});

test("a new name reaches the front matter and the list of characters, and one undo takes it back", async () => {
  const written = playWith(
    {
      title: "The Lamp",
      setting: "Nora's attic.",
      synopsis: "NORA waits for Tom.",
      characters: [character("Nora"), character("Tom", { description: "Nora's brother" })],
    },
    setting("Nora sleeps."),
    speech("NORA", "Good night."),
    speech("TOM", "Good night."),
  );
  const { page } = await openEditor(written, narrowPhone);
  const frontTexts = async (): Promise<readonly string[]> => {
    await button(page, editorWords.editFrontMatter).tap();
    const dialog = page.getByRole("region", { name: editorWords.frontMatter, exact: true });
    const textIn = (field: "setting" | "synopsis") =>
      dialog.getByRole("textbox", { name: frontFieldLabels[field], exact: true }).inputValue();
    const texts = [await textIn("setting"), await textIn("synopsis")];
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    return texts;
  };
  await typeKeys(page, "{F8}");
  await row(page, "Nora", numbers(1, 2)).tap();
  await inPanel(page, charactersWords.rename).tap();
  await page.getByLabel(charactersWords.newName).fill("Theodora Maximiliane von Hohenstein-Lamp");
  const mentions = { directions: 1, list: 1, front: 2, synopses: 0 };
  await page
    .getByRole("checkbox", { name: charactersWords.mentions({ mentions: describeMentions(mentions) }) })
    .waitFor();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: charactersWords.renameButton, exact: true }).tap();
  await notice(page, describeRenaming("Nora", "Theodora Maximiliane von Hohenstein-Lamp", { cues: 1, mentions }));
  expect(await frontTexts()).toEqual([
    "Theodora Maximiliane von Hohenstein-Lamp's attic.",
    "THEODORA MAXIMILIANE VON HOHENSTEIN-LAMP waits for Tom.",
  ]);
  await inPanel(page, frontMatterWords.undo).tap();
  expect(await frontTexts()).toEqual(["Nora's attic.", "NORA waits for Tom."]);
});
