import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { FeedbackEntry } from "#domain/api/authorFeedback.ts";
import type { Play } from "#domain/play/play.ts";
import { editorWords } from "#frontend/messages/editor.yaml";
import { feedbackWords } from "#frontend/messages/feedback.yaml";
import { feedbackOn } from "#frontend/modules/feedback/testing/sampleFeedback.ts";
import { dialogue, direction, play as playOf, playWith, scene, setting, speech } from "#tests/support/playBuilder.ts";
import { desktop, eventually, type Look } from "../journeys/harness/browserDevice.ts";
import { elements, expectElements, manuscript, titleField, typeKeys } from "../journeys/harness/editor.ts";
import { button } from "../journeys/harness/signIn.ts";
import { goToEditor, openEditor } from "./openEditor.ts";

/**
 * About six groups of elements, so that the test crosses from group to group. Capital letters occur only where they're
 * typed.
 */
const speeches = 140;
const lines = Array.from({ length: speeches }, (_, index) =>
  speech("nora", `this is line ${index} of the play.`),
).flat();
const play: Play = playWith(
  { title: "Quick hands" },
  scene("hall", ...speech("nils", "who left the lamp on?"), dialogue(""), ...speech("nils", "where is the key?")),
  ...lines,
  scene("attic", ...speech("nils", "it rains.")),
);

/** Returns the index of the element with this text. */
const indexOf = (text: string): number => play.blocks.findIndex((block) => block.text[0]?.text === text);
const plain = indexOf("this is line 3 of the play.");
const empty = play.blocks.findIndex((block) => block.text.length === 0);

const tablet: BrowserContextOptions = { viewport: { width: 1024, height: 768 }, hasTouch: true };

/** Returns a reader's comment on these words. */
function commentOn(number: number, quote: string): FeedbackEntry {
  const block = play.blocks.find(({ text }) => text[0]?.text.includes(quote));
  if (!block) throw new Error(`Nobody says “${quote}”.`);
  return feedbackOn(number, block.id, quote, block.text[0]?.text.indexOf(quote));
}

/** Opens the play with a comment on "the lamp" and one on "the key". */
async function openPlay(look: Look): Promise<Page> {
  const feedback = [commentOn(1, "the lamp"), commentOn(2, "the key")];
  const { page } = await goToEditor(play, { ...look, tier: "company", feedback });
  // On a busy machine, the pages are laid out for the first time long after the text is shown.
  await page.getByText(/^Page \d+ of \d+$/).waitFor();
  await eventually(() => page.locator(".is-undrawn").count()).toBe(0);
  return page;
}

const element = (page: Page, index: number): Locator => manuscript(page).getByRole("paragraph").nth(index);
const commentIn = (page: Page, index: number): Locator => element(page, index).locator(".comment");

/** Returns the index of the element in the manuscript, from 0. */
const placeOf = (target: Locator): Promise<number> =>
  target.evaluate((one) => [...document.querySelectorAll(".manuscript p")].indexOf(one as HTMLParagraphElement));

const topOf = async (target: Locator): Promise<number> => (await target.boundingBox())?.y ?? 0;

/** Waits until nothing has moved the element for ten frames. On a busy machine, the page settles late after scrolling. */
const restingTopOf = (target: Locator): Promise<number> =>
  target.evaluate(async (one) => {
    let top = Number.NaN;
    for (let still = 0; still < 10; still++) {
      await new Promise(requestAnimationFrame);
      const now = one.getBoundingClientRect().top;
      if (now !== top) still = 0;
      top = now;
    }
    return top;
  });

/** Types a different letter each time, and later checks which elements contain each letter. */
function trackedTyping(page: Page) {
  const wanted: Record<string, number[]> = {};
  return {
    async typeInto(index: number): Promise<void> {
      const letter = String.fromCharCode("A".charCodeAt(0) + Object.keys(wanted).length);
      wanted[letter] = [index];
      await page.keyboard.type(letter.repeat(3));
    },
    async expectAllInPlace(): Promise<void> {
      const texts = await elements(page);
      const placesOf = (letter: string) => texts.flatMap((text, index) => (text.includes(letter) ? [index] : []));
      expect(Object.fromEntries(Object.keys(wanted).map((letter) => [letter, placesOf(letter)]))).toEqual(wanted);
    },
  };
}

