import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, chromium, type Page } from "playwright-core";
import type { Play } from "#domain/play/play.ts";
import { findBrowser } from "#tests/support/browser.ts";
import { measureCharacters } from "./editor/characters.ts";
import { measureLongTasks } from "./editor/longTasks.ts";
import { openNavigation } from "./editor/navigation.ts";
import { type PeerName, peerNames } from "./editor/peerNames.ts";
import { openSite, type Site } from "./editor/site.ts";
import { measureSceneGrid } from "./editor/stageBoards.ts";
import { keyToPaint, longestFrameGap } from "./editor/typing.ts";
import { traceWork, type Work } from "./editor/work.ts";
import { type Figures, median, quantile } from "./figures.ts";
import { hamlet, repeated, withoutHeadings } from "./plays.ts";

/** As a multiple of the bare page's median. */
const timesBareAtMost = { "without page breaks": 2.2, "with page breaks": 3 };
/** Our ratio as a multiple of an editor's ratio: ahead of all but CodeMirror, which draws only what's in the window. */
const timesPeerAtMost: Readonly<Record<PeerName, number>> = {
  "y-prosemirror": 1,
  "TipTap 3": 1,
  Lexical: 1,
  "CodeMirror 6": 1.3,
};
/** With its code loaded. */
const cardsWithinMs: Readonly<Record<string, number>> = { "Hamlet, opening the index cards": 100 };
/** Measured from when the page's code has loaded. */
const openWithinMs: Readonly<Record<string, number>> = { Hamlet: 120, "four times Hamlet": 200 };
const openings = 7;
const turns = 3;
/**
 * For keys, whose times would otherwise be multiples of a frame. While a page loads, a browser without a frame rate draws
 * its own window as often as it can, which takes the page's processor time.
 */
const withoutFrameRate = ["--disable-gpu-vsync", "--disable-frame-rate-limit"];

/**
 * Measures the time from a key to the frame that shows it, and from opening a play to its text, with real keys in a
 * real browser.
 */
export async function* measure(wanted?: string): AsyncGenerator<Figures> {
  const play = hamlet();
  const longPlays = { Hamlet: play, "four times Hamlet": repeated(play, 4) };
  const plays = { ...longPlays, "1,500 blocks without a heading": withoutHeadings(1500) };
  const isWanted = (part: string): boolean => wanted === undefined || part === wanted;
  const site = await openSite({ plays, peers: isWanted("keys") || isWanted("frames") });
  try {
    if (isWanted("keys"))
      yield await withBrowser(withoutFrameRate, (browser) => measureKeys(browser, site, plays, longPlays));
    for (const [part, measurePart] of Object.entries(parts))
      if (isWanted(part)) yield await withBrowser([], (browser) => measurePart(browser, site, longPlays));
  } finally {
    site.close();
  }
}

type Plays = Readonly<Record<string, Play>>;

/** What is measured with the usual frame rate. */
const parts: Readonly<Record<string, (browser: Browser, site: Site, plays: Plays) => Promise<Figures>>> = {
  frames: (browser, site, plays) => measureFrames(browser, site, Object.keys(plays)),
  opening: (browser, site, plays) => measureOpening(browser, site, Object.keys(plays)),
  navigation: (browser, site, plays) => measureNavigation(browser, site, Object.keys(plays)),
  characters: measureCharacters,
  tasks: (browser, site, plays) => measureTasks(browser, site, Object.keys(plays)),
  grid: (browser, site, plays) => measureSceneGrid(browser, site, Object.keys(plays)),
};

async function withBrowser(options: readonly string[], run: (browser: Browser) => Promise<Figures>): Promise<Figures> {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args, ...options] });
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
}

const ours = ["without page breaks", "with page breaks"] as const;

async function measureKeys(browser: Browser, site: Site, plays: Plays, peerPlays: Plays): Promise<Figures> {
  const figures: Figures[] = [];
  const plain = await openSite({ plays, pageBreaks: false });
  try {
    for (const name of Object.keys(plays)) {
      const peers = name in peerPlays ? peerNames : [];
      const times = await keysInTurns(browser, {
        "bare page": `${site.origin}/bare.html`,
        "without page breaks": plain.addressOf("workspace", name),
        "with page breaks": site.addressOf("workspace", name),
        ...Object.fromEntries(peers.map((peer) => [peer, site.addressOfPeer(peer, name)])),
      });
      figures.push(...keyFigures(name, times, peers));
    }
  } finally {
    plain.close();
  }
  return Object.assign({}, ...figures);
}

type KeyTimes = Readonly<Record<string, readonly number[]>>;

/** Measures every page once per turn, so what else the machine does slows all of them equally. */
async function keysInTurns(browser: Browser, pages: Readonly<Record<string, string>>): Promise<KeyTimes> {
  const times = Object.fromEntries(Object.keys(pages).map((page): [string, number[]] => [page, []]));
  for (let turn = 0; turn < turns; turn++) {
    for (const [page, address] of Object.entries(pages)) {
      times[page]?.push(...(await visit(browser, address, keyToPaint)));
    }
  }
  return times;
}

