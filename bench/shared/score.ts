import lighthouse, { type Result } from "lighthouse";
import { chromium } from "playwright-core";
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
  readonly styleKb: number;
}

/** Returns Lighthouse's performance score, from 0 to 100. */
export const lighthouseScoreOf = async (address: string): Promise<number> =>
  scoreIn(await run(address, ["performance"]), "performance");

const others = ["accessibility", "best-practices", "seo"] as const;

export async function auditOf(address: string): Promise<PageAudit> {
  const result = await run(address, ["performance", ...others]);
  const { audits } = result;
  return {
    performance: scoreIn(result, "performance"),
    otherScores: others.map((category) => scoreIn(result, category)),
    paintMs: audits["largest-contentful-paint"]?.numericValue ?? Number.NaN,
    shift: audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
    scriptKb: kilobytesOf(result, "Script"),
    styleKb: kilobytesOf(result, "Stylesheet"),
  };
}

async function run(address: string, onlyCategories: string[]): Promise<Result> {
  const port = await freePort();
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`] });
  try {
    const result = await lighthouse(address, { port, onlyCategories, logLevel: "error" });
    if (!result) throw new Error(`Lighthouse has no result for ${address}.`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

const scoreIn = ({ categories }: Result, category: string): number =>
  Math.round((categories[category]?.score ?? 0) * 100);

function kilobytesOf({ audits }: Result, resourceType: string): number {
  const details = audits["network-requests"]?.details;
  const requests = details?.type === "table" ? details.items : [];
  return requests
    .filter((request) => request.resourceType === resourceType)
    .reduce((sum, request) => sum + Number(request.transferSize ?? 0) / 1000, 0);
}
