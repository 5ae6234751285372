import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { editorWords } from "#frontend/messages/editor.yaml";
import type { Figures } from "../figures.ts";
import { longestTask } from "./work.ts";

const atMostMs = 200;

/** Measures the longest task on the page's main thread while a panel and a dialog open and close, twice each. */
export async function measureLongTasks(browser: Browser, page: Page): Promise<Figures> {
  await sleep(2_000);
  await page.locator(".manuscript").focus();
  const frontMatter = page.getByText(editorWords.editFrontMatter, { exact: true }).first();
  const steps = {
    "opening and closing the characters": async () => {
      await page.keyboard.press("F8");
      await sleep(2_000);
      await page.keyboard.press("F8");
    },
    "opening and closing the front matter": async () => {
      await frontMatter.click();
      await sleep(2_000);
      await page.keyboard.press("Escape");
    },
  };
  const figures: Record<string, Figures[string]> = {};
  for (const [what, run] of Object.entries(steps)) {
    for (const round of ["first", "second"]) {
      const value = await longestTask(browser, page, async () => {
        await run();
        await sleep(1_500);
      });
      figures[`longest task while ${what}, ${round} time`] = { value, unit: "ms", limit: atMostMs };
    }
  }
  return figures;
}
