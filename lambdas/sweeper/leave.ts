import type { UserId } from "#domain/play/play.ts";
import { findClosing } from "#lambdas/stores/closings.ts";
import type { Table } from "#lambdas/stores/table.ts";

/** Removes what is left of an account that was closed. */
export async function leave(table: Table, userId: UserId, _now: Date): Promise<void> {
  await findClosing(table, userId);
}
