import "fake-indexeddb/auto";
import { setTimeout as sleep } from "node:timers/promises";
import { minuteMs } from "#domain/time.ts";
import type { Figures } from "./figures.ts";
import { LoadMeter } from "./load/loadMeter.ts";
import { type LoadSite, startLoadSite } from "./load/loadSite.ts";
import { LoadWriter } from "./load/loadWriter.ts";
import { startObserver } from "./load/startObserver.ts";

/** `LOAD_SECONDS=20 LOAD_WRITERS=100 npm run bench -- load` is a shorter trial with fewer writers in the second part. */
const seconds = Number(process.env.LOAD_SECONDS ?? 180);
const crowd = Number(process.env.LOAD_WRITERS ?? 1_000);
const usual = Math.min(200, crowd);

/** Longer than all saves take after the load has ended. */
const maxSettlingMs = 5 * minuteMs;
/** The sweeper's interval, and longer than the interval between two automatic versions. */
const sweptAfterSeconds = 15 * 60;
const outageMs = 10_000;

/** DynamoDB refuses a write while a transaction changes the same item. The table server never does, so some are refused at random. */
const conflictShare = 0.02;

/**
 * Measures saving while many people write, on a whole Ghostlight with its limits on requests. First as many as two cores
 * take, then five times as many, whom the API refuses altogether for ten seconds.
 */
export async function measure(): Promise<Figures> {
  const site = await startLoadSite();
  try {
    await site.order({ service: "table", kind: "409", times: 1_000_000, share: conflictShare });
    const few = await measureLoad(site, usual, () => site.advanceClock(sweptAfterSeconds));
    const many = await measureLoad(site, crowd, () => interrupt(site));
    return { ...named(`${usual} writers`, few), ...named(`${crowd} writers, outage`, many) };
  } finally {
    await site.stop();
  }
}

const named = (load: string, figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).map(([what, figure]) => [`${load}: ${what}`, figure]));

/** Makes every request fail for a while, as if the service had stopped. */
async function interrupt(site: LoadSite): Promise<void> {
  await site.order({ service: "api", kind: "503", times: 1_000_000 });
  await sleep(outageMs);
  await site.order({ service: "api", kind: "503", times: 0 });
}

/** Lets so many people write, does something in the middle, and waits until everything is saved. */
async function measureLoad(site: LoadSite, count: number, halfway: () => Promise<void>): Promise<Figures> {
  let meter = new LoadMeter();
  const writers = Array.from({ length: count }, () => new LoadWriter(site.signUp(), () => meter));
  await inTurn(writers, (writer) => writer.begin());
  const observer = await startObserver(site.place);
  meter = new LoadMeter();
  for (const writer of writers) writer.start();
  await sleep(seconds * 500);
  await halfway();
  await sleep(seconds * 500);
  for (const writer of writers) writer.stop();
  const saving = { ...meter.figures(), ...(await observer.stop()) };
  const settlingMs = await untilSaved(writers);
  const lost = await inTurn(writers, (writer) => writer.countLost());
  return {
    ...saving,
    "seconds until everything is saved after the end": { value: settlingMs / 1000, unit: "s", limit: 60 },
    "lines written": { value: sum(writers.map((writer) => writer.lines())), unit: "" },
    "lines lost": { value: sum(lost), unit: "", limit: 0 },
    "plays whose text differs from the server's": {
      value: sum(writers.map((writer) => writer.divergences())),
      unit: "",
      limit: 0,
    },
    "versions kept": { value: sum(writers.map((writer) => writer.versions())), unit: "" },
  };
}

async function untilSaved(writers: readonly LoadWriter[]): Promise<number> {
  const endedAt = performance.now();
  while (!writers.every((writer) => writer.isSaved()) && performance.now() - endedAt < maxSettlingMs) await sleep(50);
  return performance.now() - endedAt;
}

const atOnce = 20;

/** Runs one step for each writer, a few at a time. */
async function inTurn<T>(
  writers: readonly LoadWriter[],
  step: (writer: LoadWriter) => Promise<T>,
): Promise<readonly T[]> {
  const results: T[] = [];
  for (let at = 0; at < writers.length; at += atOnce)
    results.push(...(await Promise.all(writers.slice(at, at + atOnce).map(step))));
  return results;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
