import type { Table } from "#lambdas/stores/table.ts";
import { CannotProceed } from "#lib/operations/cannotProceed.ts";
import { findReplayMark } from "./replay.ts";

/**
 * Throws `CannotProceed` if a restored table wasn't replayed: with such a table, revoked links would open again, and
 * closed accounts would be back.
 */
export async function assertReplayed(table: Table, stage: string): Promise<void> {
  if (await findReplayMark(table)) return;
  throw new CannotProceed(
    `${table.name} still has what was revoked and deleted since the backup. Replay that first: ` +
      `npm run restore -- replay --stage ${stage} --table ${table.name}`,
  );
}
