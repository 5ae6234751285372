import { deflateRawSync } from "node:zlib";
import { beyondLog } from "#domain/api/beyondLog.ts";
import type { LoggedUpdate } from "#domain/api/updates.ts";
import { mergeUpdates } from "#domain/play/document/mergeUpdates.ts";
import type { PlayId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { readBody } from "#lambdas/stores/bodies.ts";
import { type Head, isLost, type NamedSnapshot } from "#lambdas/stores/heads.ts";
import type { DeviceWrite, LogEntry } from "#lambdas/stores/logEntry.ts";
import { readLoggedUpdates } from "#lambdas/stores/loggedUpdates.ts";
import { answerBytes } from "#lambdas/stores/parts.ts";
import type { Table } from "#lambdas/stores/table.ts";

/** How long another device counts as active after it wrote. */
const atWorkMs = 120_000;
/** More devices than one writer uses. It keeps an entry small in any case. */
const maxDevices = 8;

/** Returns the devices that were active when this device writes an entry after this tail. */
export function devicesBefore(tail: LogEntry | undefined, device: string, now: Date): DeviceWrite[] {
  const latest = new Map<string, DeviceWrite>();
  for (const { device, at } of writingsUpTo(tail, now)) if (!latest.has(device)) latest.set(device, { device, at });
  latest.delete(device);
  return [...latest.values()].slice(0, maxDevices);
}

/** Returns whether another device wrote in the last two minutes. */
export const othersAtWork = (tail: LogEntry | undefined, device: string | undefined, now: Date): boolean =>
  writingsUpTo(tail, now).some((writing) => writing.device !== device);

const writingsUpTo = (tail: LogEntry | undefined, now: Date): readonly DeviceWrite[] =>
  tail ? [tail, ...tail.recent].filter(({ at }) => Date.parse(at) > now.getTime() - atWorkMs) : [];

/**
 * A snapshot costs twice the play's size, and each update since then makes opening more expensive. At about 600, with
 * four times Hamlet, a save costs less than 4 write units and opening less than 90 read units: `npm run bench --
 * saving`.
 */
const dueCount = 600;
const dueCountWhenHeavy = 100;
/** A log this large is compacted whatever its length, long before it's too large for the play (`limits.ts`). */
const dueBytes = 5_000_000;

/** Returns whether the log since the snapshot is long or outweighs the snapshot. */
export function isCompactionDue(snapshot: NamedSnapshot | undefined, tail: LogEntry): boolean {
  const count = tail.sequence - (snapshot?.sequence ?? 0);
  const weight = tail.loggedBytes - (snapshot?.loggedBytes ?? 0);
  if (weight > dueBytes) return true;
  return count >= dueCount || (count >= dueCountWhenHeavy && weight > (snapshot?.bytes ?? 0));
}

/** Refuses a device that is ahead of the log, because that isn't the log this device wrote to. */
export function assertInLog(after: number, anchor: LogEntry | undefined, head: Pick<Head, "snapshot" | "lost">): void {
  const isKnown = after <= (head.snapshot?.sequence ?? 0) || anchor?.sequence === after;
  if (isKnown && !isLost(head, after)) return;
  throw new Refused("conflict", "This device has changes that the server doesn't. They need to be sent again.", {
    code: beyondLog,
  });
}

/** Returns how many of these entries fit into one response. */
export function countThatFit(entries: readonly Pick<LogEntry, "bytes">[]): number {
  let total = 0;
  const tooMany = entries.findIndex(({ bytes }, index) => {
    total += bytes;
    return index > 0 && total > answerBytes;
  });
  return tooMany === -1 ? entries.length : tooMany;
}

export const toAnswer = (table: Table, playId: PlayId, entries: readonly LogEntry[]): Promise<LoggedUpdate[]> =>
  Promise.all(
    entries.map(async (entry) => {
      const { sequence, updateId, deflated, moments } = entry;
      if (moments && moments.length > 1) return { sequence, updateId, ...(await readAsOne(table, playId, entry)) };
      const body = Buffer.from(await readBody(table, playId, entry)).toString("base64");
      return { sequence, updateId, body, deflated };
    }),
  );

/** Devices need the changes, not the moments between them. */
async function readAsOne(table: Table, playId: PlayId, entry: LogEntry) {
  const update = mergeUpdates(await readLoggedUpdates(table, playId, entry));
  return { body: deflateRawSync(update).toString("base64"), deflated: true };
}
