import { type Browser, chromium } from "playwright-core";
import type { Play } from "#domain/play/play.ts";
import { demonstrationAccounts } from "#local/demonstration/accounts.ts";
import { findBrowser } from "#tests/support/browser.ts";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { shareLink } from "#tests/support/shareLink.ts";
import { startGhostlight } from "#tests/support/stack.ts";
import { type Figures, median } from "./figures.ts";
import { hamlet } from "./plays.ts";
import { measureMarks } from "./shared/marks.ts";
import { lighthouseScoreOf } from "./shared/score.ts";
import { visit } from "./shared/visit.ts";

/** Measures how long a reader with a link to Hamlet waits, on the local stack. Every visit is in a new profile. */
export async function measure(): Promise<Figures> {
  const stack = await startGhostlight();
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args });
  try {
    const address = await linkTo(stack.origin, hamlet());
    const shorter = await linkTo(stack.origin, generatePlay({ seed: 878, speeches: 878 }));
    const visits = await manyVisits(browser, address, 7);
    const marks = await measureMarks(browser, address, hamlet());
    return {
      "first words of the play painted, median": {
        value: median(visits.map((one) => one.paintedMs)),
        unit: "ms",
        limit: 1000,
      },
      "JavaScript, compressed, including feedback": { value: visits[0]?.scriptKilobytes ?? 0, unit: "KB", limit: 140 },
      "500 marks: longest task while it opens": { value: marks.openingMs, unit: "ms", limit: 50 },
      "500 marks: longest task while it is scrolled": { value: marks.scrollingMs, unit: "ms", limit: 50 },
      "Lighthouse, mobile: points below 100, median": {
        value: median(await pointsMissed(address)),
        unit: "points",
        limit: 5,
      },
      "Lighthouse, mobile, 878 speeches: points below 100, median": {
        value: median(await pointsMissed(shorter)),
        unit: "points",
        limit: 5,
      },
    };
  } finally {
    await browser.close();
    await stack.stop();
  }
}

/** How many points below 100 each of some visits is. */
async function pointsMissed(address: string): Promise<readonly number[]> {
  const found: number[] = [];
  for (let round = 0; round < 5; round++) found.push(100 - (await lighthouseScoreOf(address)));
  return found;
}

async function linkTo(origin: string, play: Play): Promise<string> {
  const author = demonstrationAccounts.find(({ role }) => role === "company");
  if (!author) throw new Error("Nobody of the demonstration has every plan.");
  const { path } = await shareLink(origin, author, play);
  return `${origin}${path}`;
}

/** The first visit starts the functions and doesn't count. */
async function manyVisits(browser: Browser, address: string, rounds: number) {
  await visit(browser, address);
  const visits = [];
  for (let round = 0; round < rounds; round++) visits.push(await visit(browser, address));
  return visits;
}
