import { expect, test } from "vitest";
import { type Durations, leaveOut } from "./leaveOut.ts";

const durations: Durations = Object.fromEntries(
  Array.from({ length: 100 }, (_, index) => [`tests/${index}.test.ts`, 1 + (index % 10)]),
);
const all = Object.keys(durations);
const takes = (paths: readonly string[]): number => paths.reduce((total, path) => total + (durations[path] ?? 0), 0);
const none = () => false;
type Options = Omit<Parameters<typeof leaveOut>[1], "seed">;
const runWith = (seed: string, options: Partial<Options> = {}): readonly string[] => {
  const out = leaveOut(durations, { seed, seconds: 100, isAlwaysIn: none, isPreferred: none, ...options });
  return all.filter((path) => !out.includes(path));
};

test("a short run takes almost all of its time, and no more", () => {
  for (const seed of ["a", "b", "c", "d"]) {
    expect(takes(runWith(seed))).toBeLessThanOrEqual(100);
    expect(takes(runWith(seed))).toBeGreaterThan(90);
  }
});

test("the same seed chooses the same files, and another seed others", () => {
  expect(runWith("a")).toEqual(runWith("a"));
  expect(runWith("a")).not.toEqual(runWith("b"));
});

test("each file is in one of many runs", () => {
  const seen = new Set(Array.from({ length: 100 }, (_, seed) => runWith(String(seed))).flat());
  expect(seen.size).toBe(all.length);
});

test("files that always run are in every run, also if they take longer than there's time for", () => {
  const long = all.filter((path) => (durations[path] ?? 0) >= 9);
  for (const seed of ["a", "b"]) expect(runWith(seed, { isAlwaysIn: (path) => long.includes(path) })).toEqual(long);
});

test("preferred files are in every run while there's time for them", () => {
  const preferred = all.slice(0, 15);
  for (const seed of ["a", "b"]) {
    expect(runWith(seed, { isPreferred: (path) => preferred.includes(path) })).toEqual(
      expect.arrayContaining(preferred),
    );
  }
});

test("with time for everything, nothing is left out", () => {
  expect(runWith("a", { seconds: takes(all) })).toEqual(all);
});
