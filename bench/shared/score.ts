import { type BrowserContext, chromium } from "playwright-core";
import { freePort } from "#local/freePort.ts";
import { findBrowser } from "#tests/support/browser.ts";
import { importWithPackages } from "#tests/support/importWithPackages.ts";
import type { AuditPage, PageAudit } from "./pageAudit.ts";

/** Returns Lighthouse's performance score, from 0 to 100. */
export const lighthouseScoreOf = async (address: string): Promise<number> =>
  (await run(address, { onlyPerformance: true })).performance;

/** `stored` is what the browser's local storage has before the visit, such as a session. */
export const auditOf = (address: string, stored?: ReadonlyMap<string, string>): Promise<PageAudit> =>
  run(address, { onlyPerformance: false, stored });

interface RunOptions {
  readonly onlyPerformance: boolean;
  readonly stored?: ReadonlyMap<string, string> | undefined;
}

async function run(address: string, { onlyPerformance, stored = new Map() }: RunOptions): Promise<PageAudit> {
  const { auditPage } = await lighthouse();
  const port = await freePort();
  const { executablePath, args } = await findBrowser();
  // Lighthouse opens its tab in the browser's own profile.
  const profile = await chromium.launchPersistentContext("", {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    if (stored.size > 0) await store(profile, new URL("/robots.txt", address).href, stored);
    return await auditPage(address, { port, onlyPerformance, keepsStorage: stored.size > 0 });
  } finally {
    await profile.close();
  }
}

let loaded: Promise<{ readonly auditPage: AuditPage }> | undefined;

function lighthouse() {
  loaded ??= importWithPackages("bench/lighthouse/auditPage.ts");
  return loaded;
}

async function store(profile: BrowserContext, address: string, stored: ReadonlyMap<string, string>): Promise<void> {
  const page = await profile.newPage();
  await page.goto(address);
  await page.evaluate(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    [...stored],
  );
  await page.close();
}
