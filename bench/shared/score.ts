import lighthouse, { type Result } from "lighthouse";
import { type BrowserContext, chromium } from "playwright-core";
import { freePort } from "#local/freePort.ts";
import { findBrowser } from "#tests/support/browser.ts";

/** What Lighthouse says about a page with its settings for a mobile phone. Scores are from 0 to 100. */
export interface PageAudit {
  readonly performance: number;
  /** Accessibility, best practices, and search engines. */
  readonly otherScores: readonly number[];
  readonly paintMs: number;
  readonly shift: number;
  /** As transferred. */
  readonly scriptKb: number;
  readonly scriptFiles: number;
  readonly styleKb: number;
}

/** Returns Lighthouse's performance score, from 0 to 100. */
export const lighthouseScoreOf = async (address: string): Promise<number> =>
  scoreIn(await run(address, ["performance"]), "performance");

const others = ["accessibility", "best-practices", "seo"] as const;

/** `stored` is what the browser's local storage has before the visit, such as a session. */
export async function auditOf(address: string, stored?: ReadonlyMap<string, string>): Promise<PageAudit> {
  const result = await run(address, ["performance", ...others], stored);
  const { audits } = result;
  return {
    performance: scoreIn(result, "performance"),
    otherScores: others.map((category) => scoreIn(result, category)),
    paintMs: audits["largest-contentful-paint"]?.numericValue ?? Number.NaN,
    shift: audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
    scriptKb: kilobytesOf(result, "Script"),
    scriptFiles: requestsOf(result, "Script").length,
    styleKb: kilobytesOf(result, "Stylesheet"),
  };
}

async function run(
  address: string,
  onlyCategories: string[],
  stored: ReadonlyMap<string, string> = new Map(),
): Promise<Result> {
  const port = await freePort();
  const { executablePath, args } = await findBrowser();
  // Lighthouse opens its tab in the browser's own profile.
  const profile = await chromium.launchPersistentContext("", {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    if (stored.size > 0) await store(profile, new URL("/robots.txt", address).href, stored);
    const disableStorageReset = stored.size > 0;
    const result = await lighthouse(address, { port, onlyCategories, disableStorageReset, logLevel: "error" });
    if (!result) throw new Error(`Lighthouse has no result for ${address}.`);
    return result.lhr;
  } finally {
    await profile.close();
  }
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

const scoreIn = ({ categories }: Result, category: string): number =>
  Math.round((categories[category]?.score ?? 0) * 100);

function requestsOf({ audits }: Result, resourceType: string) {
  const details = audits["network-requests"]?.details;
  const requests = details?.type === "table" ? details.items : [];
  return requests.filter((request) => request.resourceType === resourceType);
}

const kilobytesOf = (result: Result, resourceType: string): number =>
  requestsOf(result, resourceType).reduce((sum, request) => sum + Number(request.transferSize ?? 0) / 1000, 0);
