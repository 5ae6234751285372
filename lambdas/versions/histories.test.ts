import { expect, test, vi } from "vitest";
import { deleteSnapshotsBefore } from "#lambdas/stores/snapshots.ts";
import { proofIn } from "#tests/support/proofs.ts";
import { startTestTable } from "#tests/support/table.ts";
import { playVersionHistory } from "./testing/versionHistory.ts";

const proof = proofIn(import.meta.dirname);

/** `npm run fuzz` runs the long set; `SEED` sets another start. */
const histories = Math.min(Number(process.env.HISTORIES ?? 3), 5000);
const firstSeed = Number(process.env.SEED ?? 1);

// The real code, except where a test replaces it.
vi.mock("#lambdas/stores/snapshots.ts", { spy: true });

const { table } = await startTestTable();

test(
  "in random histories over months, every version is what the editor showed then",
  async () => {
    let versions = 0;
    for (let seed = firstSeed; seed < firstSeed + histories; seed++) {
      const outcome = await playVersionHistory(table, seed);
      expect(outcome.faults, `seed ${seed}`).toEqual([]);
      versions += outcome.versions;
    }
    expect(versions).toBeGreaterThan(histories * 3);
  },
  histories * 8000 + 60_000,
);

proof(
  "a sweeper that deletes the snapshot before the oldest updates is found",
  async () => {
    const { deleteSnapshotsBefore: real } =
      await vi.importActual<typeof import("#lambdas/stores/snapshots.ts")>("#lambdas/stores/snapshots.ts");
    vi.mocked(deleteSnapshotsBefore).mockImplementation((where, playId, _, current) =>
      real(where, playId, current.sequence, current),
    );
    let faults = 0;
    for (let seed = 1; seed < 40 && faults === 0; seed++) {
      const { faults: found } = await playVersionHistory(table, seed).catch(() => ({ faults: ["It threw."] }));
      faults += found.length;
    }
    expect(faults).toBeGreaterThan(0);
  },
  120_000,
);
