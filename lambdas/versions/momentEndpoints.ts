import { type LoggedMoments, readMoments } from "#domain/api/moments.ts";
import type { PlayId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, ownerEndpoint } from "#lambdas/shared/endpoint.ts";
import { assertMayRead, noteRead, snapshotBytes } from "#lambdas/shared/readLimits.ts";
import { readBody } from "#lambdas/stores/bodies.ts";
import type { LogEntry } from "#lambdas/stores/logEntry.ts";
import { answerBytes } from "#lambdas/stores/parts.ts";
import { snapshotsUpTo } from "#lambdas/stores/snapshots.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { readLog } from "#lambdas/stores/updates.ts";

/** Every moment of the last seven days: the log itself. So it costs nothing to keep, and every plan has it. */
export const momentEndpoints = (table: Table, now: Clock): readonly Endpoint[] => [
  ownerEndpoint(readMoments, { table, now }, async ({ userId, head, params: { playId }, query }) => {
    const { after, upTo, part } = query;
    // Each part takes reading the whole snapshot. How large entries are is known only once they're read.
    await assertMayRead(table, userId, part === undefined ? 1 : snapshotBytes(head), now());
    if (part !== undefined) return readSnapshotPart(table, playId, after, part);
    const { bytes, ...answer } = await readEntries(table, playId, after, upTo);
    await noteRead(table, userId, bytes, now());
    return answer;
  }),
];

async function readSnapshotPart(table: Table, playId: PlayId, upTo: number, part: number) {
  for await (const { sequence, parts } of snapshotsUpTo(table, playId, upTo)) {
    const body = parts[part];
    if (!body) throw changedMeanwhile();
    const snapshot = { sequence, part, parts: parts.length, body: Buffer.from(body).toString("base64") };
    return { snapshot, entries: [], more: false };
  }
  return { entries: [], more: false };
}

async function readEntries(table: Table, playId: PlayId, after: number, upTo: number | undefined) {
  const entries: LoggedMoments[] = [];
  let bytes = 0;
  for await (const entry of readLog(table, playId, after + 1, { last: upTo })) {
    bytes += entry.bytes;
    if (bytes > answerBytes && entries.length > 0) return { entries, more: true, bytes };
    entries.push(await answerOf(table, playId, entry));
  }
  return { entries, more: false, bytes };
}

const changedMeanwhile = () =>
  new Refused("conflict", "The play was updated on the server in the meantime. Try again.", { code: "snapshot-moved" });

async function answerOf(table: Table, playId: PlayId, entry: LogEntry): Promise<LoggedMoments> {
  const { sequence, at, device, deflated, moments, page } = entry;
  const body = Buffer.from(await readBody(table, playId, entry)).toString("base64");
  return {
    sequence,
    at,
    device,
    body,
    ...(deflated && { deflated }),
    ...(moments && { moments: [...moments] }),
    ...(page !== undefined && { page }),
  };
}
