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

test("two devices edit the front matter, one of them offline; nothing is lost, and readers have it", async () => {
  const { playId, path } = await createLink(play);
  const [here, there] = [await openInEditor(playId), await openInEditor(playId)];
  await openFrontMatter(here);
  await button(here, frontMatterWords.addSpeakers({ count: 3 })).click();
  await frontMatterField(here, frontFieldLabels.synopsis).fill("The lamp goes out.");
  await button(here, frontMatterWords.moveUp({ name: "THE DOCTOR" })).click();
  await frontMatterField(here, frontFieldLabels.productionHistory).fill("First read in Oslo in 2026.");
  await button(here, frontMatterWords.done).click();
  await waitUntilSaved(here);
  await here.context().setOffline(true);
  await openFrontMatter(here);
  await frontMatterField(here, frontFieldLabels.acknowledgments).fill("Thanks to Ann.");
  await characterGroup(here, "TOM").getByLabel(frontMatterWords.character.age, { exact: true }).fill("40");

  await there.reload();
  await manuscript(there).waitFor();
  await openFrontMatter(there);
  await eventually(() => characterNames(there)).toEqual(["TOM", "THE DOCTOR", "NORA"]);
  expect(await frontMatterField(there, frontFieldLabels.synopsis).inputValue()).toBe("The lamp goes out.");
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
  await button(here, frontMatterWords.done).click();
  await waitUntilSaved(here);

  const { page: reader } = await newDevice(desktop);
  await reader.goto(path);
  await reader.getByRole("heading", { name: readingWords.productionHistory }).waitFor();
  await reader.getByText("40. (also plays the Mayor)").waitFor();
  await reader.getByText("Thanks to Ann.").waitFor();
});
