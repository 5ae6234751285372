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
import { BenchServer, type BenchSession, sessionMinutes } from "./saving/server.ts";

/** Measures what a writing session costs, with the browser's own engine and the real handlers on a real table. */
export async function measure(): Promise<Figures> {
  const dataFolder = mkdtempSync(join(tmpdir(), "ghostlight-bench-"));
  const { endpoint, stop } = await startTable({ dataFolder });
  try {
    await createTable(connectTable(endpoint));
    const connect = () => connectTable(endpoint);
    const one = await measureSessions(connect, hamlet(), { writes: 2.6, reads: 40 });
    const four = await measureSessions(connect, repeated(hamlet(), 4), { writes: 4, reads: 90 });
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
 * Runs sessions on successive days on a play that already has a snapshot, until the sweeper makes the next one by its
 * own rule. A week later, it has cleared everything outdated by then, so no cost is left for later.
 */
async function measureSessions(connect: () => Table, play: Play, limits: Limits): Promise<Figures> {
  const server = new BenchServer(connect);
  await server.begin(play);
  const first = await server.write(1);
  const sessions = [first];
  while (!sessions.at(-1)?.isCompacted && sessions.length < maxSessions) {
    await server.passDays(1);
    sessions.push(await server.write(sessions.length + 1));
  }
  await server.passDays(8);
  await server.sweep();
  return figuresOf(sessions, server.swept.writes, first, limits);
}

/** A writer would need more only by stopping after one line a day. */
const maxSessions = 14;

function figuresOf(sessions: readonly BenchSession[], tidying: number, first: BenchSession, limits: Limits): Figures {
  const saves = total(sessions, (session) => session.saves);
  const writes = total(sessions, (session) => session.units.writes) + tidying;
  const openings = sessions.flatMap((session) => session.openings);
  return {
    "keys in a session": { value: first.keys, unit: "" },
    "saves in a session": { value: first.saves, unit: "", limit: 600 },
    "moments on the device, eight hours of writing": {
      value: (first.momentBytes * 8 * 60) / sessionMinutes / 1e6,
      unit: "MB",
      limit: 2,
    },
    "write units per save, total": { value: writes / saves, unit: "WCU", limit: limits.writes },
    "saves between snapshots": { value: saves, unit: "" },
    "write units for these, total": { value: writes, unit: "WCU" },
    "of these for snapshot and cleanup": { value: tidying, unit: "WCU" },
    "read units per save": { value: first.units.reads / first.saves, unit: "RCU" },
    "read units to open, fifteen minutes after a snapshot": { value: openings[0] ?? 0, unit: "RCU" },
    "read units to open, after the first session": { value: first.openings.at(-1) ?? 0, unit: "RCU" },
    "read units to open, just before the next snapshot": { value: openings.at(-1) ?? 0, unit: "RCU" },
    "read units to open, maximum": { value: Math.max(...openings), unit: "RCU", limit: limits.reads },
    "read units to compare the whole play": { value: first.unitsOfChecks.reads / first.checks, unit: "RCU" },
    "comparisons in a session": { value: first.checks, unit: "" },
    "saving the whole play, compressed": { value: first.compressed, unit: "WCU" },
    "saving the whole play, as JSON": { value: first.json, unit: "WCU" },
  };
}

const total = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);
