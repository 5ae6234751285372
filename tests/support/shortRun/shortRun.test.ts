import { readFileSync } from "node:fs";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Durations } from "./leaveOut.ts";
import { durationsPath, leftOutOfShortRun } from "./shortRun.ts";

const comparison = "tests/journeys/compatibility.test.ts";
const durations: Durations = JSON.parse(readFileSync(durationsPath, "utf8"));
/** If there is no time for a shorter one, there is none for these. */
const longest = Object.keys(durations).filter((path) => (durations[path] ?? 0) >= 60);

function requireComparison(value: string): void {
  vi.stubEnv("COMPATIBILITY", value);
  onTestFinished(() => void vi.unstubAllEnvs());
}

test("a short run has time for each file of tests, except for the comparison with the release before", () => {
  requireComparison("");
  expect(longest.length).toBeGreaterThan(20);
  // Nothing comes before the only file that changed but what always runs.
  expect(longest.filter((path) => leftOutOfShortRun(new Set([path])).includes(path))).toEqual([comparison]);
});

test("where it's required, the comparison with the release before runs, too, and no other file is left out for it", () => {
  requireComparison("");
  const without = leftOutOfShortRun(new Set());
  requireComparison("required");
  expect(leftOutOfShortRun(new Set())).toEqual(without.filter((path) => path !== comparison));
  expect(without).toContain(comparison);
});
