import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { commandWords } from "#frontend/messages/commands.yaml";
import { actionWords, editorWords, frontWords, kindWords } from "#frontend/messages/editor.yaml";
import { pageLayoutWords } from "#frontend/messages/pageLayout.yaml";
import { viewWords } from "#frontend/messages/view.yaml";
import { direction, play, playWith, scene, setting, speech } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "../journeys/harness/access.ts";
import { eventually, phone } from "../journeys/harness/browserDevice.ts";
import { elements, expectElements, typeKeys, waitForKind } from "../journeys/harness/editor.ts";
import { button } from "../journeys/harness/signIn.ts";
import { openEditor } from "./openEditor.ts";

const attic = play(scene("Attic", setting("A lamp."), direction("Rain."), speech("LAMP", "Lamp?")));

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const combobox = (page: Page) => dialog(page, editorWords.commands).getByRole("combobox", { name: commandWords.label });
const options = (page: Page) => dialog(page, editorWords.commands).getByRole("option");

test("a writer goes to scenes, characters and plays and runs actions by typing", async () => {
  const others = [playWith({ title: "The Other Play" }, direction("Fog."))];
  const { page } = await openEditor(attic, { others });
  await typeKeys(page, "{Control+End} My lamp!{Control+k}");
  await combobox(page).waitFor();
  const group = (name: string) => dialog(page, editorWords.commands).getByRole("group", { name });
  await group(commandWords.groups.scenes).getByRole("option", { name: "Attic" }).waitFor();
  await group(commandWords.groups.here).getByRole("option", { name: actionWords.addNote }).waitFor();
  const [top = 0, height = 0] = await page.evaluate(() => {
    const place = document.querySelector("dialog")?.getBoundingClientRect();
    return [(place?.top ?? 0) / window.innerHeight, document.querySelector("dialog input")?.clientHeight];
  });
  expect(top).toBeCloseTo(0.2, 1);
  expect(height).toBe(48);
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
  await dialog(page, editorWords.commands).getByText(commandWords.none).waitFor();
  await combobox(page).fill("undo");
  await expect.poll(() => options(page).count()).toBe(1);
  const before = await elements(page);
  await options(page).click();
  // On a busy machine, keys come so slowly that they are more than one step.
  await eventually(() => elements(page)).not.toEqual(before);
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

test.each([editorWords.title, frontWords.title, frontWords.contact])(
  "after the commands close, typing goes on where it was in the field %s",
  async (name) => {
    const { page } = await openEditor(attic);
    const field = page.getByRole("textbox", { name, exact: true });
    await field.fill("The Lap");
    await typeKeys(page, "{ArrowLeft}{Control+k}");
    await page.getByRole("combobox", { name: commandWords.label }).waitFor();
    await typeKeys(page, "{Escape}m");
    expect(await field.inputValue()).toBe("The Lamp");
  },
);

test("on a phone, the menu opens the commands", async () => {
  const { page } = await openEditor(attic, phone);
  await typeKeys(page, "{Control+End}");
  await button(page, editorWords.more).tap();
  await page.getByRole("menuitem", { name: actionWords.commands }).tap();
  await combobox(page).fill("attic");
  await options(page).first().tap();
  const bar = page.getByRole("region", { name: editorWords.element });
  await bar.getByRole("button", { name: kindWords.scene, pressed: true }).waitFor();
});
