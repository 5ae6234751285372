import type { PlayId } from "#domain/play/play.ts";
import { recentDays } from "#domain/play/versions/versionTimes.ts";
import { Refused } from "#domain/refused.ts";
import { dayMs } from "#domain/time.ts";
import type { Head } from "#lambdas/stores/heads.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { findEntry } from "#lambdas/stores/updates.ts";
import type { StoredVersion } from "#lambdas/stores/versions.ts";

interface Moment {
  readonly playId: PlayId;
  readonly head: Head;
  readonly sequence: number;
}

/** Updates at or below the snapshot that are older may be deleted by the sweeper right now. */
const safeMs = (recentDays - 1) * dayMs;

/** Returns when the update with this number was written, and by which device. Refuses one that the log may lose. */
export async function findMoment(
  table: Table,
  { playId, head: { snapshot }, sequence }: Moment,
  now: Date,
): Promise<Pick<StoredVersion, "sequence" | "at" | "device">> {
  const entry = await findEntry(table, playId, sequence);
  const write = entry ?? (snapshot?.sequence === sequence ? snapshot : undefined);
  if (!write) throw notThere();
  const at = Date.parse(write.at ?? now.toISOString());
  const isBelow = sequence < (snapshot?.sequence ?? 0);
  if (isBelow && now.getTime() - at > safeMs) throw notThere();
  return { sequence, at, device: write.device ?? "" };
}

const notThere = () =>
  new Refused("conflict", "The server doesn't have the play as it is on this device yet. Try again in a moment.");
