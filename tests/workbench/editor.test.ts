import { expect, test } from "vitest";
import type { BlockKind } from "#domain/play/play.ts";
import { actionWords, editorWords, frontWords, kindWords } from "#frontend/messages/editor.yaml";
import { findWords } from "#frontend/messages/find.yaml";
import { menuLabels } from "#frontend/messages/menuLabels.yaml";
import { tipWords } from "#frontend/messages/tips.yaml";
import { direction, play, scene, setting, speech } from "#tests/support/playBuilder.ts";
import { eventually, phone } from "../journeys/harness/browserDevice.ts";
import { elements, expectElements, manuscript, titleField, typeKeys, waitForKind } from "../journeys/harness/editor.ts";
import { button } from "../journeys/harness/signIn.ts";
import { goToEditor, openEditor, openNewPlay } from "./openEditor.ts";

/** Two scenes with three characters. */
const twoScenes = play(
  scene("Hall", setting("A hall."), direction("NORA enters."), speech("NORA", "Hm."), speech("HELMER", "My lark?")),
  scene("Attic", setting("An attic."), direction("Rain."), speech("NILS", "Drip.")),
);

test("Tab and Shift+Tab cycle the elements, Enter continues, and the status bar shows the element", async () => {
  const { page } = await openNewPlay();
  const pressAndCheck: readonly (readonly [key: string, kind: BlockKind])[] = [
    ["Tab", "act"],
    ["Tab", "setting"],
    ["Tab", "scene"],
    ["Shift+Tab", "setting"],
    ["Enter", "direction"],
    ["Tab", "cue"],
  ];
  for (const [key, kind] of pressAndCheck) {
    await page.keyboard.press(key);
    await waitForKind(page, kind);
  }
  await typeKeys(page, "NORA");
  await page.getByText(editorWords.enterLeads({ kind: kindWords.dialogue })).waitFor();
  await page.getByText(editorWords.tabLeads({ kind: kindWords.parenthetical })).waitFor();
  await typeKeys(page, "{Tab}");
  await waitForKind(page, "parenthetical");
  await typeKeys(page, "softly{Enter}");
  await waitForKind(page, "dialogue");
  await typeKeys(page, "{Tab}{Tab}");
  await waitForKind(page, "lyric");
  await typeKeys(page, "{Tab}Hm. Ah.");
  await page.getByText(editorWords.enterLeads({ kind: kindWords.cue })).waitFor();
  await typeKeys(page, "{ArrowLeft}{ArrowLeft}{ArrowLeft}");
  await page.getByText(editorWords.enterLeads({ kind: kindWords.dialogue })).waitFor();
  await page.getByText(editorWords.tabLeads({ kind: kindWords.parenthetical })).waitFor();
  await typeKeys(page, "{Tab}softly{Enter}Oh. ");
  await expectElements(page, ["NORA", "softly", "Hm.", "softly", "Oh. Ah."]);
});

test("Escape lets keyboard users leave the manuscript", async () => {
  const { page } = await openNewPlay();
  await typeKeys(page, "Hall{Escape}{Tab}");
  await eventually(() => manuscript(page).evaluate((node) => node.contains(document.activeElement))).toBe(false);
  expect(await elements(page)).toEqual(["Hall"]);
});

test("changes can be undone and redone, also through the menu", async () => {
  const { page } = await openNewPlay();
  await typeKeys(page, "Hall{Enter}A hall.");
  await expectElements(page, ["Hall", "A hall."]);
  await eventually(async () => {
    await page.keyboard.press("Control+z");
    return (await elements(page)).join("");
  }).toBe("");
  await eventually(async () => {
    await page.keyboard.press("Control+y");
    return elements(page);
  }).toEqual(["Hall", "A hall."]);
  await button(page, editorWords.text).click();
  await page.getByRole("menuitem", { name: actionWords.undo }).click();
  await eventually(() => elements(page)).not.toEqual(["Hall", "A hall."]);
});

test("a name is completed from the characters who have spoken", async () => {
  const spoken = [speech("MRS. ALVING", "So."), speech("MANDERS", "No.")];
  const { page } = await openEditor(play(scene("Hall", ...spoken)));
  await typeKeys(page, "{Control+End}{Enter}");
  await waitForKind(page, "cue");
  await typeKeys(page, "M");
  const list = page.getByRole("listbox", { name: editorWords.suggestions });
  await list.getByRole("option").first().waitFor();
  expect(await list.getByRole("option").allTextContents()).toEqual(expect.arrayContaining(["MRS. ALVING", "MANDERS"]));
  await typeKeys(page, "rs{Enter}");
  await waitForKind(page, "dialogue");
  await expectElements(page, ["Hall", "MRS. ALVING", "So.", "MANDERS", "No.", "MRS. ALVING", ""]);
});

