import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { actionWords, editorWords } from "#frontend/messages/editor.yaml";
import { historyWords } from "#frontend/messages/history.yaml";
import { playWith, scene } from "#tests/support/playBuilder.ts";
import { desktop, eventually } from "../journeys/harness/browserDevice.ts";
import { manuscript, runAction } from "../journeys/harness/editor.ts";
import { board, inBoard, openHistory } from "./historyBoard.ts";
import { openWorkbench } from "./openWorkbench.ts";
import { playId } from "./page/onWorkbench.ts";

const start = {
  play: playWith({ title: "Ghosts" }, scene("Hall")),
  versions: [{ versionId: 1, at: new Date().toISOString(), device: "another-device", name: "First draft" }],
};
const path = `/editor/${playId}`;
const open = (query: string) => openWorkbench(`${path}${query}`, start, desktop);

const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.search);
const view = (page: Page) => board(page).getByLabel(historyWords.view, { exact: true });
const version = (page: Page) => board(page).getByRole("button", { name: /^First draft/ });

test("an address of the history opens a version's pages, also after a reload, and closing it leads to the text", async () => {
  const { page } = await open("?version=1&view=pages");
  await eventually(() => view(page).inputValue()).toBe("pages");
  expect(await version(page).getAttribute("aria-current")).toBe("true");
  await page.reload();
  await eventually(() => view(page).inputValue()).toBe("pages");
  await inBoard(page, editorWords.backToText).click();
  await board(page).waitFor({ state: "detached" });
  await eventually(() => addressOf(page)).toBe(path);
  await manuscript(page).and(page.locator(":focus")).waitFor();
  await page.goForward();
  await eventually(() => view(page).inputValue()).toBe("pages");
});

test("the history's address follows the version and the view that are chosen", async () => {
  const { page } = await open("");
  await manuscript(page).focus();
  await openHistory(page);
  await eventually(() => addressOf(page)).toBe(`${path}?view=changes`);
  await version(page).click();
  await eventually(() => addressOf(page)).toBe(`${path}?version=1&view=changes`);
  await view(page).selectOption("pages");
  await eventually(() => addressOf(page)).toBe(`${path}?version=1&view=pages`);
  await page.goBack();
  await board(page).waitFor({ state: "detached" });
  expect(await addressOf(page)).toBe(path);
});

test("a version that isn't there anymore is said to be gone, and the current text is shown", async () => {
  const { page } = await open("?version=7&view=pages");
  await board(page).getByText(historyWords.gone).waitFor();
  const now = board(page).getByRole("button", { name: historyWords.now, exact: true });
  expect(await now.getAttribute("aria-current")).toBe("true");
  await version(page).click();
  await board(page).getByText(historyWords.gone).waitFor({ state: "detached" });
});

test("the text keeps the focus until the code of a board has loaded, however the board is opened", async () => {
  const { page } = await open("");
  const heading = page.getByRole("heading", { name: historyWords.title, exact: true }).and(page.locator(":focus"));
  const text = manuscript(page).and(page.locator(":focus"));
  let release = (): void => undefined;
  await page.route(/\/OpenBoard-[^/]*\.js$/, async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.continue();
  });
  const load = async () => {
    // Longer than the focus may be nowhere: `watchFocus` would log an error.
    await page.waitForTimeout(700);
    await text.waitFor();
    release();
    await heading.waitFor();
  };
  await page.goto(path);
  await text.waitFor();
  await runAction(page, actionWords.history);
  await load();
  await page.goto(`${path}?version=1&view=changes`);
  await text.waitFor();
  await load();
});