/** Ours with page breaks is compared with the peers, which have none. */
function keyFigures(name: string, times: KeyTimes, peers: readonly PeerName[]): Figures[] {
  const middle = (page: string): number => median(times[page] ?? []);
  const besideBare = (page: string, limit?: number): Figures => ({
    ...distribution(`${name}, ${page}`, times[page] ?? []),
    [`${name}, ${page}: median`]: {
      value: middle(page) / middle("bare page"),
      unit: "times the bare page",
      ...(limit !== undefined && { limit }),
    },
  });
  const besidePeer = (peer: PeerName): Figures => ({
    [`${name}: ours with page breaks beside ${peer}`]: {
      value: middle("with page breaks") / middle(peer),
      unit: "times its ratio",
      limit: timesPeerAtMost[peer],
    },
  });
  return [
    { [`${name}: bare page`]: { value: middle("bare page"), unit: "ms" } },
    ...ours.map((page) => besideBare(page, timesBareAtMost[page])),
    ...peers.flatMap((peer) => [besideBare(peer), besidePeer(peer)]),
  ];
}

/** Visits the editors in turns. The median of the visits of each counts, because one of them may meet another program. */
async function measureFrames(browser: Browser, site: Site, plays: readonly string[]): Promise<Figures> {
  const figures: Record<string, Figures[string]> = {};
  for (const name of plays) {
    const pages = {
      "with page breaks": site.addressOf("workspace", name),
      ...Object.fromEntries(peerNames.map((peer) => [peer, site.addressOfPeer(peer, name)])),
    };
    const gaps = new Map(Object.keys(pages).map((page): [string, number[]] => [page, []]));
    for (let turn = 0; turn < turns; turn++)
      for (const [page, address] of Object.entries(pages))
        gaps.get(page)?.push(await visit(browser, address, longestFrameGap));
    for (const [page, found] of gaps)
      figures[`${name}, ${page}: longest gap between frames`] = { value: median(found), unit: "ms" };
  }
  return figures;
}

/** Opens a play that is already on the device, which is the usual case. */
async function measureOpening(browser: Browser, site: Site, plays: readonly string[]): Promise<Figures> {
  const figures: Figures[] = [];
  for (const name of plays) {
    const address = site.addressOf("workspace", name);
    figures.push(openingFigures(name, await visit(browser, address, (page) => reopen(browser, page))));
  }
  return Object.assign({}, ...figures);
}

async function measureNavigation(browser: Browser, site: Site, plays: readonly string[]): Promise<Figures> {
  const figures: Record<string, Figures[string]> = {};
  for (const name of plays) {
    const found = await visit(browser, site.addressOf("workspace", name), openNavigation);
    for (const [what, figure] of Object.entries(found)) {
      const limit = cardsWithinMs[`${name}, ${what}`];
      figures[`${name}, ${what}`] = { ...figure, ...(limit !== undefined && { limit }) };
    }
  }
  return figures;
}

async function measureTasks(browser: Browser, site: Site, plays: readonly string[]): Promise<Figures> {
  const figures: Figures[] = [];
  for (const name of plays) {
    const address = site.addressOf("workspace", name);
    const found = await visit(browser, address, (page) => measureLongTasks(browser, page));
    figures.push(Object.fromEntries(Object.entries(found).map(([what, figure]) => [`${name}, ${what}`, figure])));
  }
  return Object.assign({}, ...figures);
}

interface Opening {
  /** Milliseconds by name, as the page measured them. */
  readonly measures: Readonly<Record<string, number>>;
  readonly work: Work;
}

async function reopen(browser: Browser, page: Page): Promise<readonly Opening[]> {
  const found: Opening[] = [];
  await page.getByText("Saved", { exact: true }).waitFor();
  for (let round = 0; round < openings; round++) {
    const work = await traceWork(browser, page, async () => {
      await page.reload();
      await page.locator('.manuscript:not([data-label=""])').waitFor();
      await sleep(500);
    });
    found.push({ measures: await page.evaluate(readMeasures), work });
  }
  return found;
}

/** Runs in the page. */
const readMeasures = (): Record<string, number> =>
  Object.fromEntries(performance.getEntriesByType("measure").map(({ name, duration }) => [name, duration]));

function openingFigures(name: string, openings: readonly Opening[]): Figures {
  const figure = (value: (opening: Opening) => number, limit?: number) => ({
    value: median(openings.map(value)),
    unit: "ms",
    ...(limit !== undefined && { limit }),
  });
  const measured = (measure: string) => (opening: Opening) => opening.measures[measure] ?? Number.NaN;
  const stages = Object.keys(openings[0]?.measures ?? {}).filter((measure) => measure.startsWith("opening: "));
  return {
    [`opening ${name}, to painted text`]: figure(measured("opening"), openWithinMs[name]),
    ...Object.fromEntries(stages.map((stage) => [`  ${name}, ${stage}`, figure(measured(stage))])),
    [`opening ${name}: work of the main thread`]: figure(({ work }) => work.toPainted),
    [`opening ${name}: longest task while pages are set`]: figure(({ work }) => work.longestAfter, 50),
  };
}

async function visit<T>(browser: Browser, address: string, look: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(address);
    await page.locator("[contenteditable=true] :is(p, .cm-line)").first().waitFor();
    // A long play is drawn in parts.
    await page.locator(".is-undrawn").first().waitFor({ state: "detached" });
    return await look(page);
  } finally {
    await context.close();
  }
}

function distribution(what: string, times: readonly number[]): Figures {
  return {
    [what]: { value: median(times), unit: "ms" },
    [`${what}: 95% of keys within`]: { value: quantile(times, 0.95), unit: "ms" },
    [`${what}: 99% of keys within`]: { value: quantile(times, 0.99), unit: "ms" },
  };
}
