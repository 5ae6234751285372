import type { PlayId } from "#domain/play/play.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { listStoredVersions } from "#lambdas/stores/versions.ts";
import { readEach } from "./ownPlays.ts";

/** Returns the versions of these plays to which the writer gave a name, on any plan. */
export const ownVersionNames = (table: Table, plays: readonly PlayId[]): Promise<Record<string, unknown>[]> =>
  readEach(plays, async (playId) => {
    const versions = await listStoredVersions(table, playId, { consistent: false });
    return versions.flatMap(({ sequence: versionId, at, name }) =>
      name === undefined ? [] : [{ playId, versionId, name, at: new Date(at).toISOString() }],
    );
  });
