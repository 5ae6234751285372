import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { editorWords } from "#frontend/messages/editor.yaml";
import { historyWords } from "#frontend/messages/history.yaml";
import { menuLabels } from "#frontend/messages/menuLabels.yaml";
import { act, play, playWith, scene, setting } from "#tests/support/playBuilder.ts";
import { desktop, eventually } from "../journeys/harness/browserDevice.ts";
import { manuscript, save, typeKeys } from "../journeys/harness/editor.ts";
import { choosePlayAction, playLink } from "../journeys/harness/playList.ts";
import { button } from "../journeys/harness/signIn.ts";
import { backToText, board, inBoard, openHistory, passage, passages } from "./historyBoard.ts";
import { openDashboard } from "./openDashboard.ts";
import { openEditor } from "./openEditor.ts";

const wordsFrom = (first: number, count: number): string =>
  Array.from({ length: count }, (_, index) => `word${first + index}`).join(" ");

/** Runs in the page: the API can't be reached anymore. */
const loseConnection = (): void => {
  const { fetch: connected } = window;
  window.fetch = (address, options) =>
    String(address).startsWith("/api") ? Promise.reject(new TypeError("Failed to fetch")) : connected(address, options);
};

test("passages say where they were, show a few lines, and all of it on request", async () => {
  const written = play(
    act("ACT ONE", ...scene("Scene 1", setting("Fog.")), ...scene("Scene 2", setting(wordsFrom(0, 60)))),
    act("ACT TWO", ...scene("Scene 1", setting(wordsFrom(100, 300)))),
  );
  const { page } = await openEditor(written);
  await manuscript(page).getByText("Scene 2").click();
  await typeKeys(page, "{End}{ArrowRight}{Control+Shift+End}{Backspace}");
  await save(page);
  await openHistory(page);
  await inBoard(page, historyWords.deleted).click();
  const { fromTo } = historyWords;
  const across = passage(page, fromTo({ from: "ACT ONE, Scene 2", to: "ACT TWO, Scene 1" }));
  await across.waitFor();
  const height = async (): Promise<number> => (await across.boundingBox())?.height ?? 0;
  const before = await height();
  const named = (action: string) => across.getByRole("button", { name: new RegExp(`^${action}: word0 `) });
  await named(historyWords.showAll).click();
  await eventually(height).toBeGreaterThan(2 * before);
  await named(historyWords.showLess).click();
  await eventually(height).toBe(before);
  await backToText(page);
  await page.waitForTimeout(1_000);
  await typeKeys(page, "{Control+z}");
  await manuscript(page).getByText("word399").waitFor();
  await save(page);
  await typeKeys(page, "{Control+a}{Backspace}");
  await save(page);
  await openHistory(page);
  await inBoard(page, historyWords.deleted).click();
  await passages(page).getByText(historyWords.wholePlay).waitFor();
});

test("two versions of the same minute don't look alike, and the board starts at its title", async () => {
  const { page } = await openEditor(
    play(scene("Attic", setting(wordsFrom(0, 120)), setting(wordsFrom(200, 120)), setting("Rain."))),
  );
  for (const first of ["word0", "word200"]) {
    await manuscript(page).getByText(first).click({ clickCount: 3 });
    await typeKeys(page, "{Backspace}");
    await save(page);
    // Their times are shown with seconds, and nobody deletes so much twice in one.
    await page.waitForTimeout(1_000);
  }
  await openHistory(page);
  const title = board(page).getByRole("heading", { name: historyWords.title });
  await eventually(() => title.evaluate((one) => one === document.activeElement)).toBe(true);
  const versions = board(page).getByRole("navigation").getByRole("listitem");
  await eventually(() => versions.count()).toBe(2);
  await eventually(async () => new Set(await versions.allTextContents()).size).toBe(2);
  const other = board(page).getByRole("combobox", { name: historyWords.compareWith, exact: true });
  await eventually(async () => new Set(await other.getByRole("option").allTextContents()).size).toBe(2);
});

/** Runs in the page: what would happen a second later or more doesn't happen. */
const stopLateTimers = (): void => {
  const { setTimeout: start } = window;
  Object.assign(window, {
    setTimeout: (run: () => void, ms = 0) => (ms >= 1_000 ? 0 : start(run, ms)),
  });
};

test("a play that loses half of its words is offered back, until the moment they're there again", async () => {
  const { page } = await openEditor(play(scene("", setting(wordsFrom(0, 100)), setting(wordsFrom(200, 100)))));
  const restore = button(page, historyWords.restoreText);
  const deleteHalf = async (): Promise<boolean> => {
    await manuscript(page).getByText("word200").click({ clickCount: 3 });
    await typeKeys(page, "{Backspace}");
    await page.waitForTimeout(2_500);
    return restore.isVisible();
  };
  // What counts the words loads when the browser is idle.
  await eventually(async () => {
    if (await deleteHalf()) return true;
    await typeKeys(page, "{Control+z}");
    return false;
  }).toBe(true);
  await page.evaluate(stopLateTimers);
  await typeKeys(page, "{Control+z}");
  await manuscript(page).getByText("word299").waitFor();
  await restore.waitFor({ state: "detached" });
});

test("from the list of plays, a writer gets to earlier texts, also without a connection", async () => {
  const lamp = playWith({ title: "The Lamp" }, scene("Attic", setting("Dark and cold.")));
  const { page } = await openDashboard([lamp], { ...desktop, isTroubled: true });
  await playLink(page, "The Lamp").click();
  await manuscript(page).focus();
  await typeKeys(page, "{Control+End} Rain.");
  await save(page);
  await typeKeys(page, " Wind.");
  await save(page);
  await page.getByRole("link", { name: editorWords.back }).click();
  await playLink(page, "The Lamp").waitFor();
  await page.evaluate(loseConnection);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await page.getByText(dashboardWords.canFind({ item: menuLabels.findEarlier })).waitFor();
  await choosePlayAction(page, "The Lamp", menuLabels.findEarlier);
  await board(page).getByText(historyWords.deviceOnly).waitFor();
  await inBoard(page, historyWords.earlier).click();
  await board(page).getByRole("insertion").getByText("Wind").waitFor();
});

/** Runs in the page: workers never answer, as before they have loaded. */
const silenceWorkers = (): void => {
  Worker.prototype.postMessage = () => undefined;
};

/** Returns the errors that the page logs from now on. */
function loggedErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  return errors;
}

test("what a worker hasn't answered when the connection is lost or the board closes isn't logged as an error", async () => {
  const { page } = await openEditor(play(scene("Attic", setting("Dark."))), { ...desktop, isTroubled: true });
  await typeKeys(page, "{Control+End} Rain.");
  await save(page);
  const errors = loggedErrors(page);
  await page.evaluate(silenceWorkers);
  await openHistory(page);
  await inBoard(page, historyWords.deleted).click();
  await board(page).getByText(historyWords.deletedLoading).waitFor();
  await page.waitForTimeout(300);
  await inBoard(page, historyWords.now).click();
  await board(page).getByRole("button", { name: historyWords.earlier, exact: true }).waitFor();
  await backToText(page);
  await page.waitForTimeout(300);
  expect(errors).toEqual([]);
});
