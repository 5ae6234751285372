import { deflateRawSync, inflateRawSync } from "node:zlib";
import * as Y from "yjs";
import { alarmingLines } from "#domain/api/alarmingLines.ts";
import type { PlayId } from "#domain/play/play.ts";
import { dayMs } from "#domain/time.ts";
import { log } from "#lambdas/shared/logger.ts";
import { logIfWidespread } from "#lambdas/shared/logIfWidespread.ts";
import { planClearing } from "#lambdas/stores/clearing.ts";
import { loadDocument } from "#lambdas/stores/documents.ts";
import { beginCompaction, findHead, moveSnapshot, unmarkCompaction } from "#lambdas/stores/heads.ts";
import { readSnapshot, storeSnapshot } from "#lambdas/stores/snapshots.ts";
import { type Table, transact } from "#lambdas/stores/table.ts";

/** Days that updates are kept after the snapshot that contains them. */
const keptDays = 7;

const daysAfter = (now: Date, days: number) => new Date(now.getTime() + days * dayMs);

/**
 * Makes a snapshot of the log so far and names it in the head. If it's interrupted at any point, readers see no change.
 * It reschedules itself before it starts, so a play that crashes it does so less and less often.
 */
export async function compactPlay(table: Table, playId: PlayId, now: Date): Promise<void> {
  const head = await findHead(table, playId);
  if (!head?.GSI1SK || head.purgedAt) return;
  await beginCompaction(table, playId, head, now);
  const { doc, sequence, loggedBytes, lastWrite, isWhole, hasAllNumbers } = await loadDocument(table, playId, head);
  if (!isWhole) {
    const fields = { playId, sequence };
    const lines = { alarming: alarmingLines.gap, single: "update-waits" };
    if (hasAllNumbers) await logIfWidespread(table, { userId: head.owner, lines, fields }, now);
    else log("error", alarmingLines.gap, fields);
    // It's found out at no cost, and may be mended at any time: the pause between attempts doesn't grow.
    await beginCompaction(table, playId, { ...head, compactions: 0 }, now);
    if (hasAllNumbers) return;
    throw new Error(`The log of ${playId} has a gap before ${sequence}; it is left as it is.`);
  }
  if (sequence <= (head.snapshot?.sequence ?? 0)) return unmarkCompaction(table, playId);
  const bytes = deflateRawSync(Y.encodeStateAsUpdate(doc));
  const snapshot = await storeSnapshot(table, playId, { sequence, loggedBytes, bytes, ...lastWrite });
  assertSameDocument(doc, inflateRawSync(await readSnapshot(table, playId, snapshot)));
  await transact(table, [
    moveSnapshot(table, playId, { from: head.snapshot, to: snapshot }),
    planClearing(table, playId, sequence, daysAfter(now, keptDays)),
  ]);
}

/** The snapshot read back must be the same document to Yjs: every client's entries and every deletion. */
function assertSameDocument(doc: Y.Doc, update: Uint8Array): void {
  const opened = new Y.Doc();
  Y.applyUpdate(opened, update);
  if (!Y.equalSnapshots(Y.snapshot(doc), Y.snapshot(opened)))
    throw new Error("The snapshot differs from the document.");
}
