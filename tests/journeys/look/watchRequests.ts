import type { Page } from "playwright-core";

const quietMs = 100;
const maxWaitMs = 5000;

/**
 * Counts requests in progress. Returns a function that waits until there have been none for a moment. Unlike
 * `networkidle`, it doesn't wait half a second each time.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<unknown>();
  let changed = Date.now();
  const note = (change: () => void) => {
    change();
    changed = Date.now();
  };
  page.on("request", (request) => note(() => open.add(request)));
  page.on("requestfinished", (request) => note(() => open.delete(request)));
  page.on("requestfailed", (request) => note(() => open.delete(request)));
  return async () => {
    const deadline = Date.now() + maxWaitMs;
    while ((open.size > 0 || Date.now() - changed < quietMs) && Date.now() < deadline) await page.waitForTimeout(20);
    await page.evaluate(async () => void (await document.fonts.ready));
  };
}
