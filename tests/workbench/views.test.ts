import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { actionWords, editorWords, frontWords } from "#frontend/messages/editor.yaml";
import { listeningWords } from "#frontend/messages/listening.yaml";
import { tipWords } from "#frontend/messages/tips.yaml";
import { viewWords } from "#frontend/messages/view.yaml";
import { direction, play, scene, setting, speech, together } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "../journeys/harness/access.ts";
import { eventually, phone } from "../journeys/harness/browserDevice.ts";
import { expectElements, manuscript, titleField, typeKeys, waitForKind } from "../journeys/harness/editor.ts";
import { button, field } from "../journeys/harness/signIn.ts";
import { openEditor } from "./openEditor.ts";

const element = (page: Page, index: number) => manuscript(page).getByRole("paragraph").nth(index);

async function choose(page: Page, item: string): Promise<void> {
  await button(page, viewWords.menu).click();
  await page.getByRole("menu").getByText(item, { exact: true }).click();
}

const widthOf = async (page: Page): Promise<number> => (await manuscript(page).boundingBox())?.width ?? 0;
const heightOf = async (page: Page): Promise<number> => (await manuscript(page).boundingBox())?.height ?? 0;
const colorOf = (page: Page, index: number) => element(page, index).evaluate((node) => getComputedStyle(node).color);
const lineTops = (page: Page) =>
  element(page, 4).evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

const longSpeech =
  "There was a lamp in the attic once and nobody ever switched it off, not in all these years. ".repeat(3);

const attic = [setting("A lamp."), direction("Rain.")];
const [ann, annSpeech, bob, bobSpeech, cleo] = [3, 4, 5, 6, 7];

async function boxOf(page: Page, index: number) {
  const place = await element(page, index).boundingBox();
  if (!place) throw new Error(`Element ${index} isn't shown.`);
  return place;
}
const between = async (page: Page, one: number, other: number): Promise<number> =>
  (await boxOf(page, one)).y - (await boxOf(page, other)).y;

test("simultaneous speeches are written side by side", async () => {
  const speeches = [speech("ANN", "I never said it."), speech("BOB", "You did.")];
  const { page } = await openEditor(play(scene("Attic", ...attic, ...speeches)));
  await typeKeys(page, "{Control+End}{Control+Shift+d}{Enter}CLEO{Enter}Stop.");
  await eventually(() => between(page, bob, ann)).toBe(0);
  expect((await boxOf(page, bob)).x).toBeGreaterThan((await boxOf(page, ann)).x + 200);

  await element(page, annSpeech).click();
  await typeKeys(page, "{End}");
  await page.keyboard.insertText(` ${longSpeech}`);
  expect(await between(page, bob, ann)).toBe(0);
  const { height } = await boxOf(page, annSpeech);
  expect(await between(page, cleo, annSpeech)).toBeCloseTo(height + 16, 0);
  await typeKeys(page, "{ArrowDown}{End}{ArrowDown}{End} Twice.");
  await eventually(() => element(page, bobSpeech).textContent()).toBe("You did. Twice.");
});

test("on a phone, simultaneous speeches are one below the other", async () => {
  const speeches = [speech("ANN", longSpeech), together("BOB", "You did.")];
  const { page } = await openEditor(play(scene("Attic", ...attic, ...speeches)), phone);
  await eventually(async () => (await between(page, bob, annSpeech)) > 0).toBe(true);
  expect((await boxOf(page, bob)).x).toBe((await boxOf(page, ann)).x);
});

test("pages are zoomed without other lines, drafted without gaps, and shown side by side", async () => {
  const { page } = await openEditor(play(scene("Attic", ...attic, speech("LAMP", longSpeech))));
  const [width, lines] = [await widthOf(page), await lineTops(page)];
  await choose(page, viewWords.zoomIn);
  await eventually(() => widthOf(page)).toBeCloseTo(width * 1.1, 0);
  expect(await lineTops(page)).toBe(lines);
  await choose(page, viewWords.zoomIn);
  await typeKeys(page, "{Control+End}{Enter}{Backspace}");
  expect(await lineTops(page)).toBe(lines);
  await eventually(() => widthOf(page)).toBeCloseTo(width * 1.25, 0);
  await page.getByText(viewWords.zoom({ percent: 125 })).waitFor();
  await choose(page, viewWords.actualSize);
  await page.getByText(viewWords.zoom({ percent: 125 })).waitFor({ state: "detached" });
  await eventually(() => widthOf(page)).toBeCloseTo(width, 0);

  await manuscript(page).click();
  await typeKeys(page, "{Control+Home}{Control+k}");
  await page.getByRole("combobox").fill(actionWords.pageBreak);
  await typeKeys(page, "{Enter}");
  const gap = page.locator(".page-gap");
  await gap.first().waitFor();
  const tall = await heightOf(page);
  await choose(page, viewWords.draft);
  await eventually(async () => (await heightOf(page)) < tall - 200).toBe(true);
  await choose(page, viewWords.draft);
  await manuscript(page).focus();
  await typeKeys(page, "{Control+End}");
  await choose(page, viewWords.overview);
  const board = page.getByRole("region", { name: viewWords.overviewTitle, exact: true });
  await board.waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await eventually(focused, { message: "the page with the cursor" }).toMatch(/2$/);
  await expectAccessible(page);
  await board
    .getByRole("button", { name: viewWords.page({ label: "1-2" }) })
    .or(board.getByRole("button", { name: /2$/ }))
    .last()
    .click();
  await board.waitFor({ state: "hidden" });

  await typeKeys(page, "{Control+End}");
  await page.keyboard.insertText(longSpeech.repeat(24));
  await page.getByText(editorWords.page({ page: 4, pages: 4 })).waitFor();
  await choose(page, viewWords.overview);
  await eventually(focused, { message: "the page with the cursor" }).toMatch(/4$/);
  // Three pages have room beside each other.
  await typeKeys(page, "{ArrowUp}");
  expect(await focused()).toMatch(/1$/);
  await typeKeys(page, "{Home}");
  expect(await focused()).toBe(viewWords.titlePage);
  await typeKeys(page, "{End}{ArrowLeft}{Enter}");
  await page.getByText(editorWords.page({ page: 3, pages: 4 })).waitFor();
  await choose(page, viewWords.overview);
  await board.getByRole("button", { name: viewWords.titlePage }).click();
  await board.waitFor({ state: "hidden" });
  await field(page, frontWords.title).and(page.locator(":focus")).waitFor();
});

