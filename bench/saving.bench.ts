import "fake-indexeddb/auto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Play } from "#domain/play/play.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { startTable } from "#local/table.ts";
import { connectTable, createTable } from "#tests/support/table.ts";
import type { Figures } from "./figures.ts";
import { hamlet, repeated } from "./plays.ts";
import { openHouse } from "./saving/house.ts";

/** What a session of writing costs, with the browser's own engine and the real handlers at a real table. */
export async function measure(): Promise<Figures> {
  const dataFolder = mkdtempSync(join(tmpdir(), "ghostlight-bench-"));
  const { endpoint, stop } = await startTable({ dataFolder });
  try {
    await createTable(connectTable(endpoint));
    const one = await measureSession(connectTable(endpoint), hamlet(), { writes: 3, reads: 40 });
    const four = await measureSession(connectTable(endpoint), repeated(hamlet(), 4), { writes: 4, reads: 90 });
    return { ...named("Hamlet", one), ...named("four times Hamlet", four) };
  } finally {
    await stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

const named = (play: string, figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).map(([what, figure]) => [`${play}: ${what}`, figure]));

interface Limits {
  readonly writes: number;
  readonly reads: number;
}

/**
 * Sessions on successive days at a play whose snapshot is there already, until the sweeper of the night makes the next
 * one by its own rule; a week later it has cleared away all that is outdated then. Nothing is left to be paid later.
 */
async function measureSession(table: Table, play: Play, limits: Limits): Promise<Figures> {
  const house = await openHouse(table, play);
  const first = await house.writeForADay(1);
  const days = [first];
  while (!(await house.sweepNight()) && days.length < mostDays) days.push(await house.writeForADay(days.length + 1));
  await house.passDays(8);
  await house.sweepNight();
  const saves = total(days, (day) => day.saves);
  const tidying = house.takeSwept();
  const writes = total(days, (day) => day.units.writes) + tidying.writes;
  return {
    "keys in a session": { value: first.keys, unit: "" },
    "saves in a session": { value: first.saves, unit: "", limit: 600 },
    "write units a save, all told": { value: writes / saves, unit: "WCU", limit: limits.writes },
    "saves from snapshot to snapshot": { value: saves, unit: "" },
    "write units for these, all told": { value: writes, unit: "WCU" },
    "of these for the snapshot and clearing up": { value: tidying.writes, unit: "WCU" },
    "read units a save": { value: first.units.reads / first.saves, unit: "RCU" },
    "read units to open after a session": { value: first.opening.reads, unit: "RCU", limit: limits.reads },
    "read units to open, just before the snapshot": { value: days.at(-1)?.opening.reads ?? 0, unit: "RCU" },
    "a save of the whole, compressed": { value: first.compressed, unit: "WCU" },
    "a save of the whole, as JSON": { value: first.json, unit: "WCU" },
  };
}

/** A writer would have to stop after a line a day to need more. */
const mostDays = 14;

const total = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);
