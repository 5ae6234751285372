import { test } from "vitest";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { importingWords } from "#frontend/messages/importing.yaml";
import { sharingWords } from "#frontend/messages/sharing.yaml";
import { choosePlayAction } from "./harness/playList.ts";
import { button } from "./harness/signIn.ts";
import { guardedRoutes } from "./look/routes.ts";
import { newTranslatedWriter, translatedTitle } from "./look/translatedPlay.ts";
import { openTranslatedWalk, type TranslatedWalk, tryTranslatedScreen } from "./look/translatedWalk.ts";

test("signed-in screens and what a play list offers have no English words, and work where a browser translates them", async () => {
  const { writer, link } = await newTranslatedWriter();
  const walk = await openTranslatedWalk(writer);
  for (const path of [...Object.keys(guardedRoutes), `/feedback/${link.playId}`, "/dashboard?list=bin"])
    await tryTranslatedScreen(walk, path);
  await walk.page.goto("/dashboard");
  await lookAtPlayMenu(walk);
  await lookAtImport(walk);
  walk.expectNoEnglish();
});

async function lookAtPlayMenu({ page, look }: TranslatedWalk): Promise<void> {
  await button(page, dashboardWords.actionsOf({ title: translatedTitle })).click();
  await look("menu of a play");
  await page.keyboard.press("Escape");
  for (const item of [dashboardWords.rename, dashboardWords.editTags, sharingWords.shareItem]) {
    await choosePlayAction(page, translatedTitle, item);
    await page.getByRole("dialog").waitFor();
    await look(item);
    await page.keyboard.press("Escape");
  }
}

async function lookAtImport({ page, look }: TranslatedWalk): Promise<void> {
  await button(page, dashboardWords.newPlay).click();
  await page.getByRole("dialog").waitFor();
  await look("new play");
  const typed = { name: "obra.txt", mimeType: "", buffer: Buffer.from("INÉS: Hm. [sonríe] Sí.\n\nTOMÁS: No.") };
  const damaged = { name: "rota.docx", mimeType: "", buffer: Buffer.from("PK") };
  const picture = { name: "foto.pdf", mimeType: "", buffer: Buffer.from("GIF89a") };
  await page.getByLabel(dashboardWords.chooseFile).setInputFiles([typed, damaged, picture]);
  await button(page, importingWords.file({ name: "foto.pdf", state: importingWords.states.refused })).waitFor();
  for (const { name } of [typed, damaged, picture]) {
    await page.getByRole("button", { name: new RegExp(`^${name}:`) }).click();
    await look(name);
  }
}
