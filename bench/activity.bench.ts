import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ActivityEntry } from "#domain/activity/activity.ts";
import type { UserId } from "#domain/play/play.ts";
import { putActivity } from "#lambdas/stores/activity.ts";
import { countEntries, listCounts } from "#lambdas/stores/activityCounts.ts";
import { searchActivity } from "#lambdas/stores/activitySearch.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { startTable } from "#local/table.ts";
import { connectTable, createTable } from "#tests/support/table.ts";
import { type Figures, median } from "./figures.ts";
import { meter } from "./saving/capacity.ts";

/** Entries of one day; `ENTRIES=1000000` takes half an hour to write them. */
const total = Number(process.env.ENTRIES ?? 50_000);
const batch = 25;
const atOnce = 40;
const pages = 50;
const day = "2027-01-30";
const people = Array.from({ length: 200 }, () => randomUUID() as UserId);

/** What the activity log costs who reads it, with few entries in a day and with many. */
export async function measure(): Promise<Figures> {
  const dataFolder = mkdtempSync(join(tmpdir(), "ghostlight-bench-"));
  const { endpoint, stop } = await startTable({ dataFolder });
  try {
    const table = connectTable(endpoint);
    await createTable(table);
    const few = total / 10;
    await write(table, 0, few);
    const first = await read(connectTable(endpoint), few);
    await write(table, few, total);
    return { ...first, ...(await read(connectTable(endpoint), total)) };
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

/** Spread evenly over the day. */
async function write(table: Table, from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += batch * atOnce) {
    await Promise.all(
      Array.from({ length: Math.min(atOnce, (to - start) / batch) }, async (_, n) => {
        const number = start + n * batch;
        const now = new Date(Date.parse(day) + Math.floor((number / total) * 86_400_000));
        const entries = Array.from({ length: batch }, entry);
        await putActivity(table, people[number % people.length] as UserId, entries, now);
        await countEntries(
          table,
          entries.map(({ activity_type }) => activity_type),
          now,
        );
      }),
    );
  }
}

async function read(table: Table, count: number): Promise<Figures> {
  const { take } = meter(table);
  const costs: { reads: number; entries: number; ms: number }[] = [];
  let before: string | undefined;
  for (let page = 0; page < pages; page++) {
    const began = performance.now();
    const { entries, next } = await searchActivity(table, { from: day, to: day, before });
    costs.push({ reads: take().reads, entries: entries.length, ms: performance.now() - began });
    if (next === undefined) break;
    before = next;
  }
  await searchActivity(table, { from: day, to: day, path: "/nowhere" });
  const filtered = take().reads;
  await listCounts(table, [day]);
  const name = (what: string) => `${count} entries a day: ${what}`;
  return {
    [name("read units a page")]: { value: median(costs.map(({ reads }) => reads)), unit: "" },
    [name("read units of the dearest of its pages")]: {
      value: Math.max(...costs.map(({ reads }) => reads)),
      unit: "",
    },
    [name("entries a page")]: { value: median(costs.map(({ entries }) => entries)), unit: "" },
    [name("a page")]: { value: median(costs.map(({ ms }) => ms)), unit: "ms" },
    [name("read units of a page that a filter leaves empty")]: { value: filtered, unit: "" },
    [name("read units of the day's totals")]: { value: take().reads, unit: "" },
  };
}