test("focus mode dims the rest, typewriter scrolling keeps the line in place, and panels are hidden", async () => {
  const { page } = await openEditor(play(scene("Attic", ...attic, speech("LAMP", "Hm."), direction("Fog."))));
  await typeKeys(page, "{Control+End}{Control+Shift+f}");
  await waitForKind(page, "direction");
  await eventually(async () => (await colorOf(page, 4)) === (await colorOf(page, 5))).toBe(false);
  await element(page, 4).click();
  await eventually(async () => (await colorOf(page, 3)) === (await colorOf(page, 4))).toBe(true);
  expect(await colorOf(page, 5)).not.toBe(await colorOf(page, 4));
  await typeKeys(page, "{Control+Shift+f}");
  await choose(page, viewWords.typewriter);
  await manuscript(page).click();
  const heights: number[] = [];
  for (let line = 0; line < 4; line++) {
    await typeKeys(page, "{Control+End}{Enter}{Enter}More.");
    await page.waitForFunction(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
    );
    heights.push((await manuscript(page).getByRole("paragraph").last().boundingBox())?.y ?? 0);
  }
  expect(Math.max(...heights.slice(1)) - Math.min(...heights.slice(1))).toBeLessThan(3);
  const outline = page.getByRole("navigation", { name: editorWords.outline });
  await outline.waitFor();
  await typeKeys(page, "{Control+Shift+h}");
  await page.getByRole("contentinfo").waitFor({ state: "hidden" });
  await outline.waitFor({ state: "detached" });
  await typeKeys(page, "{Control+Shift+h}");
  await page.getByRole("contentinfo").waitFor();
  await outline.waitFor();
  const tips = page.getByRole("complementary", { name: tipWords.title });
  expect(await tips.count()).toBe(0);
  await choose(page, tipWords.title);
  await tips.getByRole("listitem").nth(2).waitFor();
  await typeKeys(page, "{Control+Shift+\\}");
  await tips.getByRole("listitem").nth(2).waitFor({ state: "hidden" });
  expect((await tips.boundingBox())?.width).toBeGreaterThan(300);
  await tips.getByRole("button", { name: tipWords.hide }).click();
  await tips.waitFor({ state: "detached" });
});

test("a browser without voices says that it can't read aloud, and the panel closes with its keys", async () => {
  const { page } = await openEditor(play(scene("Attic", setting("A lamp."))));
  await typeKeys(page, "{Control+End}{F9}");
  const panel = page.getByRole("complementary", { name: listeningWords.title });
  await panel.getByText(listeningWords.noVoice).waitFor();
  await expectAccessible(page);
  await typeKeys(page, "{Escape}");
  await panel.waitFor({ state: "hidden" });
  await typeKeys(page, " On.");
  await expectElements(page, ["Attic", "A lamp. On."]);
});

test("after Enter in the title, and when hidden panels come back, what's typed goes into the text", async () => {
  const { page } = await openEditor(play(scene("Hall")));
  await typeKeys(page, "{Control+End}");
  await titleField(page).click();
  await typeKeys(page, "Ghosts{Enter} A");
  await expectElements(page, ["Hall A"]);
  await page.keyboard.press("F8");
  await page.getByRole("complementary", { name: actionWords.characters }).waitFor();
  await manuscript(page).click();
  await typeKeys(page, "{Control+End}");
  await page.keyboard.press("Control+Shift+H");
  await page.getByRole("complementary", { name: actionWords.characters }).waitFor({ state: "hidden" });
  await typeKeys(page, " B");
  await page.keyboard.press("Control+Shift+H");
  await page.getByRole("complementary", { name: actionWords.characters }).waitFor();
  await typeKeys(page, " C");
  await expectElements(page, ["Hall A B C"]);
});
