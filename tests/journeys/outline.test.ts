import { test } from "vitest";
import { editorWords } from "#frontend/messages/editor.yaml";
import { sceneFormWords as formWords, outlineWords, statusWords } from "#frontend/messages/outline.yaml";
import { act, play, scene, setting } from "#tests/support/playBuilder.ts";
import { manuscript, waitUntilSaved } from "./harness/editor.ts";
import { demonstrationPerson } from "./harness/people.ts";
import { createLink } from "./harness/reader.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button } from "./harness/signIn.ts";

test("what a writer notes about a scene and collapses in the outline is there after a reload", async () => {
  const { playId } = await createLink(
    play(act("Act One", scene("Hall", setting("Dark."))), act("Act Two", scene("Garden", setting("Rain.")))),
  );
  const { page } = await newDeviceOf(demonstrationPerson("company"));
  await page.goto(`/editor/${playId}`);
  await manuscript(page).waitFor();
  const outline = page.getByRole("navigation", { name: editorWords.outline });
  const entry = (name: string) => outline.getByRole("button", { name: new RegExp(`^${name}`) });
  await outline
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^Hall/ }) })
    .last()
    .getByRole("button", { name: outlineWords.edit })
    .click();
  const form = page.getByRole("dialog", { name: formWords.title.scene, exact: true });
  await form.getByLabel(formWords.status).selectOption(statusWords.draft);
  await form.getByRole("button", { name: formWords.save }).click();
  await button(page, outlineWords.scenesOf({ act: "Act Two" })).click();
  await entry("Garden").waitFor({ state: "detached" });
  await waitUntilSaved(page);

  await page.reload();
  await entry("Hall").getByText(statusWords.draft).waitFor();
  await entry("Garden").waitFor({ state: "detached" });
});
