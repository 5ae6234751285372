import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { frontFieldLabels, frontMatterWords } from "#frontend/messages/frontMatter.yaml";
import { readingWords } from "#frontend/messages/reading.yaml";
import { act, playWith, speech } from "#tests/support/playBuilder.ts";
import { desktop, eventually, newDevice } from "./harness/browserDevice.ts";
import { manuscript, waitUntilSaved } from "./harness/editor.ts";
import {
  characterGroup,
  characterNames,
  frontMatterField,
  frontMatterPage,
  frontMatterPages,
  openFrontMatter,
} from "./harness/frontMatter.ts";
import { demonstrationPerson } from "./harness/people.ts";
import { createLink } from "./harness/reader.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button } from "./harness/signIn.ts";

const play = playWith(
  { title: "The Lamp" },
  act("Act One"),
  speech("TOM", "Who's there?"),
  speech("NORA (off)", "Me."),
  speech("THE DOCTOR", "Good evening."),
  act("Act Two"),
  speech("NORA", "Good night."),
);

async function openInEditor(playId: string): Promise<Page> {
  const { page } = await newDeviceOf(demonstrationPerson("company"));
  await page.goto(`/editor/${playId}`);
  await manuscript(page).waitFor();
  return page;
}

test("readers and the next visit have the front matter", async () => {
  const { playId, path } = await createLink(play);
  const page = await openInEditor(playId);
  await openFrontMatter(page);
  await button(page, frontMatterWords.addSpeakers({ count: 3 })).click();
  await frontMatterField(page, frontFieldLabels.synopsis).fill("The lamp goes out.");
  const doctor = characterGroup(page, "THE DOCTOR");
  await doctor.getByLabel(frontMatterWords.character.age, { exact: true }).fill("60s");
  await doctor.getByLabel(frontMatterWords.character.doubling, { exact: true }).fill("also plays the Porter");
  await button(page, frontMatterWords.moveUp({ name: "THE DOCTOR" })).click();
  await frontMatterField(page, frontFieldLabels.productionHistory).fill("First read in Oslo in 2026.");
  await frontMatterField(page, frontFieldLabels.acknowledgments).fill("Thanks to Ann.");
  await button(page, frontMatterWords.done).click();
  await waitUntilSaved(page);

  const { page: reader } = await newDevice(desktop);
  await reader.goto(path);
  await reader.getByRole("heading", { name: readingWords.productionHistory }).waitFor();
  await reader.getByText("60s. (also plays the Porter)").waitFor();
  await reader.getByText("Thanks to Ann.").waitFor();

  await page.reload();
  await manuscript(page).waitFor();
  await openFrontMatter(page);
  await eventually(() => characterNames(page)).toEqual(["TOM", "THE DOCTOR", "NORA"]);
  expect(await frontMatterField(page, frontFieldLabels.synopsis).inputValue()).toBe("The lamp goes out.");
});

test("a removed or renamed character comes back in one step, also offline", async () => {
  const { playId } = await createLink(play);
  const page = await openInEditor(playId);
  await waitUntilSaved(page);
  await openFrontMatter(page);
  await page.context().setOffline(true);
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

  await page.context().setOffline(false);
  await button(page, frontMatterWords.done).click();
  await waitUntilSaved(page);
  await page.reload();
  await manuscript(page).waitFor();
  await openFrontMatter(page);
  await eventually(() => characterNames(page)).toEqual(["TOM", "NORA", "THE DOCTOR"]);
});

test("two devices edit the front matter at the same time, one of them offline, and nothing is lost", async () => {
  const { playId } = await createLink(play);
  const [here, there] = [await openInEditor(playId), await openInEditor(playId)];
  await openFrontMatter(here);
  await button(here, frontMatterWords.addSpeakers({ count: 3 })).click();
  await button(here, frontMatterWords.done).click();
  await waitUntilSaved(here);
  await here.context().setOffline(true);
  await openFrontMatter(here);
  await frontMatterField(here, frontFieldLabels.acknowledgments).fill("Thanks to Ann.");
  await characterGroup(here, "TOM").getByLabel(frontMatterWords.character.age, { exact: true }).fill("40");

  await there.reload();
  await manuscript(there).waitFor();
  await openFrontMatter(there);
  await frontMatterField(there, frontFieldLabels.acknowledgments).fill("For the theater in Bergen.");
  await characterGroup(there, "TOM")
    .getByLabel(frontMatterWords.character.doubling, { exact: true })
    .fill("also plays the Mayor");
  await button(there, frontMatterWords.remove({ name: "NORA" })).click();
  await button(there, frontMatterWords.done).click();
  await waitUntilSaved(there);

  await here.context().setOffline(false);
  await eventually(() => characterNames(here)).toEqual(["TOM", "THE DOCTOR"]);
  await frontMatterPage(here, 1).getByText("TOM, 40 (also plays the Mayor)").waitFor();
  await frontMatterPages(here).getByText("Thanks to Ann.").waitFor();
  await frontMatterPages(here).getByText("For the theater in Bergen.").waitFor();
});
