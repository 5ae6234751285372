import { playId } from "#domain/api/shapes.ts";
import type { PlayId } from "#domain/play/play.ts";
import { findHead, noteLost } from "#lambdas/stores/heads.ts";
import { idIn, replayedKindOf } from "#lambdas/stores/replayed.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { findLastEntry } from "#lambdas/stores/updates.ts";
import { batches } from "./batches.ts";
import { scanKeys } from "./tables.ts";

/** More updates than a play gets in the 35 days that a table can be restored. */
const skipped = 1_000_000;

/**
 * Lets each play's log go on with numbers that no device has seen. Otherwise new updates would get the numbers of lost
 * ones, and a device that knows those would never send them again.
 */
export async function renumber(restored: Table): Promise<void> {
  for await (const keys of batches(scanKeys(restored))) {
    const heads = keys.filter((key) => replayedKindOf(key) === "head");
    await Promise.all(heads.map(({ PK }) => renumberPlay(restored, playId.parse(idIn(PK)))));
  }
}

async function renumberPlay(table: Table, id: PlayId): Promise<void> {
  const head = await findHead(table, id);
  if (!head || head.purgedAt) return;
  const last = await findLastEntry(table, id);
  const after = Math.max(last?.sequence ?? 0, head.snapshot?.sequence ?? 0);
  await noteLost(table, id, { after, through: after + skipped });
}
