import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { actionWords, editorWords, frontWords, kindWords } from "#frontend/messages/editor.yaml";
import { findWords } from "#frontend/messages/find.yaml";
import { direction, play, scene, setting, speech } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "../journeys/harness/access.ts";
import { type BrowserDevice, eventually, type Look, phone } from "../journeys/harness/browserDevice.ts";
import { expectElements, manuscript, typeKeys, waitForKind } from "../journeys/harness/editor.ts";
import { button } from "../journeys/harness/signIn.ts";
import { openEditor } from "./openEditor.ts";

/** Opens a scene with four lamps. The cursor is at its end. */
async function openScene(look?: Look): Promise<BrowserDevice> {
  const attic = scene("Attic", setting("A lamp."), direction("Rain."), speech("LAMP", "Lamp? My lamp!"));
  const device = await openEditor(play(attic), look);
  await typeKeys(device.page, "{Control+End}");
  return device;
}

const bar = (page: Page) => page.getByRole("search", { name: findWords.bar });
const field = (page: Page, name: string = findWords.find) => bar(page).getByRole("textbox", { name, exact: true });
const shows = (page: Page, status: string) => bar(page).getByText(status, { exact: true }).waitFor();
const marks = (page: Page) => manuscript(page).locator("mark").allTextContents();
const hasFocus = (locator: ReturnType<typeof manuscript>) =>
  eventually(() => locator.evaluate((node) => node.contains(document.activeElement))).toBe(true);

test("a writer finds and replaces with the keyboard alone", async () => {
  const { page } = await openScene();
  await typeKeys(page, "{Control+Home}{Control+f}");
  await hasFocus(field(page));
  await typeKeys(page, "lamp");
  await shows(page, findWords.place({ current: 1, count: 4 }));
  expect(await marks(page)).toEqual(["lamp", "LAMP", "Lamp", "lamp"]);
  await typeKeys(page, "{Enter}{F3}");
  await shows(page, findWords.place({ current: 3, count: 4 }));
  await typeKeys(page, "{Shift+Enter}");
  await shows(page, findWords.place({ current: 2, count: 4 }));
  await typeKeys(page, "{Escape}");
  await hasFocus(manuscript(page));
  await waitForKind(page, "cue");
  expect(await marks(page)).toEqual([]);
  await typeKeys(page, "A ");
  await expectElements(page, ["Attic", "A lamp.", "Rain.", "A LAMP", "Lamp? My lamp!"]);
  await typeKeys(page, "{Control+h}");
  await shows(page, findWords.place({ current: 2, count: 4 }));
  const sticksOut = () => page.locator(".find-bar").evaluate((bar) => bar.scrollWidth > bar.clientWidth);
  expect(await sticksOut(), "controls outside the bar").toBe(false);
  await field(page, findWords.replaceWith).focus();
  await typeKeys(page, `Ann's "bulb"`);
  await button(page, findWords.showReplace).click();
  await button(page, findWords.showReplace).click();
  expect(await field(page, findWords.replaceWith).inputValue()).toBe("Ann’s “bulb”");
  await field(page, findWords.replaceWith).focus();
  await typeKeys(page, "{Control+a}bulb{Enter}");
  await expectElements(page, ["Attic", "A lamp.", "Rain.", "A BULB", "Lamp? My lamp!"]);
  await shows(page, findWords.place({ current: 2, count: 3 }));
  await typeKeys(page, "{Tab}{Tab}{Enter}");
  await shows(page, findWords.replaced({ count: 3 }));
  expect((await field(page).boundingBox())?.width, "room for what is searched").toBeGreaterThan(150);
  await expectElements(page, ["Attic", "A bulb.", "Rain.", "A BULB", "Bulb? My bulb!"]);
  await typeKeys(page, "{Escape}{Control+z}");
  await expectElements(page, ["Attic", "A lamp.", "Rain.", "A BULB", "Lamp? My lamp!"]);
  await typeKeys(page, "{Control+z}");
  await expectElements(page, ["Attic", "A lamp.", "Rain.", "A LAMP", "Lamp? My lamp!"]);
});

test("a bar that was opened on the title page and not used leads back there", async () => {
  const { page } = await openScene();
  const title = page.getByRole("textbox", { name: frontWords.subtitle, exact: true });
  await title.click();
  await typeKeys(page, "A {Control+f}");
  await hasFocus(field(page));
  await typeKeys(page, "{Escape}Play");
  expect(await title.inputValue()).toBe("A Play");
  await typeKeys(page, "{Control+f}lamp{Enter}{Escape}");
  await hasFocus(manuscript(page));
  await title.click();
  await typeKeys(page, "{Control+f}");
  await hasFocus(field(page));
  await typeKeys(page, "{Escape}s");
  expect(await title.inputValue()).toContain("s");
});

