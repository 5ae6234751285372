import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { editorWords } from "#frontend/messages/editor.yaml";
import { manuscript, typeKeys, waitUntilOnDevice, waitUntilSaved } from "./harness/editor.ts";
import { openEachPart } from "./harness/openEachPart.ts";
import { button } from "./harness/signIn.ts";
import { newTranslatedWriter } from "./look/translatedPlay.ts";
import { openTranslatedWalk } from "./look/translatedWalk.ts";

test("the editor says how safe the text is where a browser translates it, and no dialog or panel has English words", async () => {
  const { writer, link } = await newTranslatedWriter();
  const { page, context, look, expectNoEnglish } = await openTranslatedWalk(writer);
  await page.goto(`/editor/${link.playId}`);
  await manuscript(page).waitFor();
  await page.locator("header font, .editor-top font").first().waitFor();
  await manuscript(page).focus();
  await waitUntilSaved(page);
  // Code that fails to load would reload the page later.
  await look("the editor");
  await context.setOffline(true);
  await typeKeys(page, "x");
  await waitUntilOnDevice(page);
  await button(page, editorWords.outline).waitFor();
  await context.setOffline(false);
  await waitUntilSaved(page);
  expect(await manuscript(page).locator("font").count()).toBe(0);
  const parts = await openEachPart(page, async (name) => {
    await look(name);
    await expectNoFailedPanel(page, name);
  });
  expect(parts).toBeGreaterThan(15);
  expectNoEnglish();
});

const expectNoFailedPanel = async (page: Page, name: string): Promise<void> =>
  expect(await page.getByText(editorWords.panelFailed).count(), name).toBe(0);
