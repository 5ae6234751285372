import type { UserId } from "#domain/play/play.ts";
import type { UserPoolClient } from "#lambdas/services/userPoolClient.ts";
import { putAllSessionsEnded } from "#lambdas/stores/closings.ts";
import type { Table } from "#lambdas/stores/table.ts";

interface Deps {
  readonly table: Table;
  readonly pool: Pick<UserPoolClient, "endSessions">;
}

/** Ends all of a person's sessions: at our API at once, and at the user pool with the next refresh. */
export async function endAllSessions({ table, pool }: Deps, userId: UserId, now: Date): Promise<void> {
  await pool.endSessions(userId);
  await putAllSessionsEnded(table, userId, now);
}
