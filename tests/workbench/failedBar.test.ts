import { expect, test } from "vitest";
import { editorWords } from "#frontend/messages/editor.yaml";
import { play, scene, speech } from "#tests/support/playBuilder.ts";
import { desktop, phone } from "../journeys/harness/browserDevice.ts";
import { button } from "../journeys/harness/signIn.ts";
import { openEditor } from "./openEditor.ts";

test.each([
  ["a laptop", desktop],
  ["a phone", phone],
])("on %s, the editor's bar can be loaded again when it fails", async (_, look) => {
  const written = play(scene("Scene 1"), speech("TOM", "Superstition, all of it."));
  const { page } = await openEditor(written, { ...look, isTroubled: true });
  await page.locator(".editor-top .menu:visible button").first().click();
  // What a program in the browser may do: React can't remove the list when the menu closes.
  await page.locator(".editor-top .menu-list").evaluate((element) => element.remove());
  await page.getByText("Superstition").click();
  await page.getByRole("alert").filter({ hasText: editorWords.panelFailed }).waitFor();
  await button(page, editorWords.tryAgain).click();
  await page.getByRole("link", { name: editorWords.back }).waitFor();
  expect(await page.getByText(editorWords.panelFailed).count()).toBe(0);
});
