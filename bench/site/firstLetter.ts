import type { Browser } from "playwright-core";

/** Lighthouse's slow 4G, as the browser applies it to each request. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
/** How much slower a phone's processor is. */
const slowdown = 4;

/**
 * Returns the milliseconds from the first visit of the home page, on a phone with a slow connection, to the first letter
 * written on its page. The letter is typed as soon as that's possible.
 */
export async function firstLetterMs(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", slowNetwork);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.addInitScript(noteFirstLetter);
    await page.goto(origin, { waitUntil: "commit" });
    await page.locator("textarea:not([readonly])").first().focus();
    await page.keyboard.type("x");
    const noted = await page.waitForFunction(() => (globalThis as Noted).firstLetterMs);
    return (await noted.jsonValue()) ?? Number.NaN;
  } finally {
    await context.close();
  }
}

interface Noted {
  firstLetterMs?: number;
}

function noteFirstLetter(): void {
  const noted = globalThis as Noted;
  document.addEventListener("input", () => {
    requestAnimationFrame(() => {
      noted.firstLetterMs ??= performance.now();
    });
  });
}