test("suggested names don't stay over what's opened while they're shown", async () => {
  const { page } = await openEditor(play(scene("Hall", speech("NORA", "So."), speech("NILS", "No."))));
  await typeKeys(page, "{Control+End}{Enter}N");
  const list = page.getByRole("listbox", { name: editorWords.suggestions });
  await list.getByRole("option").first().waitFor();
  await page.keyboard.press("Control+f");
  await page.getByRole("search", { name: findWords.bar }).waitFor();
  await list.waitFor({ state: "hidden" });
});

/** Runs in the page: counts the options that are covered or out of view. */
const countHidden = (options: Element[]): number =>
  options.filter((option) => {
    const { left, top, width, height } = option.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height - 2) !== option;
  }).length;

/** Runs in the page: returns whether the list of names covers the line being typed. */
function listCoversLine(): boolean {
  const list = document.querySelector('[role="listbox"]')?.getBoundingClientRect();
  const line = getSelection()?.getRangeAt(0).getBoundingClientRect();
  if (!list?.height || !line?.height) throw new Error("There is no list, or no line.");
  return list.top < line.bottom - 1 && list.bottom > line.top + 1;
}

/** Runs in the page: returns the pixels between the cursor's line and the bottom of the visible text area. */
function spaceBelow(surface: Element): number {
  const line = getSelection()?.focusNode?.parentElement?.closest("p");
  const bars = [".editor-foot", ".element-bar"].map((bar) => document.querySelector(bar)?.getBoundingClientRect());
  const bottom = Math.min(...bars.map((bar) => (bar?.height ? bar.top : innerHeight)));
  return bottom - (line ?? surface).getBoundingClientRect().bottom;
}

test.each([
  { look: "a low desktop", options: { viewport: { width: 1366, height: 560 } } },
  { look: "a phone", options: { ...phone, viewport: { width: 360, height: 560 } } },
])("suggested names are visible, and lines are never typed at the very bottom, on $look", async ({ options }) => {
  const speakers = ["NORA", "NILS", "NED", "NELL", "NINA", "NAN"];
  const { page } = await openEditor(play(scene("Hall", ...speakers.map((name) => speech(name, "Hm.")))), options);
  await typeKeys(page, "{Control+End}{Enter}");
  const names = page.getByRole("listbox", { name: editorWords.suggestions }).getByRole("option");
  const space: number[] = [];
  for (const speaker of [...speakers, ...speakers]) {
    await typeKeys(page, "N");
    await eventually(() => names.count()).toBe(speakers.length);
    // The list may need a moment to find its place.
    await eventually(() => names.evaluateAll(countHidden), { message: `hidden names before ${speaker}` }).toBe(0);
    expect(await manuscript(page).evaluate(listCoversLine), `before ${speaker}`).toBe(false);
    await typeKeys(page, `${speaker.slice(1)}{Enter}Hm.`);
    space.push(await manuscript(page).evaluate(spaceBelow));
    await typeKeys(page, "{Enter}");
  }
  expect(Math.min(...space)).toBeGreaterThan(40);
  await typeKeys(page, "N");
  await page.locator(".page-gap").first().waitFor({ state: "attached" });
  expect(await manuscript(page).evaluate(listCoversLine)).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(options.viewport.width);
});

test("the outline follows the text, and its entries put the cursor into scenes and the title page", async () => {
  const { page } = await openEditor(twoScenes);
  await typeKeys(page, "{Control+End}");
  const outline = page.getByRole("navigation", { name: editorWords.outline });
  const attic = outline.getByRole("button", { name: "Attic" });
  await attic.waitFor();
  await eventually(() => attic.getAttribute("aria-current")).toBe("location");
  await outline.getByRole("button", { name: "Hall" }).click();
  await typeKeys(page, " of mirrors");
  await outline.getByRole("button", { name: "Hall of mirrors" }).waitFor();
  await outline.getByRole("button", { name: editorWords.titlePage }).click();
  await typeKeys(page, "Ghost Light");
  await eventually(() => titleField(page).inputValue()).toBe("Ghost Light");
  await button(page, editorWords.outline).click();
  await outline.waitFor({ state: "hidden" });
  await page.keyboard.press("Control+\\");
  await outline.waitFor();
  await manuscript(page).focus();
  await button(page, editorWords.outline).click();
  await button(page, editorWords.outline).click();
  await typeKeys(page, "{Control+End} Drop.");
  await eventually(async () => (await elements(page)).at(-1)).toBe("Drip. Drop.");
});

test.each([1160, 1280])("in a window of %i px, outline, text and a panel are beside each other", async (width) => {
  const { page } = await openEditor(twoScenes, { viewport: { width, height: 800 } });
  const outline = page.getByRole("navigation", { name: editorWords.outline });
  const characters = page.getByRole("complementary", { name: actionWords.characters });
  await outline.waitFor();
  const before = await outline.boundingBox();
  await page.keyboard.press("F8");
  await characters.waitFor();
  expect(await outline.boundingBox()).toEqual(before);
  expect(await button(page, editorWords.outline).getAttribute("aria-pressed")).toBe("true");
  const [from = 0, to = 0] = await manuscript(page)
    .locator('[data-kind="dialogue"]')
    .first()
    .evaluate((speech) => {
      const { left, right } = speech.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(speech);
      return [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)];
    });
  expect(from - ((before?.x ?? 0) + (before?.width ?? 0))).toBeGreaterThanOrEqual(8);
  expect(((await characters.boundingBox())?.x ?? 0) - to).toBeGreaterThanOrEqual(8);
  expect(await page.locator("main").evaluate((main) => main.scrollLeft)).toBe(0);
});

