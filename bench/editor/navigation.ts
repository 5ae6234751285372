import type { Page } from "playwright-core";
import { editorWords } from "#frontend/messages/editor.yaml";
import { outlineTabWords } from "#frontend/messages/outline.yaml";
import { type Figures, median } from "../figures.ts";

const rounds = 9;

/** Measures how long the index cards and the outline take to open, once their code has loaded. */
export async function openNavigation(page: Page): Promise<Figures> {
  const { backToText, outline } = editorWords;
  const plain = "button:not([role])";
  const toggle = { selector: plain, name: outline };
  const cards = {
    open: { selector: 'button[role="tab"]', name: outlineTabWords.cards },
    shown: ".index-card",
    close: { selector: plain, name: backToText },
  };
  const timeOfCards = await timeOf(page, cards);
  await page.getByRole("button", { name: outline, exact: true }).click();
  await page.locator(".outline-row").first().waitFor({ state: "detached" });
  return {
    "opening the index cards": timeOfCards,
    "opening the outline": await timeOf(page, { open: toggle, shown: ".outline-row", close: toggle }),
  };
}

/** A button among those of a selector, by its name. */
interface NamedButton {
  readonly selector: string;
  readonly name: string;
}

interface Opening {
  readonly open: NamedButton;
  readonly close: NamedButton;
  /** A selector of what is shown. */
  readonly shown: string;
}

/** The first openings load the code and aren't counted. */
async function timeOf(page: Page, opening: Opening) {
  const times: number[] = [];
  for (let round = 0; round < rounds + 2; round++) times.push(await page.evaluate(openAndClose, opening));
  return { value: median(times.slice(2)), unit: "ms" };
}

/** Runs in the page, so it can't call other functions. Returns the milliseconds from the click to the frame that shows it. */
async function openAndClose({ open, shown, close }: Opening): Promise<number> {
  const start = performance.now();
  for (const button of document.querySelectorAll<HTMLElement>(open.selector))
    if ((button.ariaLabel ?? button.textContent) === open.name) button.click();
  while (!document.querySelector(shown)) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const time = performance.now() - start;
  for (const button of document.querySelectorAll<HTMLElement>(close.selector))
    if ((button.ariaLabel ?? button.textContent) === close.name) button.click();
  while (document.querySelector(shown)) await new Promise((resolve) => requestAnimationFrame(resolve));
  return time;
}
