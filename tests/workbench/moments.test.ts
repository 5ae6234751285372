import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { historyWords } from "#frontend/messages/history.yaml";
import { menuLabels } from "#frontend/messages/menuLabels.yaml";
import { play, scene, setting } from "#tests/support/playBuilder.ts";
import { textsInWrongDirection } from "#tests/support/textsInWrongDirection.ts";
import { expectAccessible } from "../journeys/harness/access.ts";
import { eventually, phone } from "../journeys/harness/browserDevice.ts";
import { elements, expectElements, manuscript, save, typeKeys } from "../journeys/harness/editor.ts";
import { backToText, board, inBoard, openHistory, passage, passages, slider } from "./historyBoard.ts";
import { openEditor } from "./openEditor.ts";

const lamp =
  "The lamp on the pier has burned all night, and nobody came to put it out, though the keeper passed it twice with his keys.";
const before = ["Attic", "Dark.", lamp, "Rain."];
const after = ["Attic", "Dark.", "Rain."];

/** Writes two elements below the setting and deletes the first of them. Each change is saved by itself. */
async function writeAndDelete(page: Page): Promise<void> {
  await typeKeys(page, `{Control+End}{Enter}${lamp}`);
  await save(page);
  await typeKeys(page, "{Enter}{Enter}Rain.");
  await save(page);
  await expectElements(page, before);
  await manuscript(page).getByText(lamp).click({ clickCount: 3 });
  await typeKeys(page, "{Backspace}{Backspace}");
  await save(page);
  await expectElements(page, after);
}

test("a writer goes back to the moment before a deletion with the keyboard alone, sees what was there, and restores it", async () => {
  const { page } = await openEditor(play(scene("Attic", setting("Dark."))));
  await writeAndDelete(page);
  await openHistory(page);
  await slider(page).focus();
  const isThere = () => board(page).getByRole("deletion").getByText("lamp").isVisible();
  await eventually(async () => {
    await typeKeys(page, "{ArrowLeft}");
    // It's loaded once the slider rests.
    await page.waitForTimeout(500);
    return isThere();
  }).toBe(true);
  await eventually(() => slider(page).getAttribute("aria-valuetext")).toMatch(/\d+:\d+:\d+/);
  await board(page)
    .getByText(/^\d+ words then, 3 now$/)
    .waitFor();
  await expectAccessible(page);
  await inBoard(page, historyWords.earlier).focus();
  await typeKeys(page, "{Enter}");
  await inBoard(page, historyWords.later).focus();
  await typeKeys(page, "{Enter}");
  await inBoard(page, historyWords.restorePlay).focus();
  await typeKeys(page, "{Enter}");
  await board(page).getByText(historyWords.restored).waitFor();
  await backToText(page);
  await manuscript(page).getByText(lamp).waitFor();
});

test("a writer finds a deleted passage, puts it back where it was, and takes that back", async () => {
  const { page } = await openEditor(play(scene("Attic", setting("Dark."))));
  await writeAndDelete(page);
  await openHistory(page);
  await inBoard(page, historyWords.deleted).click();
  await passage(page, "The lamp on the pier").getByText("Attic").waitFor();
  await expectAccessible(page);
  const nameOf = (action: string) => historyWords.passageAction({ action, text: `${lamp.slice(0, 40).trimEnd()}…` });
  await inBoard(page, nameOf(historyWords.putBack)).click();
  await expectElements(page, before);
  await board(page).getByText(historyWords.deletedNone).waitFor();
  await inBoard(page, historyWords.undo).click();
  await expectElements(page, after);
  await inBoard(page, nameOf(historyWords.insertAtCursor)).click();
  await eventually(() => elements(page)).toContain(lamp);
  await inBoard(page, historyWords.undo).click();
  await inBoard(page, nameOf(historyWords.momentBefore)).click();
  await board(page).getByRole("deletion").getByText("lamp").waitFor();
});

test("a writer searches for words that aren't in the play anymore, and goes to the moment before they were deleted", async () => {
  const { page } = await openEditor(play(scene("Attic", setting("Dark and cold."))));
  await typeKeys(page, "{Control+End}{Control+Shift+ArrowLeft}{Control+Shift+ArrowLeft}{Backspace}");
  await save(page);
  await openHistory(page);
  await inBoard(page, historyWords.deleted).click();
  const field = board(page).getByRole("searchbox", { name: historyWords.deletedSearch });
  await field.fill("lantern");
  await board(page).getByText(historyWords.deletedNotFound).waitFor();
  await field.fill("COLD");
  await passage(page, "cold").getByText(historyWords.momentBefore).click();
  await board(page).getByRole("deletion").getByText("cold").waitFor();
});