test("in the status bar, nothing moves when a line is about to become another element", async () => {
  const { page } = await openEditor(twoScenes);
  await typeKeys(page, "{Control+End}{Enter}{Enter}");
  await waitForKind(page, "direction");
  const neighbors = [
    page.getByRole("button", { name: `${editorWords.element}: ${kindWords.direction}` }),
    page.locator(".editor-leads").first(),
    page.locator(".editor-leads").last(),
    page.getByText(/ words?$/),
  ];
  const places = () => Promise.all(neighbors.map(async (one) => (await one.boundingBox())?.x));
  const before = await places();
  await typeKeys(page, "INT. KITCHEN");
  await page.getByText(editorWords.recognized({ kind: kindWords.scene.toLowerCase() })).waitFor();
  expect((await places()).slice(0, 3)).toEqual(before.slice(0, 3));
});

test.each(["Enter", "Tab"])(
  "on the title page, typing after %s replaces what's filled in, and after a click it doesn't",
  async (key) => {
    const { page } = await openNewPlay();
    const line = (name: string) => page.getByRole("textbox", { name, exact: true });
    const authors = line(frontWords.authors);
    expect(await authors.inputValue()).not.toBe("");
    await line(frontWords.credit).focus();
    await page.keyboard.press(key);
    await page.keyboard.type("Ruth Amber");
    await eventually(() => authors.inputValue()).toBe("Ruth Amber");
    await line(frontWords.title).click();
    await page.keyboard.type("The Lamp");
    await authors.click();
    await page.keyboard.press("End");
    await page.keyboard.type(" and Nell Row");
    await eventually(() => authors.inputValue()).toBe("Ruth Amber and Nell Row");
    // On a busy machine, keys come so slowly that they are more than one step.
    const undo = async () => {
      await page.keyboard.press("Control+z");
      return authors.inputValue();
    };
    await eventually(undo).toBe("Ruth Amber");
  },
);

test("a new play's title page has the size from the start that it keeps, with the title in view", async () => {
  const { page } = await goToEditor(undefined, { viewport: { width: 1366, height: 640 } });
  const title = page.getByRole("textbox", { name: frontWords.title, exact: true });
  await title.and(page.locator(":focus")).waitFor();
  const sheet = page.locator(".editor-title-page");
  const placeOf = async () => ({ sheet: await sheet.boundingBox(), title: await title.boundingBox() });
  const before = await placeOf();
  expect(before.sheet?.width).toBeCloseTo(816, 0);
  expect((before.title?.y ?? 640) + (before.title?.height ?? 0)).toBeLessThan(608);
  await manuscript(page).evaluate((text) => text.focus({ preventScroll: true }));
  await page.getByRole("complementary", { name: tipWords.title }).waitFor();
  expect(await placeOf()).toEqual(before);
});

test.each([
  [1366, 900],
  [1100, 800],
  [768, 1024],
  [390, 844],
])("in a window of %i × %i px, the writing tips cover neither the sheet nor what's below it", async (width, height) => {
  const { page } = await openNewPlay({ viewport: { width, height }, isMobile: width < 500, hasTouch: width < 500 });
  const tips =
    (await page.getByRole("complementary", { name: tipWords.title }).boundingBox()) ?? expect.unreachable("tips");
  const text = (await page.locator("main").boundingBox()) ?? expect.unreachable("the text");
  const sheet = (await page.locator(".editor-sheets").boundingBox()) ?? expect.unreachable("the sheet");
  const isBeside = tips.x + tips.width <= sheet.x && tips.x >= text.x;
  const isBelow = tips.y >= text.y + text.height - 1 && tips.y + tips.height <= height;
  expect([isBeside, isBelow]).toContain(true);
});

test("on a phone, the elements are within reach of the thumb, and everything else is behind one button", async () => {
  const { page } = await openNewPlay(phone);
  const bar = page.getByRole("region", { name: editorWords.element });
  await bar.getByRole("button", { name: kindWords.cue }).click();
  await typeKeys(page, "NORA{Enter}");
  expect(await bar.getByRole("button", { name: kindWords.dialogue }).getAttribute("aria-pressed")).toBe("true");
  await typeKeys(page, "Hm.");
  await expectElements(page, ["NORA", "Hm."]);
  await button(page, editorWords.more).click();
  const items = await page.getByRole("menu").getByRole("menuitem").allTextContents();
  expect(items.slice(0, 2)).toEqual([menuLabels.shareItem, actionWords.replace]);
  await page.getByRole("menuitemcheckbox", { name: editorWords.outline, checked: false }).click();
  await page.getByRole("navigation", { name: editorWords.outline }).waitFor();
});
