import { setImmediate as restOfTheLoop } from "node:timers/promises";
import { beforeEach, expect, test, vi } from "vitest";
import { splitParts } from "#lambdas/stores/parts.ts";
import { proofIn } from "#tests/support/proofs.ts";
import { connectTable, startTestTable } from "#tests/support/table.ts";
import { countThatFit } from "./log.ts";
import { type LogFixture, type LogOutcome, playLogHistory } from "./testing/logHistory.ts";
import { plantedBugs } from "./testing/plantedBugs.ts";
import { connectWithFaults } from "./testing/tableConnection.ts";

const proof = proofIn(import.meta.dirname);

/** `npm run fuzz` runs the long set; `SEED` sets another start. */
const histories = Number(process.env.HISTORIES ?? 4);
const firstSeed = Number(process.env.SEED ?? 1);

// The real code, except for the one function that a test replaces.
vi.mock("#lambdas/stores/bodies.ts", { spy: true });
vi.mock("#lambdas/stores/documents.ts", { spy: true });
vi.mock("#lambdas/stores/heads.ts", { spy: true });
vi.mock("#lambdas/stores/parts.ts", { spy: true });
vi.mock("#lambdas/stores/updates.ts", { spy: true });
vi.mock("./append.ts", { spy: true });
vi.mock("./log.ts", { spy: true });

// Replaces the random pause, so the seed alone decides the order.
vi.mock("#lambdas/stores/pause.ts", () => ({ pause: () => restOfTheLoop() }));

const { table, endpoint } = await startTestTable();
const newLine = () => connectWithFaults(connectTable(endpoint));
const stage: LogFixture = { table, devices: [newLine(), newLine(), newLine()], sweeper: newLine() };

/** In some histories, bodies and snapshots are split into parts of a few bytes, and a response holds few updates. */
let isSmall = false;
const smallPart = 20;
const fewUpdates = 3;

beforeEach(async () => {
  vi.resetAllMocks();
  const parts = await vi.importActual<typeof import("#lambdas/stores/parts.ts")>("#lambdas/stores/parts.ts");
  const log = await vi.importActual<typeof import("./log.ts")>("./log.ts");
  vi.mocked(splitParts).mockImplementation((bytes) =>
    isSmall
      ? Array.from({ length: Math.ceil(bytes.length / smallPart) }, (_, n) =>
          bytes.subarray(n * smallPart, (n + 1) * smallPart),
        )
      : parts.splitParts(bytes),
  );
  vi.mocked(countThatFit).mockImplementation((entries) =>
    Math.min(isSmall ? fewUpdates : Number.POSITIVE_INFINITY, log.countThatFit(entries)),
  );
});

async function playHistory(seed: number): Promise<LogOutcome> {
  vi.clearAllMocks();
  isSmall = seed % 3 === 0;
  return playLogHistory(stage, seed);
}

test(`${histories} histories of three devices and a sweeper, with lost, repeated and late calls: no word is lost or doubled`, {
  timeout: 60_000 + histories * 1_000,
}, async () => {
  const total = { words: 0, acknowledgements: 0, entries: 0 };
  for (let seed = firstSeed; seed < firstSeed + histories; seed++) {
    const { faults, ...came } = await playHistory(seed);
    expect(faults, `history ${seed}`).toEqual([]);
    for (const what of ["words", "acknowledgements", "entries"] as const) total[what] += came[what];
  }
  if (process.env.HISTORIES) console.info(`${histories} histories, none lost or doubled a word:`, total);
});

/** A bug that isn't found in this many histories counts as missed. */
const maxHistories = 200;

for (const [bug, plant] of Object.entries(plantedBugs)) {
  proof(`the histories catch ${bug}`, async () => {
    await plant();
    for (let seed = 1; seed <= maxHistories; seed++) {
      const { faults } = await playHistory(seed).catch((error: unknown) => ({ faults: [String(error)] }));
      if (faults.length > 0) return;
    }
    expect.unreachable(`${maxHistories} histories didn't find the bug.`);
  });
}
