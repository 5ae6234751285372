import { test } from "vitest";
import { editorWords } from "#frontend/messages/editor.yaml";
import { sceneFormWords as formWords, outlineWords, statusWords } from "#frontend/messages/outline.yaml";
import { act, play, scene, setting } from "#tests/support/playBuilder.ts";
import { waitUntilSaved } from "../journeys/harness/editor.ts";
import { button } from "../journeys/harness/signIn.ts";
import { openEditor } from "./openEditor.ts";

test("what a writer notes about a scene and collapses in the outline is there after a reload", async () => {
  const { page } = await openEditor(
    play(act("Act One", scene("Hall", setting("Dark."))), act("Act Two", scene("Garden", setting("Rain.")))),
  );
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
