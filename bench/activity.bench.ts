import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ActivityEntry } from "#domain/activity/activity.ts";
import type { UserId } from "#domain/play/play.ts";
import { putActivity } from "#lambdas/stores/activity.ts";
import { countEntries, listCounts } from "#lambdas/stores/activityCounts.ts";
import { type ActivityFilter, searchActivity } from "#lambdas/stores/activityFilter.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { startTable } from "#local/table.ts";
import { connectTable, createTable } from "#tests/support/table.ts";
import { type Figures, median } from "./figures.ts";
import { meter } from "./saving/capacity.ts";

/**
 * `ENTRIES=1000000 DAYS=31` measures a million entries in a month. With `TMPDIR=/dev/shm`, writing them takes a few
 * minutes.
 */
const total = Number(process.env.ENTRIES ?? 50_000);
const days = Number(process.env.DAYS ?? 1);
const batch = 25;
const atOnce = 40;
const pages = 50;
const firstDay = "2027-01-01";
const dayMs = 86_400_000;
const dayAt = (n: number): string => new Date(Date.parse(firstDay) + n * dayMs).toISOString().slice(0, 10);
const span = { from: firstDay, to: dayAt(days - 1) };
const people = Array.from({ length: 200 }, () => randomUUID() as UserId);

/** Measures what it costs to read the activity log, with few and with many entries in these days. */
export async function measure(): Promise<Figures> {
  const dataFolder = mkdtempSync(join(tmpdir(), "ghostlight-bench-"));
  const { endpoint, stop } = await startTable({ dataFolder });
  try {
    const table = connectTable(endpoint);
    await createTable(table);
    const few = total / 10;
    await write(table, 0, few);
    const first = await read(endpoint, few);
    await write(table, few, total);
    return { ...first, ...(await read(endpoint, total)) };
  } finally {
    await stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

const entry = (): ActivityEntry => ({
  activity_type: "page_visit",
  activity_data: { page_name: "Dashboard", referrer: "" },
  page_url: "https://ghostlight.example/dashboard",
  user_agent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
  session_id: "session_1790000000000_a1B2c3",
});

/** Writes entries evenly over the days, so that every part of a day has its share. */
async function write(table: Table, from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += batch * atOnce) {
    await Promise.all(
      Array.from({ length: Math.min(atOnce, (to - start) / batch) }, async (_, n) => {
        const number = start + n * batch;
        const now = new Date(Date.parse(firstDay) + Math.floor(((number - from) / (to - from)) * days * dayMs));
        const entries = Array.from({ length: batch }, entry);
        await putActivity(table, people[(number / batch) % people.length] as UserId, entries, now);
        await countEntries(
          table,
          entries.map(({ activity_type }) => activity_type),
          now,
        );
      }),
    );
  }
}

type Cost = Readonly<Record<"reads" | "entries" | "ms", number>>;

/** Reads consecutive pages, from the latest entry or from the middle of the days. */
async function page(table: Table, search: Partial<ActivityFilter> = {}, most = pages): Promise<readonly Cost[]> {
  const { take } = meter(table);
  const costs: Cost[] = [];
  let { before } = search;
  for (let number = 0; number < most; number++) {
    const began = performance.now();
    const { entries, next } = await searchActivity(table, { ...span, ...search, before });
    costs.push({ ms: performance.now() - began, reads: take().reads, entries: entries.length });
    if (next === undefined) break;
    before = next;
  }
  return costs;
}

async function read(endpoint: string, count: number): Promise<Figures> {
  const costs = await page(connectTable(endpoint));
  const middle = await page(connectTable(endpoint), { before: `${dayAt(Math.floor(days / 2))}T12` });
  const empty = await page(connectTable(endpoint), { path: "/nowhere" });
  const person = await page(connectTable(endpoint), { userId: people[0] });
  const table = connectTable(endpoint);
  const { take } = meter(table);
  await listCounts(
    table,
    Array.from({ length: days }, (_, n) => dayAt(n)),
  );
  const units = take().reads;
  const name = (what: string) => `${count} entries: ${what}`;
  return {
    [name("read units of the totals")]: { value: units, unit: "" },
    ...figuresOf(name("a page"), costs),
    ...figuresOf(name("a page from the middle"), middle),
    ...figuresOf(name("a page that a filter leaves empty"), empty),
    ...figuresOf(name("a page of one person"), person),
  };
}

const figuresOf = (name: string, costs: readonly Cost[]): Figures => ({
  [`${name}: read units`]: { value: median(costs.map(({ reads }) => reads)), unit: "" },
  [`${name}: maximum read units`]: { value: Math.max(...costs.map(({ reads }) => reads)), unit: "" },
  [`${name}: entries`]: { value: median(costs.map(({ entries }) => entries)), unit: "" },
  [`${name}: time`]: { value: median(costs.map(({ ms }) => ms)), unit: "ms" },
});
