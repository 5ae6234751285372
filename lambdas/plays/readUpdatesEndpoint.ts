import { readUpdates } from "#domain/api/updates.ts";
import type { PlayId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { ownerEndpoint } from "#lambdas/shared/endpoint.ts";
import { type Head, isLost, type NamedSnapshot } from "#lambdas/stores/heads.ts";
import { findSnapshotPart } from "#lambdas/stores/snapshots.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { readLogPage } from "#lambdas/stores/updates.ts";
import { assertMayReadPart } from "./limits.ts";
import { assertInLog, countThatFit, othersAtWork, toAnswer } from "./log.ts";

export const readUpdatesEndpoint = (table: Table, now: Clock) =>
  ownerEndpoint(readUpdates, { table, now }, async ({ userId, head, params: { playId }, query }) => {
    const { after, part, device } = query;
    const { snapshot } = head;
    if (snapshot && after < snapshot.sequence && !isLost(head, after)) {
      await assertMayReadPart(table, userId, snapshot, now());
      return answerPart(table, playId, snapshot, part);
    }
    const { entries, more, tail } = await readPage(table, playId, after, head);
    const count = countThatFit(entries);
    return {
      updates: await toAnswer(table, playId, entries.slice(0, count)),
      more: more || count < entries.length,
      others: othersAtWork(tail, device, now()),
    };
  });

async function answerPart(table: Table, playId: PlayId, snapshot: NamedSnapshot, part: number) {
  const { sequence, parts } = snapshot;
  if (part >= parts) throw snapshotMovedOn();
  const found =
    (await findSnapshotPart(table, playId, snapshot, part, { consistent: false })) ??
    (await findSnapshotPart(table, playId, snapshot, part, { consistent: true }));
  if (!found) throw snapshotMovedOn();
  const body = Buffer.from(found).toString("base64");
  return { snapshot: { sequence, part, parts, body }, updates: [], more: true, others: false };
}

const snapshotMovedOn = () =>
  new Refused("conflict", "The play was updated on the server in the meantime. Open it again.", {
    code: "snapshot-moved",
  });

/**
 * The eventually consistent read may lag. If it returns nothing, or lacks what the device already knows, a consistent
 * read decides.
 */
async function readPage(table: Table, playId: PlayId, after: number, head: Head) {
  const first = Math.max(1, after);
  const isAfterUpdate = after > (head.snapshot?.sequence ?? 0);
  let page = await readLogPage(table, playId, first, { consistent: false });
  const lags = isAfterUpdate ? page.entries[0]?.sequence !== after : page.entries.length === 0;
  if (lags) page = await readLogPage(table, playId, first, { consistent: true });
  assertInLog(after, page.entries[0], head);
  return {
    entries: page.entries.filter(({ sequence }) => sequence > after),
    more: page.more,
    tail: page.entries.at(-1),
  };
}
