import { expect, test } from "vitest";
import { addRun, type FlakyHistory, timesFlaky } from "./flakyHistory.ts";

const afterRuns = (runs: readonly (readonly [ran: string[], flaky: string[]])[]): FlakyHistory =>
  runs.reduce<FlakyHistory>((history, [ran, flaky]) => addRun(history, ran, new Set(flaky)), {});

test("a test that needed a second attempt is counted, and one that never did isn't kept", () => {
  const history = afterRuns([
    [["a", "b"], ["a"]],
    [["a", "b"], []],
    [["a", "b"], ["a"]],
  ]);
  expect(timesFlaky(history, "a")).toBe(2);
  expect(Object.keys(history)).toEqual(["a"]);
});

test("only the last ten runs in which a test ran count", () => {
  const flakyOnce = [[["a"], ["a"]] as const];
  const quiet = (count: number) => Array.from({ length: count }, () => [["a"], []] as const);
  const runs = (...parts: (readonly (readonly [readonly string[], readonly string[]])[])[]) =>
    afterRuns(parts.flat().map(([ran, flaky]) => [[...ran], [...flaky]]));
  expect(timesFlaky(runs(flakyOnce, quiet(9)), "a")).toBe(1);
  expect(runs(flakyOnce, quiet(10))).toEqual({});
  const others = Array.from({ length: 20 }, () => [["b"], []] as const);
  expect(timesFlaky(runs(flakyOnce, others), "a")).toBe(1);
});
