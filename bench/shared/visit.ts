import { gzipSync } from "node:zlib";
import type { Browser, Response } from "playwright-core";

interface Visit {
  /** From the start of the navigation to the first frame that contains text of the play. */
  readonly paintedMs: number;
  readonly scriptKilobytes: number;
}

/** Opens the link in a new profile, and waits until comments can be added. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  const page = await context.newPage();
  const scripts: Response[] = [];
  page.on("response", (response) => response.request().resourceType() === "script" && scripts.push(response));
  await page.addInitScript(watchPaints);
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.getByRole("toolbar").getByRole("button", { name: "Feedback" }).waitFor();
  await page.waitForLoadState("networkidle");
  const paintedMs = await page.evaluate(() => (globalThis as { paintedMs?: number }).paintedMs ?? Number.NaN);
  const scriptKilobytes = await kilobytes(scripts);
  await context.close();
  return { paintedMs, scriptKilobytes };
}

/** Records when an element inside the reading copy becomes the largest contentful paint. */
function watchPaints(): void {
  const found = globalThis as { paintedMs?: number };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { element } = entry as { element?: Element | null } & PerformanceEntry;
      if (element?.closest(".reader-copy")) found.paintedMs ??= entry.startTime;
    }
  }).observe({ type: "largest-contentful-paint", buffered: true });
}

async function kilobytes(scripts: readonly Response[]): Promise<number> {
  const bodies = await Promise.all(scripts.map((script) => script.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1024;
}
