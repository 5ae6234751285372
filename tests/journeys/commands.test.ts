import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { commandWords, shortcutWords } from "#frontend/messages/commands.yaml";
import { actionWords, editorWords, frontWords, kindWords } from "#frontend/messages/editor.yaml";
import { pageLayoutWords } from "#frontend/messages/pageLayout.yaml";
import { viewWords } from "#frontend/messages/view.yaml";
import { expectAccessible } from "./harness/access.ts";
import { phone } from "./harness/browserDevice.ts";
import { beginPlay, expectElements, manuscript, save, titleField, typeKeys, waitForKind } from "./harness/editor.ts";
import { newWriter } from "./harness/people.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button } from "./harness/signIn.ts";

const scenes = "Attic{Enter}A lamp.{Enter}Rain.{Enter}LAMP{Enter}Lamp? My lamp!";

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const combobox = (page: Page) => dialog(page, commandWords.title).getByRole("combobox", { name: commandWords.label });
const options = (page: Page) => dialog(page, commandWords.title).getByRole("option");

test("a writer goes to scenes, characters and plays and runs actions by typing", async () => {
  const person = await newWriter();
  const { page } = await newDeviceOf(person);
  await beginPlay(page);
  await titleField(page).fill("The Other Play");
  await manuscript(page).click();
  await typeKeys(page, "Fog.");
  await save(page);
  await page.goto("/dashboard");
  await beginPlay(page);
  await typeKeys(page, `${scenes}{Control+k}`);
  await combobox(page).waitFor();
  await expectAccessible(page);
  await typeKeys(page, "att{Enter}");
  await waitForKind(page, "scene");
  await typeKeys(page, "{Control+k}");
  await combobox(page).waitFor();
  await typeKeys(page, "lamp{Enter}");
  await waitForKind(page, "cue");
  await typeKeys(page, "{Control+k}");
  await combobox(page).waitFor();
  await typeKeys(page, "page lay{Enter}");
  await dialog(page, pageLayoutWords.title).waitFor();
  await typeKeys(page, "{Escape}{Control+k}");
  await combobox(page).fill("zzz");
  await dialog(page, commandWords.title).getByText(commandWords.none).waitFor();
  await combobox(page).fill("undo");
  await expect.poll(() => options(page).count()).toBe(1);
  await options(page).click();
  await expectElements(page, ["Attic", "A lamp.", "Rain.", "LAMP", ""]);
  await typeKeys(page, "{Control+k}");
  await combobox(page).fill("the other play");
  await options(page).first().waitFor();
  await typeKeys(page, "{Enter}");
  await expectElements(page, ["Fog."]);
  await typeKeys(page, "{Control+End}{Control+k}");
  await combobox(page).fill(viewWords.zoomIn);
  await options(page).first().waitFor();
  await typeKeys(page, "{Enter} Rain.");
  await expectElements(page, ["Fog. Rain."]);
});

test("a shortcut is changed, taken from another action, kept after a reload, and reset", async () => {
  const { page } = await newDeviceOf(await newWriter());
  await beginPlay(page);
  await typeKeys(page, "Attic{Enter}A lamp.{Control+/}");
  const sheet = dialog(page, shortcutWords.title);
  await sheet.waitFor();
  await expectAccessible(page);
  const change = button(page, shortcutWords.changeFor({ action: actionWords.bold }));
  const waiting = button(page, `${shortcutWords.press}. ${shortcutWords.pressHint}`);
  await change.focus();
  await typeKeys(page, "{Enter}");
  await waiting.waitFor();
  await typeKeys(page, "k");
  await sheet.getByText(shortcutWords.needsModifier).waitFor();
  await typeKeys(page, "{Control+i}");
  await sheet.getByText(shortcutWords.taken({ action: actionWords.italic })).waitFor();
  await change.focus();
  await typeKeys(page, "{Enter}{Escape}");
  await change.waitFor();
  await typeKeys(page, "{Escape}");
  await sheet.waitFor({ state: "hidden" });
  await save(page);
  await page.reload();
  await manuscript(page).click();
  await typeKeys(page, "{Control+End}{Control+i}Rain.");
  await manuscript(page).locator("strong", { hasText: "Rain." }).waitFor();
  await typeKeys(page, "{Control+/}");
  await button(page, shortcutWords.resetAll).click();
  await button(page, shortcutWords.done).click();
  await typeKeys(page, "{Control+End}{Control+i} Night.");
  await manuscript(page).locator("em", { hasText: "Night." }).waitFor();
});

test.each([editorWords.title, frontWords.title, frontWords.contact])(
  "after the commands close, typing goes on where it was in the field %s",
  async (name) => {
    const { page } = await newDeviceOf(await newWriter());
    await beginPlay(page);
    const field = page.getByRole("textbox", { name, exact: true });
    await field.fill("The Lap");
    await typeKeys(page, "{ArrowLeft}{Control+k}");
    await page.getByRole("combobox", { name: commandWords.label }).waitFor();
    await typeKeys(page, "{Escape}m");
    expect(await field.inputValue()).toBe("The Lamp");
  },
);

test("on a phone, the menu opens the commands", async () => {
  const { page } = await newDeviceOf(await newWriter(), phone);
  await beginPlay(page);
  await typeKeys(page, scenes);
  await button(page, editorWords.more).tap();
  await page.getByRole("menuitem", { name: commandWords.item }).tap();
  await combobox(page).fill("attic");
  await options(page).first().tap();
  const bar = page.getByRole("region", { name: editorWords.element });
  await bar.getByRole("button", { name: kindWords.scene, pressed: true }).waitFor();
});
