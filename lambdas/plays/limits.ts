import type { PlayId, UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { daySeconds, hourSeconds, minuteMs } from "#domain/time.ts";
import { assertWithinRate } from "#lambdas/shared/assertWithinRate.ts";
import { assertMayRead } from "#lambdas/shared/readLimits.ts";
import type { NamedSnapshot } from "#lambdas/stores/heads.ts";
import type { LogEntry } from "#lambdas/stores/logEntry.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { findEntry } from "#lambdas/stores/updates.ts";

/*
 * What one person may cost: no writer gets near these limits, and whoever does loses nothing, because refused text stays
 * on the device and is sent later. A save at Hamlet's length costs three write units, and counting it would be a fourth.
 * So typing, which sends a few hundred bytes, isn't counted; its pace is read from the log itself.
 */

/** Hamlet is stored in 100 kB. This is an import of hundreds of plays in an hour. */
const writtenByPerson = { name: "plays-written", limit: 60_000_000, windowSeconds: hourSeconds };
const createdByPerson = { name: "plays-created", limit: 2000, windowSeconds: daySeconds };

const countedFromBytes = 16_000;

/** Refuses large changes of a person who has sent very much within the hour. */
export async function assertMayWrite(table: Table, userId: UserId, bytes: number, now: Date): Promise<void> {
  if (bytes < countedFromBytes) return;
  await assertWithinRate(table, { ...writtenByPerson, key: userId, amount: bytes }, now, {
    detail: (wait) => `You've added a lot of text. The rest stays on this device and is sent in ${wait}.`,
  });
}

/** Refuses a part of a snapshot to a person who has opened very much within the hour. */
export async function assertMayReadPart(table: Table, userId: UserId, { bytes, parts }: NamedSnapshot, now: Date) {
  const amount = Math.ceil(bytes / parts);
  if (amount >= countedFromBytes) await assertMayRead(table, userId, amount, now);
}

export const assertMayCreate = (table: Table, userId: UserId, now: Date): Promise<void> =>
  assertWithinRate(table, { ...createdByPerson, key: userId }, now, {
    detail: (wait) => `You've started very many plays today. This one stays on this device and is saved in ${wait}.`,
  });

/** Every so many updates of a play, the time of the update this many before it is checked. */
const pace = { every: 500, updates: 5000, withinMs: 10 * minuteMs };

/**
 * Refuses an update if the play had very many within minutes: more than eight a second, which no twenty open tabs send.
 * The log can't get past a number that is checked, so one read in 500 updates is enough.
 */
export async function assertPace(table: Table, playId: PlayId, sequence: number, now: Date): Promise<void> {
  if (sequence % pace.every !== 0 || sequence <= pace.updates) return;
  const earlier = await findEntry(table, playId, sequence - pace.updates);
  const freeAtMs = earlier ? Date.parse(earlier.at) + pace.withinMs : 0;
  if (freeAtMs <= now.getTime()) return;
  throw new Refused(
    "too-many",
    "This play has very many changes at once. They stay on this device and are sent soon.",
    {
      retryAfterSeconds: Math.ceil((freeAtMs - now.getTime()) / 1000),
    },
  );
}

/** Fifty times Hamlet as it's stored, with its history. A larger document could exhaust the memory of what compacts it. */
const maxSnapshotBytes = 10_000_000;
const maxLogBytes = 20_000_000;
/** By then the sweeper has compacted the log. */
const compactedAfterSeconds = 20 * 60;

/** Refuses an update that would make a play larger than any play is. */
export function assertRoom(snapshot: NamedSnapshot | undefined, tail: LogEntry | undefined, bytes: number): void {
  if ((snapshot?.bytes ?? 0) > maxSnapshotBytes) {
    throw new Refused("too-large", "This play is too large to save more. Start another play for the rest.");
  }
  const logged = Math.max(0, (tail?.loggedBytes ?? 0) - (snapshot?.loggedBytes ?? 0));
  if (logged + bytes <= maxLogBytes) return;
  throw new Refused(
    "too-many",
    "This play has very many changes at once. They stay on this device and are sent soon.",
    {
      retryAfterSeconds: compactedAfterSeconds,
    },
  );
}
