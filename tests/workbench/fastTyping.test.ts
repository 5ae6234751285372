import { expect, test } from "vitest";
import { frontWords } from "#frontend/messages/editor.yaml";
import { direction, play, scene, setting } from "#tests/support/playBuilder.ts";
import { eventually } from "../journeys/harness/browserDevice.ts";
import { elements, expectElements, manuscript, titleField, typeKeys, waitForKind } from "../journeys/harness/editor.ts";
import { openEditor, openNewPlay } from "./openEditor.ts";

/** 400 lines, each an element. */
const lines = Array.from({ length: 400 }, (_, index) => `Line ${index}`);
const longPlay = play(...lines.map(direction));

/** Runs in the page: moves the selection and presses a key before the browser reports the new selection. */
function selectAndPress(surface: Element, [alter, key]: readonly [alter: "extend" | "move", key: string]): void {
  getSelection()?.modify(alter, "backward", "lineboundary");
  surface.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

/** Runs in the page: goes to the end and types before the next frame. */
function typeAtTheEnd(surface: Element, text: string): void {
  surface.dispatchEvent(new KeyboardEvent("keydown", { key: "End", ctrlKey: true, bubbles: true, cancelable: true }));
  for (const letter of text) document.execCommand("insertText", false, letter);
}

/** Runs in the page: collects the texts that anything reads from now on. */
function countReadTexts(): void {
  const { get, ...property } = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue") ?? {};
  const readTexts = new Set<Node>();
  Object.assign(window, { readTexts });
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...property,
    get(this: Node) {
      if (this instanceof Text) readTexts.add(this);
      return get?.call(this);
    },
  });
}

/** Runs in the page. */
function paste(surface: Element, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  surface.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}

test("a key uses the selection on the screen, however soon it is pressed", async () => {
  const { page } = await openEditor(play(scene("Hall", setting("A great hall"))));
  await typeKeys(page, "{Control+End}");
  await manuscript(page).evaluate(selectAndPress, ["extend", "Delete"] as const);
  await expectElements(page, ["Hall", ""]);
  await typeKeys(page, "A small hall");
  await manuscript(page).evaluate(selectAndPress, ["move", "Enter"] as const);
  await expectElements(page, ["Hall", "", "A small hall"]);
});

test("undo takes back text and title page in the order in which they were written, from wherever it's pressed", async () => {
  const { page } = await openNewPlay();
  await typeKeys(page, "Hall{Enter}A hall.");
  await titleField(page).fill("The Last Bulb");
  await titleField(page).press("Control+z");
  await eventually(() => titleField(page).inputValue()).toBe("");
  await titleField(page).press("Control+Shift+z");
  await eventually(() => titleField(page).inputValue()).toBe("The Last Bulb");
  const authors = page.getByRole("textbox", { name: frontWords.authors, exact: true });
  const filledIn = await authors.inputValue();
  await authors.fill("R. Nord");
  await expectElements(page, ["Hall", "A hall."]);
  await manuscript(page).focus();
  await waitForKind(page, "setting");
  await typeKeys(page, "{Control+z}");
  await eventually(() => authors.inputValue()).toBe(filledIn);
  await eventually(() => authors.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await titleField(page).inputValue()).toBe("The Last Bulb");
  await typeKeys(page, "{Control+z}{Control+z}");
  await eventually(async () => (await elements(page)).join()).not.toContain("A hall.");
  expect(await titleField(page).inputValue()).toBe("");
  await typeKeys(page, "{Control+y}{Control+y}{Control+y}");
  await eventually(() => authors.inputValue()).toBe("R. Nord");
  await expectElements(page, ["Hall", "A hall."]);
  expect(await titleField(page).inputValue()).toBe("The Last Bulb");
});

test("the current line stays in place when a page break appears above it", async () => {
  const { page } = await openEditor(play(scene("Hall", setting("A hall."))));
  await typeKeys(page, "{Control+End}{Enter}");
  await waitForKind(page, "direction");
  const line = manuscript(page).getByRole("paragraph").last();
  const topOfLine = async () => (await line.boundingBox())?.y ?? 0;
  const before = await topOfLine();
  await typeKeys(page, "{Control+1}ACT TWO");
  await page.locator(".page-gap").waitFor();
  await eventually(async () => Math.abs((await topOfLine()) - before) < 40).toBe(true);
});

test("the end of a long play is one key away", async () => {
  const { page } = await openNewPlay();
  await manuscript(page).evaluate(paste, lines.join("\n\n"));
  await eventually(async () => (await elements(page)).length).toBeGreaterThan(300);
  await typeKeys(page, "{Control+Home}{Control+End}.");
  await eventually(async () => (await elements(page)).at(-1)).toBe("Line 399.");
});

test("a key in a long play and a change of the screen read only the text near the cursor", async () => {
  const { page } = await openEditor(longPlay);
  await eventually(() => elements(page)).toHaveLength(400);
  await typeKeys(page, "{Control+Home}");
  await page.evaluate(countReadTexts);
  await typeKeys(page, "{Control+4}Now{Control+2}");
  await waitForKind(page, "scene");
  const readTexts = await page.evaluate(() => (window as { readTexts?: Set<Node> }).readTexts?.size);
  expect(readTexts).toBeGreaterThan(0);
  expect(readTexts).toBeLessThan(100);
});

test("the text around the cursor is split into small groups, and the cursor's line doesn't move", async () => {
  const { page } = await openEditor(longPlay);
  await expectElements(page, lines);
  const line = manuscript(page).getByText("Line 200", { exact: true });
  const sizeOfGroup = () => line.evaluate((one) => one.closest(".manuscript-group")?.querySelectorAll("p").length);
  await eventually(sizeOfGroup).toBeGreaterThan(64);
  await page.getByText(/^Page \d+ of \d+$/).waitFor();
  await line.scrollIntoViewIfNeeded();
  const topOfLine = async () => Math.round((await line.boundingBox())?.y ?? 0);
  const tops: number[] = [];
  await eventually(async () => tops.push(await topOfLine()) > 1 && tops.at(-1) === tops.at(-2)).toBe(true);
  await line.click();
  await eventually(sizeOfGroup).toBeLessThanOrEqual(60);
  expect(await topOfLine()).toBe(tops.at(-1));
  await typeKeys(page, "{End} is here");
  await expectElements(
    page,
    lines.map((text) => (text === "Line 200" ? "Line 200 is here" : text)),
  );
});

test("text typed right then goes into the empty last line, although it was far out of view", async () => {
  const { page } = await openEditor(play(...[...lines, ""].map(direction)));
  await expectElements(page, [...lines, ""]);
  await manuscript(page).evaluate(typeAtTheEnd, "The end");
  await expectElements(page, [...lines, "The end"]);
});