test("nothing sticks out of a phone's screen", async () => {
  const viewport = { width: 360, height: 740 };
  const { page } = await openEditor(play(scene("Attic", setting("Dark."))), { ...phone, viewport });
  await writeAndDelete(page);
  await openHistory(page);
  const expectFit = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  await inBoard(page, historyWords.earlier).click();
  await inBoard(page, historyWords.restorePlay).waitFor();
  await expectFit();
  await board(page)
    .getByRole("button", { name: /^Versions: / })
    .click();
  await inBoard(page, historyWords.deleted).click();
  await passage(page, "The lamp").waitFor();
  await expectFit();
});

test("without a connection, a writer learns that a moment can't be loaded, and tries again", async () => {
  const { page } = await openEditor(play(scene("Attic", setting("Dark."))));
  await typeKeys(page, "{Control+End} Rain.");
  await save(page);
  await openHistory(page);
  await page.evaluate(() => {
    const { fetch: connected } = window;
    const isMoment = (address: unknown): boolean => String(address).includes("/moments");
    window.fetch = (address, options) =>
      isMoment(address) ? Promise.reject(new TypeError("Failed to fetch")) : connected(address, options);
    window.addEventListener("connected", () => Object.assign(window, { fetch: connected }), { once: true });
  });
  await inBoard(page, historyWords.earlier).click();
  await inBoard(page, historyWords.tryAgain).waitFor();
  await expectAccessible(page);
  await page.evaluate(() => window.dispatchEvent(new Event("connected")));
  await inBoard(page, historyWords.tryAgain).click();
  await board(page).getByRole("insertion").getByText("Rain").waitFor();
});

test("a writer who has lost most of the text gets to its history from the notice", async () => {
  const long = "The lamp burns on and on. ".repeat(20).trim();
  const viewport = { width: 360, height: 740 };
  const { page } = await openEditor(play(scene("Attic", setting(long))), { ...phone, viewport });
  const find = page.getByRole("button", { name: menuLabels.findEarlier, exact: true });
  // What counts the words loads when the browser is idle.
  await eventually(async () => {
    await typeKeys(page, "{Control+a}{Backspace}");
    await page.waitForTimeout(2_500);
    if (await find.isVisible()) return true;
    await typeKeys(page, "{Control+z}");
    return false;
  }).toBe(true);
  await find.click();
  await inBoard(page, historyWords.versionsNow({ name: historyWords.now })).click();
  await inBoard(page, historyWords.deleted).click();
  await passage(page, "The lamp burns").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
});

test("headings and passages of a right-to-left play have its direction", async () => {
  const heading = "תמונה ראשונה: המטבח";
  const { page } = await openEditor(play(scene(heading, setting("רחל נכנסת בשקט."))));
  await typeKeys(page, "{Control+End}{Shift+Home}{Backspace}");
  await save(page);
  await openHistory(page);
  await inBoard(page, historyWords.earlier).click();
  await board(page).getByRole("deletion").waitFor();
  expect(await page.evaluate(textsInWrongDirection)).toEqual([]);
  await inBoard(page, historyWords.deleted).click();
  await board(page).getByRole("searchbox", { name: historyWords.deletedSearch }).fill("בשקט");
  await passages(page).getByText(heading).waitFor();
  expect(await page.evaluate(textsInWrongDirection)).toEqual([]);
});

test("a version is a mark on the slider, and the buttons go from it to the moments around it", async () => {
  const { page } = await openEditor(play(scene("Attic", setting("Dark."))));
  await typeKeys(page, "{Control+End} Rain.");
  await save(page);
  await openHistory(page);
  await inBoard(page, historyWords.nameNow).click();
  await board(page).getByLabel(historyWords.nameLabel).fill("Draft 1");
  await inBoard(page, historyWords.saveName).click();
  const version = board(page).getByRole("button", { name: /^Draft 1/ });
  await version.waitFor();
  await backToText(page);
  await typeKeys(page, " Wind.");
  await save(page);
  await openHistory(page);
  const times = board(page).getByRole("combobox", { name: historyWords.writtenAt });
  await eventually(() => times.getByRole("option").allTextContents()).toEqual([historyWords.sessionNow({ count: 3 })]);
  await version.click();
  await eventually(() => slider(page).getAttribute("aria-valuetext")).toContain("Draft 1");
  await board(page)
    .getByRole("region", { name: /^Draft 1/ })
    .getByRole("insertion")
    .getByText("Wind")
    .waitFor();
  await inBoard(page, historyWords.earlier).click();
  await board(page).getByRole("insertion").getByText("Rain").waitFor();
  await inBoard(page, historyWords.later).click();
  await eventually(() => version.getAttribute("aria-current")).toBe("true");
  await inBoard(page, historyWords.later).click();
  await board(page).getByText(historyWords.same).waitFor();
});