test.each([
  { hand: "a mouse", look: desktop, touches: false },
  { hand: "a finger on a tablet", look: tablet, touches: true },
])("text typed right after a click goes where the writer clicked, with $hand", async ({ look, touches }) => {
  const page = await openPlay(look);
  const activate = (target: Locator, options = {}): Promise<void> =>
    touches ? target.tap(options) : target.click(options);
  const { typeInto, expectAllInPlace } = trackedTyping(page);
  const activateAndType = async (target: Locator, index: number): Promise<void> => {
    await activate(target);
    await typeInto(index);
  };
  const [lamp, keyLine] = [indexOf("who left the lamp on?"), indexOf("where is the key?")];
  // Its name also says how many are new, as soon as the server has told it.
  await activate(page.getByRole("button", { name: new RegExp(`^${feedbackWords.comments}`) }));
  await commentIn(page, lamp).waitFor();
  for (const commented of [lamp, keyLine, lamp, keyLine]) {
    await activate(element(page, plain));
    await activateAndType(commentIn(page, commented), commented);
  }
  await activateAndType(element(page, plain), plain);
  await activateAndType(element(page, empty), empty);
  await activate(commentIn(page, lamp));
  await activate(button(page, editorWords.closePanel({ title: feedbackWords.comments })));
  await typeInto(lamp);

  for (const group of [1, 2, 3]) {
    const last = page.locator(".manuscript-group").nth(group).getByRole("paragraph").last();
    const place = await placeOf(last);
    // Two quick taps at the same place of the screen are a double tap, which leaves the cursor where it is.
    await activate(last, { position: { x: 150 * group, y: 8 } });
    await typeInto(place);
  }
  if (touches) await activate(button(page, editorWords.outline));
  const outline = page.getByRole("navigation", { name: editorWords.outline });
  await activateAndType(outline.getByRole("button", { name: "attic" }), indexOf("attic"));
  await activate(button(page, editorWords.outline));
  await outline.waitFor({ state: "hidden" });
  await typeInto(indexOf("attic"));
  await activateAndType(element(page, play.blocks.length - 1), play.blocks.length - 1);
  await expectAllInPlace();
});

/** Keys pressed without a pause, and how many elements from the start they lead. */
const keySequences = [
  { from: "last", keys: ["End", "ArrowRight", "ArrowLeft", "ArrowDown"], leadsTo: 1 },
  { from: "first", keys: ["Home", "ArrowLeft", "ArrowRight", "ArrowUp"], leadsTo: -1 },
  { from: "last", keys: ["ArrowDown", "ArrowUp", "ArrowUp", "ArrowDown"], leadsTo: 0 },
] as const;

test("fast key presses at the edges of groups lead to the adjacent element", async () => {
  const page = await openPlay(desktop);
  const { typeInto, expectAllInPlace } = trackedTyping(page);
  const shifts: number[] = [];
  for (const { group, from, keys, leadsTo } of [3, 1, 4, 2].flatMap((group) =>
    keySequences.map((sequence) => ({ group, ...sequence })),
  )) {
    const inGroup = page.locator(".manuscript-group").nth(group).getByRole("paragraph");
    const target = from === "last" ? inGroup.last() : inGroup.first();
    const index = await placeOf(target);
    await target.scrollIntoViewIfNeeded();
    const before = await restingTopOf(target);
    await target.click();
    shifts.push(Math.abs((await topOf(target)) - before));
    for (const key of keys) await page.keyboard.press(key);
    await typeInto(index + leadsTo);
  }
  await expectAllInPlace();
  expect(Math.max(...shifts), "how far a click moves the line under it").toBeLessThan(20);
});

test("a click in the text moves the cursor there when words are selected and a field has the focus", async () => {
  const { page } = await openEditor(playOf(scene("Attic", setting("A lamp."))));
  // Right after the play has opened, the editor may not know yet which words are selected.
  await typeKeys(page, "{Control+End}{Enter}Rain.{Shift+Home}");
  await titleField(page).focus();
  await manuscript(page).getByText("A lamp.").click();
  await typeKeys(page, "{End} On.");
  await expectElements(page, ["Attic", "A lamp. On.", "Rain."]);
});

/** Returns the pixels from the cursor to the top and bottom of what scrolls around the text. */
const roomAroundCursor = (page: Page) =>
  page.evaluate(() => {
    const caret = getSelection()?.getRangeAt(0).getBoundingClientRect();
    let around = document.querySelector(".manuscript")?.parentElement;
    while (around && !/auto|scroll/.test(getComputedStyle(around).overflowY)) around = around.parentElement;
    const shown = around?.getBoundingClientRect();
    return { above: (caret?.top ?? 0) - (shown?.top ?? 0), below: (shown?.bottom ?? 0) - (caret?.bottom ?? 0) };
  });

test("the line that is written keeps its distance from the top and bottom of the window", async () => {
  const rain = Array.from({ length: 14 }, () => [direction("It rains."), direction("")]).flat();
  const low = { viewport: { width: 1024, height: 520 } };
  const { page } = await openEditor(playOf(scene("Attic", setting("A lamp."), ...rain)), low);
  await typeKeys(page, "{Control+End}{Enter}More rain.");
  await eventually(async () => (await roomAroundCursor(page)).below).toBeGreaterThanOrEqual(110);
  await typeKeys(page, " It still rains".repeat(15));
  await eventually(async () => (await roomAroundCursor(page)).below).toBeGreaterThanOrEqual(110);
  // On a slow device, the browser reports late where a key has moved the cursor.
  const device = await page.context().newCDPSession(page);
  await device.send("Emulation.setCPUThrottlingRate", { rate: 40 });
  await typeKeys(page, "{ArrowUp}".repeat(24));
  await eventually(async () => (await roomAroundCursor(page)).above).toBeGreaterThanOrEqual(46);
  await device.detach();
  await typeKeys(page, ".");
  await eventually(async () => (await roomAroundCursor(page)).above).toBeGreaterThanOrEqual(46);
});
