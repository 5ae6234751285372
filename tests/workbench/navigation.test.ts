import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { actionWords, editorWords } from "#frontend/messages/editor.yaml";
import { describeEighths } from "#frontend/messages/outline.ts";
import {
  bookmarkWords,
  colorWords,
  sceneFormWords as formWords,
  goToWords,
  outlineTabWords,
  outlineWords,
  statusWords,
} from "#frontend/messages/outline.yaml";
import { act, cue, dialogue, play, scene, setting } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "../journeys/harness/access.ts";
import { type BrowserDevice, eventually, type Look, phone } from "../journeys/harness/browserDevice.ts";
import { expectElements, manuscript, typeKeys, waitForKind } from "../journeys/harness/editor.ts";
import { button } from "../journeys/harness/signIn.ts";
import { openEditor } from "./openEditor.ts";

const twoActs = play(
  act("Act One", scene("Attic", setting("A lamp.")), scene("Hall", setting("Dark."))),
  act("Act Two", scene("Garden", setting("Rain."))),
);
const [actOne, attic, hall] = ["Act One", ["Attic", "A lamp."], ["Hall", "Dark."]] as const;
const [actTwo, garden] = ["Act Two", ["Garden", "Rain."]] as const;
const written = [actOne, ...attic, ...hall, actTwo, ...garden];

/** Opens the two acts with the cursor at the end. */
async function openTwoActs(look?: Look): Promise<BrowserDevice> {
  const device = await openEditor(twoActs, look);
  await typeKeys(device.page, "{Control+End}");
  return device;
}

const outline = (page: Page) => page.getByRole("navigation", { name: editorWords.outline });
const entry = (page: Page, name: string) => outline(page).getByRole("button", { name: new RegExp(`^${name}`) });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
const board = (page: Page) => page.getByRole("region", { name: actionWords.indexCards, exact: true });
const card = (page: Page, name: string) => board(page).getByRole("button", { name, exact: true });

async function openBoard(page: Page): Promise<void> {
  await outline(page).getByRole("tab", { name: outlineTabWords.cards }).click();
}

/** Returns whether an element is within the visible part of another one. */
async function shownIn(container: Locator, element: Locator): Promise<boolean> {
  const [outer, inner] = [await container.boundingBox(), await element.first().boundingBox()];
  return outer && inner ? inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height : false;
}

/** Drags with the mouse to the lower end of another element, or its right end. */
async function drag(page: Page, from: Locator, to: Locator, [x, y]: readonly [number, number]): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error("There is nothing to drag.");
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2 + 12, { steps: 2 });
  await page.mouse.move(end.x + end.width * x, end.y + end.height * y, { steps: 4 });
  await page.mouse.up();
}

