import { expect, test } from "vitest";
import { frontMatterWords } from "#frontend/messages/frontMatter.yaml";
import { play as playOf, scene, speech } from "#tests/support/playBuilder.ts";
import { eventually } from "../journeys/harness/browserDevice.ts";
import { waitUntilSaved } from "../journeys/harness/editor.ts";
import { characterGroup, characterNames, frontMatterPage, openFrontMatter } from "../journeys/harness/frontMatter.ts";
import { button } from "../journeys/harness/signIn.ts";
import { openEditor } from "./openEditor.ts";

const play = playOf(
  scene("Hall", speech("TOM", "Who's there?"), speech("NORA (off)", "Me."), speech("THE DOCTOR", "Good evening.")),
);

test("a removed or renamed character comes back in one step, and stays that way", async () => {
  const { page } = await openEditor(play);
  await openFrontMatter(page);
  await button(page, frontMatterWords.addSpeakers({ count: 3 })).click();
  const name = characterGroup(page, "NORA").getByLabel(frontMatterWords.character.name, { exact: true });
  await name.focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("ELEANOR");
  await frontMatterPage(page, 1).getByText("ELEANOR").waitFor();
  expect(await button(page, frontMatterWords.addSpeakers({ count: 1 })).count()).toBe(0);
  // On a busy machine, keys come so slowly that they are more than one step.
  const undo = async () => {
    await page.keyboard.press("Control+Z");
    return characterNames(page);
  };
  await eventually(undo).toEqual(["TOM", "NORA", "THE DOCTOR"]);

  await button(page, frontMatterWords.remove({ name: "TOM" })).click();
  await eventually(() => characterNames(page)).toEqual(["NORA", "THE DOCTOR"]);
  await button(page, frontMatterWords.addSpeakers({ count: 1 })).waitFor();
  await page.keyboard.press("Enter");
  await eventually(() => characterNames(page)).toEqual(["TOM", "NORA", "THE DOCTOR"]);

  await button(page, frontMatterWords.done).click();
  await waitUntilSaved(page);
  await openFrontMatter(page);
  await eventually(() => characterNames(page)).toEqual(["TOM", "NORA", "THE DOCTOR"]);
});
