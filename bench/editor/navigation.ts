import type { Page } from "playwright-core";
import { type Figures, median } from "../figures.ts";

const rounds = 9;
/** Measures how long the index cards and the outline take to open, once their code has loaded. */
export async function openNavigation(page: Page): Promise<Figures> {
  await page.locator(".outline-head button").waitFor();
  const cards = await timeOf(page, { open: ".outline-head button", shown: ".board-card", close: doneButton });
  await page.locator(outlineButton).first().click();
  await page.locator(".outline-row").first().waitFor({ state: "detached" });
  const outline = await timeOf(page, { open: outlineButton, shown: ".outline-row", close: outlineButton });
  return { "opening the index cards": cards, "opening the outline": outline };
}

const outlineButton = ".editor-actions button[aria-pressed]";
const doneButton = "dialog .dialog-actions .button-primary";

interface Opening {
  /** Selectors of the buttons, and of what is shown. */
  readonly open: string;
  readonly shown: string;
  readonly close: string;
}

/** The first openings load the code and aren't counted. */
async function timeOf(page: Page, opening: Opening) {
  const times: number[] = [];
  for (let round = 0; round < rounds + 2; round++) times.push(await page.evaluate(openAndClose, opening));
  return { value: median(times.slice(2)), unit: "ms" };
}

/** Runs in the page. Returns the milliseconds from the click to the frame that shows it. */
async function openAndClose({ open, shown, close }: Opening): Promise<number> {
  const start = performance.now();
  document.querySelector<HTMLElement>(open)?.click();
  while (!document.querySelector(shown)) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const time = performance.now() - start;
  document.querySelector<HTMLElement>(close)?.click();
  while (document.querySelector(shown)) await new Promise((resolve) => requestAnimationFrame(resolve));
  return time;
}