test("a writer moves and notes scenes in the outline", async () => {
  const { page } = await openTwoActs();
  await expectElements(page, written);
  await entry(page, "Attic").focus();
  await typeKeys(page, "{Alt+Shift+ArrowDown}");
  await expectElements(page, [actOne, ...hall, ...attic, actTwo, ...garden]);
  await outline(page)
    .getByText(outlineWords.moved({ name: "Attic", before: "Act One, Hall" }))
    .waitFor();
  await typeKeys(page, "{Alt+Shift+ArrowDown}");
  await expectElements(page, [actOne, ...hall, actTwo, ...attic, ...garden]);
  await outline(page)
    .getByText(outlineWords.movedInto({ name: "Attic", act: "Act Two" }))
    .waitFor();
  await typeKeys(page, "{Control+z}{Control+z}");
  await expectElements(page, written);

  await drag(page, entry(page, "Garden"), entry(page, "Attic"), [0.5, 0.2]);
  await expectElements(page, [actOne, ...garden, ...attic, ...hall, actTwo]);
  await drag(page, entry(page, "Act Two"), entry(page, "Act One"), [0.5, 0.1]);
  await expectElements(page, [actTwo, actOne, ...garden, ...attic, ...hall]);
  await typeKeys(page, "{Control+z}{Control+z}");
  await expectElements(page, written);

  const line = outline(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^Hall/ }) });
  await line.last().getByRole("button", { name: outlineWords.edit }).click();
  const form = dialog(page, formWords.title.scene);
  await form.getByLabel(formWords.name).fill("Great hall");
  await form.getByLabel(formWords.synopsis).fill("The lamp goes out");
  await form.getByLabel(formWords.status).selectOption(statusWords.draft);
  await form.getByRole("radio", { name: colorWords.blue }).check();
  await expectAccessible(page);
  await form.getByRole("button", { name: formWords.save }).click();
  await expectElements(page, [actOne, ...attic, "Great hall", "Dark.", actTwo, ...garden]);
  await entry(page, "Great hall").hover();
  await page.getByRole("tooltip").getByText("The lamp goes out").waitFor();
  await outline(page).getByRole("tab", { name: outlineTabWords.cards }).click();
  await entry(page, "Great hall").getByText("The lamp goes out").waitFor();
  await outline(page).getByRole("tab", { name: outlineTabWords.outline }).click();
  await button(page, outlineWords.scenesOf({ act: actTwo })).click();
  await entry(page, "Garden").waitFor({ state: "detached" });
  await entry(page, "Great hall").getByText(statusWords.draft).waitFor();
});

test("a writer finds the way with pages, scenes, bookmarks and back", async () => {
  const { page } = await openTwoActs();
  await typeKeys(page, "{Control+Home}");
  await waitForKind(page, "act");
  const here = () => entry(page, "").and(page.locator("[aria-current]")).first();
  const isIn = (name: string) => eventually(() => here().locator(".outline-name").textContent()).toBe(name);
  await isIn(actOne);
  await typeKeys(page, "{Control+F2}");
  await outline(page).getByRole("heading", { name: bookmarkWords.title }).waitFor();
  const sign = manuscript(page).getByTitle(actOne);
  await sign.waitFor();
  await here().hover();
  await page.getByRole("tooltip").getByText(describeEighths(2)).waitFor();
  await typeKeys(page, "{Control+Alt+g}");
  const field = dialog(page, editorWords.goTo).getByRole("combobox", { name: goToWords.field });
  await field.fill("gard");
  await page.getByRole("option", { name: "Act Two, Garden" }).waitFor();
  await expectAccessible(page);
  await typeKeys(page, "{Enter}");
  await isIn("Garden");
  await typeKeys(page, "{F2}");
  await isIn(actOne);
  await typeKeys(page, "{Alt+Shift+ArrowLeft}");
  await isIn("Garden");
  await typeKeys(page, "{Alt+Shift+ArrowRight}");
  await isIn(actOne);
  await typeKeys(page, "{Control+End}{Control+Alt+g}");
  await field.fill("3");
  await page.getByText(goToWords.noPage({ pages: 2 })).waitFor();
  await field.fill("1");
  await typeKeys(page, "{Enter}");
  await isIn(actOne);
  await typeKeys(page, "{Control+F2}");
  await outline(page).getByRole("heading", { name: bookmarkWords.title }).waitFor({ state: "detached" });
  await sign.waitFor({ state: "detached" });
  await typeKeys(page, "{Control+F2}");
  await button(page, bookmarkWords.rename).click();
  await dialog(page, bookmarkWords.rename).getByRole("button", { name: bookmarkWords.remove }).click();
  await sign.waitFor({ state: "detached" });
  await manuscript(page).and(page.locator(":focus")).waitFor();
});

