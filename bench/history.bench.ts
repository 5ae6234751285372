import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { documentOf } from "#domain/play/document/document.ts";
import { findText } from "#domain/play/document/playDocument.ts";
import type { Block, BlockId, Play, PlayId } from "#domain/play/play.ts";
import { comparePlays } from "#domain/play/versions/comparePlays.ts";
import { thinned } from "#domain/play/versions/versionTimes.ts";
import { dayMs, hourMs, minuteMs } from "#domain/time.ts";
import { openEditorBinding } from "#frontend/modules/editor/binding/editorBinding.ts";
import { restoreVersion } from "#frontend/modules/editor/versions/restoreVersion.ts";
import { createMomentRuns } from "#frontend/modules/versions/moments/momentRuns.ts";
import { listStoredVersions, putVersion } from "#lambdas/stores/versions.ts";
import { startTable } from "#local/table.ts";
import { findBrowser } from "#tests/support/browser.ts";
import { seededRandom } from "#tests/support/seededRandom.ts";
import { connectTable, createTable } from "#tests/support/table.ts";
import { writtenLog } from "#tests/support/writtenLog.ts";
import { openSite } from "./editor/site.ts";
import { type Figures, median, timesOf } from "./figures.ts";
import { hamlet } from "./plays.ts";
import { meter } from "./saving/capacity.ts";

const rounds = 15;
const warmUps = 2;
/** What the product promises. */
const compareWithinMs = 150;

/** Measures comparing and restoring at Hamlet's length, and reading the timeline of a year. */
export async function measure(): Promise<Figures> {
  const play = hamlet();
  const edited = editedOf(play);
  const others = { ...play, blocks: play.blocks.map((block, n) => ({ ...block, id: `other${n}` as BlockId })) };
  const ms = async (run: () => unknown) => ({ value: median(await timesOf(run, rounds)), unit: "ms" });
  return {
    "compare with one element in ten changed, scenes moved": await ms(() => comparePlays(play, edited)),
    "compare with the same text under other IDs": await ms(() => comparePlays(play, others)),
    "compare with a play of which every speech is different": await ms(() => comparePlays(play, rewritten(play))),
    ...(await measureInBrowser({ play, edited, others, rewritten: rewritten(play) })),
    "restore the whole play": await ms(() => restore(edited, play)),
    ...(await measureMoments(play)),
    ...(await measureTimeline()),
  };
}

/** An hour of writing: an entry every five seconds. */
const entriesOfAnHour = 720;

/** Drags a slider to moments in random order, as the worker with the log answers. */
async function measureMoments(play: Play): Promise<Figures> {
  const { write, send, log } = writtenLog(play);
  const random = seededRandom(1601);
  const ids = play.blocks.map(({ id }) => id);
  for (let entry = 0; entry < entriesOfAnHour; entry++) {
    write((doc) => findText(doc, ids[random(ids.length)] as BlockId)?.insert(0, `Word ${entry} `));
    send();
  }
  const runs = createMomentRuns();
  const started = performance.now();
  runs.add(log());
  const loaded = performance.now() - started;
  const drags = await timesOf(() => runs.playAt(0, { sequence: 1 + random(entriesOfAnHour) }), 60);
  return {
    "an hour of moments: taking them in": { value: loaded, unit: "ms" },
    "an hour of moments: drag to one of them": { value: median(drags), unit: "ms", limit: 100 },
    "an hour of moments: 95% of drags within": {
      value: drags.toSorted((a, b) => a - b)[56] ?? 0,
      unit: "ms",
      limit: 100,
    },
  };
}

/** Rewrites, removes, adds and moves. */
function editedOf({ blocks, ...rest }: Play): Play {
  const random = seededRandom(1601);
  const kept = blocks.filter(() => random(50) > 0);
  const changed = kept.map((block) => (random(10) === 0 ? withWords(block, random(100)) : block));
  const scene = changed.splice(400, 300);
  return { ...rest, blocks: [...changed.slice(0, 1500), ...scene, ...changed.slice(1500)] };
}

const withWords = (block: Block, number: number): Block => ({
  ...block,
  text: [...block.text, { text: ` Some more words, ${number} of them.` }],
});

const rewritten = ({ blocks, ...rest }: Play): Play => ({
  ...rest,
  blocks: blocks.map((block) => ({
    ...block,
    text: block.text.map((span) => ({ ...span, text: [...span.text].reverse().join("") })),
  })),
});

/**
 * Measures what a writer waits for: a browser starts a worker, sends it both plays, and gets the comparison. The page is
 * built like the app.
 */
async function measureInBrowser(
  plays: Readonly<Record<"play" | "edited" | "others" | "rewritten", Play>>,
): Promise<Figures> {
  const browser = await chromium.launch(await findBrowser());
  const site = await openSite({ plays });
  try {
    const page = await browser.newPage();
    await page.goto(site.addressOf("compare", "play"));
    const ms = async (after: keyof typeof plays) => {
      const times = await page.evaluate(([name, count]) => window.timeComparisons("play", name, count), [
        after,
        rounds + warmUps,
      ] as const);
      return { value: median(times.slice(warmUps)), unit: "ms", limit: compareWithinMs };
    };
    return {
      "in a browser's worker: one element in ten changed, scenes moved": await ms("edited"),
      "in a browser's worker: the same text under other IDs": await ms("others"),
      "in a browser's worker: every speech is different": await ms("rewritten"),
    };
  } finally {
    site.close();
    await browser.close();
  }
}

function restore(now: Play, version: Play): void {
  const editor = openEditorBinding(documentOf(now), { newId: () => "new" as BlockId });
  restoreVersion(editor.doc, version, { what: "play" })(editor.state(), editor.dispatch);
  editor.close();
}

/** Eight hours of writing on each day of a year, as thinning leaves them. */
async function measureTimeline(): Promise<Figures> {
  const dataFolder = mkdtempSync(join(tmpdir(), "ghostlight-bench-"));
  const { endpoint, stop } = await startTable({ dataFolder });
  try {
    const table = connectTable(endpoint);
    await createTable(table);
    const playId = "play-of-a-year" as PlayId;
    const now = Date.parse("2028-01-01T00:00:00.000Z");
    const all = Array.from({ length: 365 * 48 }, (_, n) => ({
      sequence: n + 1,
      at: now - (365 - Math.floor(n / 48)) * dayMs + 9 * hourMs + (n % 48) * 10 * minuteMs,
      device: "V1StGXR8_Z5jdHi6B-myT",
    }));
    for (const version of thinned(all, now)) await putVersion(table, playId, version);
    const units = meter(table);
    const { length } = await listStoredVersions(table, playId, { consistent: false });
    return {
      "versions after a year of daily writing": { value: length, unit: "" },
      "read units to list them": { value: units.take().reads, unit: "RCU", limit: 10 },
    };
  } finally {
    await stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
