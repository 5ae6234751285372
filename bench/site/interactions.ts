import type { Browser, Page } from "playwright-core";
import { faqPage } from "#frontend/messages/faqPage.md";
import { helpWords } from "#frontend/messages/help.yaml";
import { bandWords } from "#frontend/messages/homeBands.yaml";

/** How much slower a phone's processor is. */
const slowdown = 4;
const typed = "Who is there?";

/**
 * Returns the slowest interaction of a visit to the public pages, in milliseconds from the press to the next frame: what the web
 * vital INP is for a visit of so few. The visitor writes on the home page, pauses what moves, opens a question, and
 * searches the help.
 */
export async function slowestInteractionMs(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.addInitScript(watchInteractions);
    await page.goto(origin);
    const onHome = await slowestOf(page, async () => {
      const line = page.locator("textarea:not([readonly])").last();
      await line.tap();
      await line.pressSequentially(typed, { delay: 120 });
      await page.keyboard.press("Enter");
      await page.getByLabel(bandWords.typing.pause).tap();
      await page.getByText(faqPage.sections[0]?.heading ?? "").tap();
    });
    await page.goto(`${origin}/help`);
    const inHelp = await slowestOf(page, async () => {
      const search = page.getByRole("searchbox", { name: helpWords.search });
      await search.tap();
      await page.locator("input[type=search]:not([readonly])").waitFor();
      await search.pressSequentially("export", { delay: 120 });
    });
    return Math.max(onHome, inHelp);
  } finally {
    await context.close();
  }
}

interface Watched {
  slowestMs?: number;
}

/** Runs in the page. */
function watchInteractions(): void {
  const watched = globalThis as Watched;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as readonly (PerformanceEntry & { interactionId?: number })[]) {
      if (entry.interactionId) watched.slowestMs = Math.max(watched.slowestMs ?? 0, entry.duration);
    }
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

async function slowestOf(page: Page, visit: () => Promise<void>): Promise<number> {
  await visit();
  // Entries arrive after the frame.
  await page.waitForTimeout(500);
  return page.evaluate(() => (globalThis as Watched).slowestMs ?? 0);
}