test("the keyboard leads from the text into the outline, from scene to scene, and back", async () => {
  const { page } = await openTwoActs();
  const focused = (name: string) => entry(page, name).and(page.locator(":focus")).first().waitFor();
  const isInText = () => manuscript(page).and(page.locator(":focus")).waitFor();
  await typeKeys(page, "{Control+Backslash}");
  await focused("Garden");
  await typeKeys(page, "{ArrowUp}{ArrowUp}");
  await focused("Hall");
  await typeKeys(page, "{Home}");
  await focused(editorWords.titlePage);
  await typeKeys(page, "{End}{ArrowUp}{Escape}");
  await isInText();
  await typeKeys(page, "{Control+Backslash}{ArrowUp}{ArrowUp}{ArrowUp}{Enter}");
  await isInText();
  await waitForKind(page, "scene");
  await typeKeys(page, "{Control+Backslash}{Control+Backslash}");
  await outline(page).waitFor({ state: "detached" });
  await isInText();
  await typeKeys(page, "!{Control+Backslash}");
  await focused("Attic!");
});

test("on a phone, the outline takes the focus, and Escape returns it to the text", async () => {
  const { page } = await openTwoActs(phone);
  await button(page, editorWords.more).click();
  await page.getByRole("menuitemcheckbox", { name: editorWords.outline }).click();
  await entry(page, "Garden").and(page.locator(":focus")).waitFor();
  await typeKeys(page, "{Escape}");
  await outline(page).waitFor({ state: "detached" });
  await manuscript(page).and(page.locator(":focus")).waitFor();
});

test("the outline has one line for each scene, keeps its width beside a panel, and lists cards and the cast, too", async () => {
  const speech = [cue("ANN"), dialogue("Is it dark?"), cue("TOM"), dialogue("Yes."), cue("ANN"), dialogue("Still?")];
  const long = "In the attic, where nobody has been since the lamp went out";
  const { page } = await openEditor(play(scene(long, ...speech), scene("Hall")), {
    viewport: { width: 1360, height: 800 },
  });
  const sizeOf = async (place: Locator) => {
    const { width = 0, height = 0 } = (await place.boundingBox()) ?? {};
    return { width, height };
  };
  await entry(page, "Hall").waitFor();
  for (const name of [long, "Hall"]) expect((await sizeOf(entry(page, name))).height).toBe(30);
  const { width } = await sizeOf(outline(page));
  await typeKeys(page, "{F8}");
  await page.getByRole("complementary", { name: actionWords.characters }).waitFor();
  expect((await sizeOf(outline(page))).width).toBe(width);
  const room = await page.locator("main").evaluate((main) => main.scrollWidth - main.clientWidth);
  expect(room).toBe(0);

  await outline(page).getByRole("tab", { name: outlineTabWords.cast }).click();
  await expectAccessible(page);
  await entry(page, "ANN").getByText("2", { exact: true }).waitFor();
  await entry(page, "TOM").click();
  await waitForKind(page, "cue");
  await typeKeys(page, "{End}MY");
  await entry(page, "TOMMY").waitFor();
});

test("the outline shows the scene with the cursor, even if there are more scenes than fit", async () => {
  const scenes = Array.from({ length: 15 }, (_, at) => scene(`Hall ${at + 1}`, setting("Dark.")));
  const { page } = await openEditor(play(...scenes), { viewport: { width: 1366, height: 480 } });
  await typeKeys(page, "{Control+End}");
  const isShown = (name: string) => eventually(() => shownIn(outline(page), entry(page, name))).toBe(true);
  await isShown("Hall 15");
  await typeKeys(page, "{Control+Home}");
  await isShown("Hall 1");
});

