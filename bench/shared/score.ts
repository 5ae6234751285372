import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { freePort } from "#local/freePort.ts";
import { findBrowser } from "#tests/support/browser.ts";

/** Returns Lighthouse's performance score with its settings for a mobile phone, from 0 to 100. */
export async function lighthouseScoreOf(address: string): Promise<number> {
  const port = await freePort();
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`] });
  try {
    const result = await lighthouse(address, { port, onlyCategories: ["performance"], logLevel: "error" });
    return Math.round((result?.lhr.categories.performance?.score ?? 0) * 100);
  } finally {
    await browser.close();
  }
}
