import { type Browser, chromium } from "playwright-core";
import { demonstrationAccounts } from "#local/demonstration/accounts.ts";
import { signInToApi } from "#local/demonstration/signInToApi.ts";
import { findBrowser } from "#tests/support/browser.ts";
import { startGhostlight } from "#tests/support/stack.ts";
import { type Figures, median, quantile } from "./figures.ts";
import type { PageAudit } from "./shared/pageAudit.ts";
import { auditOf } from "./shared/score.ts";
import { firstLetterMs } from "./site/firstLetter.ts";
import { slowestInteractionMs } from "./site/interactions.ts";

/** Public pages of each kind: the home page, one with prices, articles, and one with a form. */
const paths = ["/", "/pricing", "/help", "/help/elements-and-keys", "/stage-play-format", "/faq", "/contact"];
/** `ROUNDS` sets another number. */
const rounds = Number(process.env.ROUNDS ?? 5);

/** What the product promises for its public pages, and for the list of plays. */
const limits = { performance: 2, others: 0, paintMs: 1800, shift: 0, scripts: 90, scriptFiles: 12, styles: 20 };
const dashboardLimit = 10;
/** Whoever has signed in has seen the cookie notice. Over the list, it would be the largest paint. */
const answeredNotice = [
  ["cookie-consent", "true"],
  ["cookie-preferences", JSON.stringify({ essential: true, functional: false, analytics: false })],
] as const;
const firstLetterLimitMs = 2500;
const interactionLimitMs = 200;

/**
 * Measures the public pages and the list of plays with Lighthouse as on a phone with a slow connection: the medians of
 * several visits.
 */
export async function measure(): Promise<Figures> {
  const stack = await startGhostlight();
  try {
    const figures: Record<string, Figures[string]> = {};
    for (const path of paths) Object.assign(figures, figuresOf(path, await audits(`${stack.origin}${path}`)));
    const [writer] = demonstrationAccounts;
    if (!writer) throw new Error("There is no account of the demonstration.");
    const { stored } = await signInToApi(stack.origin, writer.email, writer.password);
    const dashboard = await audits(`${stack.origin}/dashboard`, new Map([...stored, ...answeredNotice]));
    figures["/dashboard: performance, points below 100"] = {
      value: median(dashboard.map(({ performance }) => 100 - performance)),
      unit: "points",
      limit: dashboardLimit,
    };
    figures["/: first letter written"] = {
      value: median(await inBrowser((browser) => firstLetterMs(browser, stack.origin))),
      unit: "ms",
      limit: firstLetterLimitMs,
    };
    figures["a visit: slowest interaction, 75th percentile"] = {
      value: quantile(await inBrowser((browser) => slowestInteractionMs(browser, stack.origin)), 0.75),
      unit: "ms",
      limit: interactionLimitMs,
    };
    return figures;
  } finally {
    await stack.stop();
  }
}

async function audits(address: string, stored?: ReadonlyMap<string, string>): Promise<readonly PageAudit[]> {
  const found: PageAudit[] = [];
  for (let round = 0; round < rounds; round++) found.push(await auditOf(address, stored));
  return found;
}

function figuresOf(path: string, found: readonly PageAudit[]): Figures {
  const of = (read: (audit: PageAudit) => number) => median(found.map(read));
  const worstOther = (audit: PageAudit) => Math.max(...audit.otherScores.map((score) => 100 - score));
  return {
    [`${path}: performance, points below 100`]: {
      value: of(({ performance }) => 100 - performance),
      unit: "points",
      limit: limits.performance,
    },
    [`${path}: worst other score, below 100`]: { value: of(worstOther), unit: "points", limit: limits.others },
    [`${path}: largest paint`]: { value: of(({ paintMs }) => paintMs), unit: "ms", limit: limits.paintMs },
    [`${path}: layout shift`]: { value: of(({ shift }) => shift), unit: "", limit: limits.shift },
    [`${path}: scripts`]: { value: of(({ scriptKb }) => scriptKb), unit: "KB", limit: limits.scripts },
    [`${path}: script files`]: { value: of(({ scriptFiles }) => scriptFiles), unit: "", limit: limits.scriptFiles },
    [`${path}: style sheets`]: { value: of(({ styleKb }) => styleKb), unit: "KB", limit: limits.styles },
  };
}

/** Returns what each of several visits measures. */
async function inBrowser(visit: (browser: Browser) => Promise<number>): Promise<readonly number[]> {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args });
  try {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push(await visit(browser));
    return times;
  } finally {
    await browser.close();
  }
}
