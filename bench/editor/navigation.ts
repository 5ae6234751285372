import type { Page } from "playwright-core";
import { actionWords, editorWords } from "#frontend/messages/editor.yaml";
import { type Figures, median } from "../figures.ts";

const rounds = 9;

/** Measures how long the index cards and the outline take to open, once their code has loaded. */
export async function openNavigation(page: Page): Promise<Figures> {
  const { backToText, outline } = editorWords;
  const cards = { open: actionWords.indexCards, shown: ".index-card", close: backToText };
  const timeOfCards = await timeOf(page, cards);
  await page.getByRole("button", { name: outline, exact: true }).click();
  await page.locator(".outline-row").first().waitFor({ state: "detached" });
  return {
    "opening the index cards": timeOfCards,
    "opening the outline": await timeOf(page, { open: outline, shown: ".outline-row", close: outline }),
  };
}

interface Opening {
  /** The texts or names of buttons. */
  readonly open: string;
  readonly close: string;
  /** A selector of what is shown. */
  readonly shown: string;
}

/** The first openings load the code and aren't counted. */
async function timeOf(page: Page, opening: Opening) {
  await page.getByRole("button", { name: opening.open, exact: true }).waitFor();
  const times: number[] = [];
  for (let round = 0; round < rounds + 2; round++) times.push(await page.evaluate(openAndClose, opening));
  return { value: median(times.slice(2)), unit: "ms" };
}

/** Runs in the page, so it can't call other functions. Returns the milliseconds from the click to the frame that shows it. */
async function openAndClose({ open, shown, close }: Opening): Promise<number> {
  const start = performance.now();
  for (const button of document.querySelectorAll("button"))
    if ((button.ariaLabel ?? button.textContent) === open) button.click();
  while (!document.querySelector(shown)) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const time = performance.now() - start;
  for (const button of document.querySelectorAll("button"))
    if ((button.ariaLabel ?? button.textContent) === close) button.click();
  while (document.querySelector(shown)) await new Promise((resolve) => requestAnimationFrame(resolve));
  return time;
}
