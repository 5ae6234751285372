import type { Browser, Page } from "playwright-core";
import { apiBase } from "#domain/api/contract.ts";
import type { OwnFeedback } from "#domain/api/feedback.ts";
import type { FeedbackId } from "#domain/feedback/feedback.ts";
import { type Play, textOf } from "#domain/play/play.ts";

const howMany = 500;

/**
 * Measures the longest tasks of the main thread while a play full of the reader's own comments opens and is scrolled to
 * its end.
 */
export async function measureMarks(browser: Browser, address: string, play: Play) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.route(`**${apiBase}/shared/*/feedback`, (route) => route.fulfill({ json: { feedback: remarksOn(play) } }));
  await page.addInitScript(watchTasks, address.split("/").at(-1)?.split(".")[0] ?? "");
  await page.goto(address);
  await page
    .getByRole("toolbar")
    .getByRole("button", { name: String(howMany) })
    .waitFor();
  await page.waitForFunction(() => document.querySelectorAll(".reader-undrawn").length === 0);
  const openingMs = await takeLongest(page);
  await page.evaluate(scrollToTheEnd);
  const scrollingMs = await takeLongest(page);
  await context.close();
  return { openingMs, scrollingMs };
}

/** Returns comments on about every seventh block, with ids as the reader's browser sees them. */
function remarksOn({ blocks }: Play): readonly OwnFeedback[] {
  const spoken = blocks.filter(({ kind }) => kind === "dialogue");
  return Array.from({ length: howMany }, (_, at) => {
    const block = spoken[Math.floor((at * spoken.length) / howMany)];
    const quote = block ? textOf(block).slice(0, 12) : "";
    const ranges = block ? [{ blockId: block.id, start: 0, end: quote.length, quote }] : [];
    return {
      feedbackId: `remark-${String(at).padStart(9, "0")}` as FeedbackId,
      kind: "comment",
      text: `Remark ${at}`,
      passage: { sequence: 1, ranges },
      name: "Polly",
      email: "",
      at: "2026-11-21T10:00:00.000Z",
      state: "open",
      replies: [],
    };
  });
}

interface Watched {
  longest?: number;
}

/** Gives this device a reader's key, so the page loads the reader's comments. */
function watchTasks(link: string): void {
  localStorage.setItem(`ghostlight.feedback.${link}`, JSON.stringify({ key: "k".repeat(22), errands: [], drafts: {} }));
  const watched = globalThis as Watched;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest ?? 0, duration);
  }).observe({ type: "longtask", buffered: true });
}

/** Returns 0 if no task took 50 ms, because browsers don't report shorter ones. */
const takeLongest = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const watched = globalThis as Watched;
    const longest = watched.longest ?? 0;
    watched.longest = 0;
    return longest;
  });

async function scrollToTheEnd(): Promise<void> {
  while (window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 2) {
    window.scrollBy(0, 700);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
