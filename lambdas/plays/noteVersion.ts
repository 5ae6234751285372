import type { PlayId } from "#domain/play/play.ts";
import { becomesVersion } from "#domain/play/versions/versionTimes.ts";
import { onUnexpected } from "#lambdas/shared/onUnexpected.ts";
import type { Head } from "#lambdas/stores/heads.ts";
import type { LogEntry } from "#lambdas/stores/logEntry.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { putVersion } from "#lambdas/stores/versions.ts";

interface NextBatch {
  readonly head: Head;
  readonly playId: PlayId;
  readonly now: Date;
}

/**
 * Makes the play as it was before this batch a version if it's time for one. Returns the time of the last version for the
 * batch's entry. If the version can't be written, the batch is saved all the same, and the next one tries again.
 */
export async function noteVersion(table: Table, batch: NextBatch, tail: LogEntry | undefined): Promise<number> {
  const last = lastMoment(batch, tail);
  if (!last) return batch.now.getTime();
  const { sequence, at, device, lastVersion = at } = last;
  if (!becomesVersion({ at, lastVersion }, batch.now.getTime())) return lastVersion;
  try {
    await putVersion(table, batch.playId, { sequence, at, device });
    return at;
  } catch (error) {
    onUnexpected(error, { playId: batch.playId, marking: "version" });
    return lastVersion;
  }
}

/** After a week without a change, the log may be cleared up to its end. Then the snapshot is the last moment. */
function lastMoment({ head: { snapshot } }: NextBatch, tail: LogEntry | undefined) {
  if (tail) return { ...tail, at: Date.parse(tail.at) };
  if (!snapshot?.at) return undefined;
  const { sequence, at, device = "" } = snapshot;
  return { sequence, at: Date.parse(at), device, lastVersion: undefined };
}