test("scenes are moved, added and edited as index cards", async () => {
  const { page } = await openTwoActs();
  await openBoard(page);
  await card(page, "Garden").waitFor();
  await expectAccessible(page);
  await typeKeys(page, "{ArrowUp}{ArrowUp}{ArrowRight}");
  await card(page, "Hall").and(page.locator(":focus")).waitFor();
  await drag(page, card(page, "Attic"), card(page, "Hall"), [0.9, 0.5]);
  await expectElements(page, [actOne, ...hall, ...attic, actTwo, ...garden]);
  await card(page, "Garden").focus();
  await typeKeys(page, "{Alt+Shift+ArrowUp}");
  await expectElements(page, [actOne, ...hall, ...attic, ...garden, actTwo]);
  await board(page)
    .getByText(outlineWords.reorderHint({ up: "Alt+Shift+↑", down: "Alt+Shift+↓" }))
    .click();
  // The third one would take back what was written before, behind the cards.
  await typeKeys(page, "{Control+z}{Control+z}{Control+z}");
  await expectElements(page, written);
  await typeKeys(page, "{Control+y}{Control+z}");
  await expectElements(page, written);
  await button(page, outlineWords.addSceneTo({ act: actOne })).click();
  const form = dialog(page, formWords.title.newScene);
  await form.getByLabel(formWords.name).fill("Cellar");
  await typeKeys(page, "{Enter}");
  await expectElements(page, [actOne, ...attic, ...hall, "Cellar", actTwo, ...garden]);
  await button(page, outlineWords.goToScene({ name: "Cellar" })).click();
  await waitForKind(page, "scene");
  await typeKeys(page, "{Enter}Cold.");
  await expectElements(page, [actOne, ...attic, ...hall, "Cellar", "Cold.", actTwo, ...garden]);
});

test("a scene that isn't saved isn't in the play, and from the cards the writer goes back to the text", async () => {
  const { page } = await openTwoActs();
  await typeKeys(page, "{ArrowLeft}");
  await openBoard(page);
  await board(page).getByRole("button", { name: outlineWords.addScene }).last().click();
  await dialog(page, formWords.title.newScene).getByRole("button", { name: formWords.cancel }).click();
  await button(page, outlineWords.addSceneTo({ act: actOne })).click();
  await dialog(page, formWords.title.newScene).waitFor();
  await typeKeys(page, "{Escape}");
  await dialog(page, formWords.title.newScene).waitFor({ state: "detached" });
  await button(page, editorWords.backToText).click();
  await expectElements(page, written);
  await eventually(() => manuscript(page).evaluate((node) => node === document.activeElement)).toBe(true);
  await typeKeys(page, "fall");
  await expectElements(page, [...written.slice(0, -1), "Rainfall."]);
});

test("what was written about a scene and left with Escape can be saved after all, on the board, too", async () => {
  const { page } = await openTwoActs();
  await openBoard(page);
  await card(page, "Attic").click();
  const form = dialog(page, formWords.title.scene);
  await form.getByLabel(formWords.synopsis).fill("Ann finds the lamp.");
  await typeKeys(page, "{Escape}");
  await form.waitFor({ state: "hidden" });
  await page.getByRole("status").getByRole("button", { name: formWords.save }).click();
  await board(page).getByText("Ann finds the lamp.").waitFor();
  await typeKeys(page, "{Escape}");
  await board(page).waitFor({ state: "hidden" });
  await typeKeys(page, " Fog.");
  await expectElements(page, [...written.slice(0, -1), "Rain. Fog."]);
});

test("on a phone, cards have the width of the screen, and a form moves a scene", async () => {
  const { page } = await openTwoActs(phone);
  await button(page, editorWords.more).click();
  await page.getByRole("menuitem", { name: actionWords.indexCards }).click();
  await card(page, "Garden").click();
  const form = dialog(page, formWords.title.scene);
  await form.getByLabel(formWords.place).selectOption(formWords.firstIn({ act: actOne }));
  await form.getByRole("button", { name: formWords.save }).click();
  await expectElements(page, [actOne, ...garden, ...attic, ...hall, actTwo]);
  await card(page, "Garden").and(page.locator(":focus")).waitFor();
  await board(page).getByRole("button", { name: actionWords.undo }).click();
  await expectElements(page, written);
  // What was written before, behind the cards, stays.
  await board(page).getByRole("button", { name: actionWords.undo }).click();
  await expectElements(page, written);
  await board(page).getByRole("button", { name: actionWords.redo }).click();
  await expectElements(page, [actOne, ...garden, ...attic, ...hall, actTwo]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport?.width);
});
