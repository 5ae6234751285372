import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { describeMentions, describeRenaming } from "#frontend/messages/characters.ts";
import { charactersWords } from "#frontend/messages/characters.yaml";
import { actionWords, editorWords } from "#frontend/messages/editor.yaml";
import { frontFieldLabels, frontMatterWords } from "#frontend/messages/frontMatter.yaml";
import { character, playWith, setting, speech } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "./harness/access.ts";
import { eventually, phone } from "./harness/browserDevice.ts";
import { beginPlay, elements, expectElements, manuscript, save, typeKeys, waitUntilSaved } from "./harness/editor.ts";
import { demonstrationPerson, newWriter } from "./harness/people.ts";
import { createLink } from "./harness/reader.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button } from "./harness/signIn.ts";

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

/** Speeches of NORA, with one cue that has a typo and one with two names. */
const cues = ["NORA", "ANN", "NORA", "NORA AND ANN", "NORA", "NOAR", "NORA"];
const written = ["Attic", "Nora waits. NORA sings.", ...cues.flatMap((cue) => [cue, "Yes."])];
const renamed = (from: string, to: string) => (text: string) =>
  text === from ? to : text.replace(`${from} `, `${to} `);

test("a writer checks, renames, colors and merges characters, and goes through their lines", async () => {
  const writer = await newWriter();
  const { page } = await newDeviceOf(writer);
  await beginPlay(page);
  await typeKeys(page, "Attic{Enter}Nora waits. NORA sings.{Control+4}{Enter}");
  for (const cue of cues) await typeKeys(page, `${cue} {Backspace}{Escape}{Enter}Yes.{Enter}`);
  await typeKeys(page, "{Backspace}");
  await expectElements(page, written);

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
  const corrected = written.map(renamed("NOAR", "NORA"));
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

  const mentions = { directions: 2, list: 0, front: 0, synopses: 0 };
  await inPanel(page, charactersWords.rename).press("Enter");
  await page.getByLabel(charactersWords.newName).fill("Thea");
  await page
    .getByRole("checkbox", { name: charactersWords.mentions({ mentions: describeMentions(mentions) }) })
    .waitFor();
  await typeKeys(page, "{Enter}");
  await notice(page, describeRenaming("NORA", "Thea", { cues: 6, mentions }));
  const now = corrected
    .map(renamed("NORA", "THEA"))
    .map((text) => text.replace("Nora", "Thea").replace("NORA", "THEA"));
  await expectElements(page, now);
  await eventually(() => row(page, "THEA", numbers(6, 6)).evaluate((node) => node === document.activeElement)).toBe(
    true,
  );
  await eventually(() => manuscript(page).locator(".character-blue").count()).toBe(6);
  await typeKeys(page, "{Control+z}");
  await expectElements(page, corrected);
  await typeKeys(page, "{Escape}{Control+Shift+z}");
  await expectElements(page, now);
  await save(page);
  await waitUntilSaved(page);

  await typeKeys(page, "{Control+Home}{ArrowDown}{ArrowDown}{Alt+Shift+PageDown}!");
  await eventually(async () => (await elements(page)).indexOf("THEA!")).toBe(6);
  await typeKeys(page, "{Backspace}");

  const other = await newDeviceOf(writer, { ...phone, viewport: { width: 360, height: 740 } });
  await other.page.goto(page.url());
  await expectElements(other.page, now);
  await button(other.page, editorWords.more).tap();
  await other.page.getByRole("menuitem", { name: actionWords.characters, exact: true }).tap();
  await row(other.page, "ANN", numbers(2, 2)).tap();
  await inPanel(other.page, charactersWords.merge).tap();
  await other.page.getByLabel(charactersWords.mergeWith).selectOption({ label: "THEA" });
  await other.page.getByRole("dialog").getByRole("button", { name: charactersWords.mergeButton, exact: true }).tap();
  await notice(other.page, describeRenaming("ANN", "THEA", { cues: 2, mentions: { ...mentions, directions: 0 } }));
  expect(await panel(other.page).evaluate((node) => node.scrollWidth > node.clientWidth)).toBe(false);
  await inPanel(other.page, frontMatterWords.undo).tap();
  await expectElements(other.page, now);

  await panel(other.page).getByText(charactersWords.unlisted, { exact: true }).waitFor();
  await inPanel(other.page, charactersWords.addToList).tap();
  await panel(other.page).getByText(charactersWords.unlisted, { exact: true }).waitFor({ state: "detached" });
});

test("a new name reaches the front matter and the list of characters, and one undo takes it back", async () => {
  const { playId } = await createLink(
    playWith(
      {
        title: "The Lamp",
        setting: "Nora's attic.",
        synopsis: "NORA waits for Tom.",
        characters: [character("Nora"), character("Tom", { description: "Nora's brother" })],
      },
      setting("Nora sleeps."),
      speech("NORA", "Good night."),
      speech("TOM", "Good night."),
    ),
  );
  const look = { ...phone, viewport: { width: 360, height: 740 } };
  const { page } = await newDeviceOf(demonstrationPerson("company"), look);
  await page.goto(`/editor/${playId}`);
  await manuscript(page).waitFor();
  const frontTexts = async (): Promise<readonly string[]> => {
    await button(page, editorWords.editFrontMatter).tap();
    const dialog = page.getByRole("dialog", { name: editorWords.frontMatter });
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
