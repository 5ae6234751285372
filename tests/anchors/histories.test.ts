import { expect, test } from "vitest";
import { liveWithReaders } from "./anchorHistory.ts";

/** `npm run fuzz` plays the long set; `SEED` begins elsewhere. */
const histories = Number(process.env.HISTORIES ?? 100);
const firstSeed = Number(process.env.SEED ?? 1);

test(`passages are found in ${histories} random histories`, { timeout: 36_000_000 }, () => {
  const total = { here: 0, moved: 0, gone: 0 };
  for (let seed = firstSeed; seed < firstSeed + histories; seed++) {
    const { faults, ...counts } = liveWithReaders(seed);
    expect(faults, `history ${seed}`).toEqual([]);
    for (const how of ["here", "moved", "gone"] as const) total[how] += counts[how];
  }
  console.info(`${histories} histories with readers, every passage where its words are or called gone:`, total);
});