test("a search can be limited, and a wrong or endless regular expression gets a message", async () => {
  const { page } = await openScene();
  await typeKeys(page, "{Control+f}");
  await hasFocus(field(page));
  await typeKeys(page, "lamp");
  await shows(page, findWords.place({ current: 1, count: 4 }));
  await button(page, findWords.options).click();
  await expectAccessible(page);
  await bar(page).getByRole("combobox", { name: findWords.character }).selectOption("LAMP");
  await eventually(() => marks(page)).toEqual(["LAMP", "Lamp", "lamp"]);
  await bar(page).getByRole("combobox", { name: findWords.element }).selectOption(kindWords.dialogue);
  await button(page, findWords.matchCase).click();
  await eventually(() => marks(page)).toEqual(["lamp"]);
  await bar(page).getByRole("combobox", { name: findWords.character }).selectOption(findWords.allCharacters);
  await bar(page).getByRole("combobox", { name: findWords.element }).selectOption(findWords.allElements);
  await button(page, findWords.pattern).click();
  await field(page).fill("[Ll]amp[?!]");
  await eventually(() => marks(page)).toEqual(["Lamp?", "lamp!"]);
  await field(page).fill("[Ll");
  await shows(page, findWords.problems.invalid);
  await field(page).press("Escape");
  await typeKeys(page, `{Control+End} ${"a".repeat(40)}`);
  await typeKeys(page, "{Control+f}");
  await field(page).fill("(a+)+$(?<!a)");
  await shows(page, findWords.problems.slow);
});

test("the limits of a search are the play's characters and headings, as long as it has them", async () => {
  const cues = ["RUTH", "WALTER", "RUTH AND WALTER"];
  const { page } = await openEditor(play(scene("Attic", ...cues.map((cue) => speech(cue, "A lamp.")))));
  await typeKeys(page, "{Control+Home}{Control+f}");
  await hasFocus(field(page));
  await typeKeys(page, "lamp");
  await shows(page, findWords.place({ current: 1, count: 3 }));
  await button(page, findWords.options).click();
  const character = bar(page).getByRole("combobox", { name: findWords.character });
  expect(await character.getByRole("option").allTextContents()).toEqual([findWords.allCharacters, "RUTH", "WALTER"]);
  await character.selectOption("WALTER");
  await shows(page, findWords.place({ current: 1, count: 2 }));
  await field(page).press("Escape");
  await typeKeys(page, "{Control+a}{Delete}A lamp.{Control+f}");
  await hasFocus(field(page));
  await shows(page, findWords.place({ current: 1, count: 1 }));
});

test("a result far away is scrolled to and marked, in a play of hundreds of speeches", async () => {
  const speeches = Array.from({ length: 400 }, (_, index) =>
    speech("NORA", `Line ${index}${index % 399 === 0 ? " lamp" : ""}.`),
  );
  const { page } = await openEditor(play(scene("Attic", ...speeches)));
  await typeKeys(page, "{Control+Home}{Control+f}");
  await hasFocus(field(page));
  await typeKeys(page, "lamp");
  await shows(page, findWords.place({ current: 1, count: 2 }));
  const isShown = (line: string) =>
    manuscript(page)
      .getByText(line)
      .evaluate((node) => {
        const { top, bottom } = node.getBoundingClientRect();
        return top > 0 && bottom < innerHeight && node.querySelector("mark") !== null;
      });
  await eventually(() => isShown("Line 0 lamp.")).toBe(true);
  await typeKeys(page, "{Enter}");
  await shows(page, findWords.place({ current: 2, count: 2 }));
  await eventually(() => isShown("Line 399 lamp.")).toBe(true);
  await typeKeys(page, "{Enter}");
  await eventually(() => isShown("Line 0 lamp.")).toBe(true);
});

test("on a phone, the bar is a sheet at the bottom that the menu opens", async () => {
  const { page } = await openScene({ ...phone, viewport: { width: 360, height: 740 } });
  await button(page, editorWords.more).click();
  await page.getByRole("menuitem", { name: actionWords.replace }).click();
  await field(page).fill("lamp");
  await shows(page, findWords.place({ current: 1, count: 4 }));
  await button(page, findWords.options).click();
  const box = await bar(page).boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(740);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page);
  await field(page, findWords.replaceWith).fill("bulb");
  await button(page, findWords.replaceAll).click();
  await expectElements(page, ["Attic", "A bulb.", "Rain.", "BULB", "Bulb? My bulb!"]);
  await field(page).fill("bulb");
  await field(page, findWords.replaceWith).fill("bulbs");
  await button(page, findWords.replaceAll).dblclick();
  await expectElements(page, ["Attic", "A bulbs.", "Rain.", "BULBS", "Bulbs? My bulbs!"]);
  await shows(page, findWords.replaced({ count: 4 }));
  await button(page, findWords.close).click();
  await bar(page).waitFor({ state: "hidden" });
});
