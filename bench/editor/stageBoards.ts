import type { Browser, Page } from "playwright-core";
import { actionWords, editorWords } from "#frontend/messages/editor.yaml";
import { type Figures, median } from "../figures.ts";
import type { Site } from "./site.ts";

/** Milliseconds from choosing the board to its painted table. */
const withinMs: Readonly<Record<string, number>> = { Hamlet: 50 };
const rounds = 7;

/** Measures how long the scene grid takes after a change of the text, with its code loaded. */
export async function measureSceneGrid(browser: Browser, site: Site, plays: readonly string[]): Promise<Figures> {
  const figures: Record<string, Figures[string]> = {};
  for (const play of plays) {
    const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
    const page = await context.newPage();
    await page.goto(site.addressOf("workspace", play));
    await page.locator("[contenteditable=true] p").first().waitFor();
    const times: number[] = [];
    for (let round = -1; round < rounds; round++) {
      const ms = await openGrid(page);
      if (round >= 0) times.push(ms);
      await page.keyboard.press("Escape");
      await page.locator("[contenteditable=true] p").nth(5).click();
      await page.keyboard.type("x");
    }
    const limit = withinMs[play];
    figures[`scene grid of ${play}, from the click to the painted table`] = {
      value: median(times),
      unit: "ms",
      ...(limit !== undefined && { limit }),
    };
    await context.close();
  }
  return figures;
}

async function openGrid(page: Page): Promise<number> {
  await page.getByRole("button", { name: editorWords.tools, exact: true }).click();
  return page.getByRole("menuitem", { name: actionWords.sceneGrid, exact: true }).evaluate(
    (item) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        new MutationObserver((_, observer) => {
          if (!document.querySelector(".scene-grid-table td")) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        }).observe(document.body, { subtree: true, childList: true });
        (item as HTMLElement).click();
      }),
  );
}
