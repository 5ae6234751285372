import { expect, test } from "vitest";
import { runTime } from "./runTime.ts";

const timedReading = { seconds: 125 * 60, day: "2027-03-01", words: 1_000 };
const timeOf = (spokenWords: number) => runTime({ pages: 10, spokenWords, timedReading });

test("a timed reading replaces the estimate", () => {
  expect(timeOf(1_000)).toMatchObject({ minutes: 125, isTimed: true, isOutdated: false });
  expect(runTime({ pages: 10, spokenWords: 1_000 })).toMatchObject({ minutes: 8, isTimed: false, isOutdated: false });
});

test("when the play has grown or shrunk by more than a tenth of its words, it's estimated again", () => {
  expect([900, 1_100].map((words) => timeOf(words).isTimed)).toEqual([true, true]);
  expect([899, 1_101].map((words) => timeOf(words))).toMatchObject([
    { minutes: 8, isTimed: false, isOutdated: true },
    { minutes: 9, isTimed: false, isOutdated: true },
  ]);
});

test("a play without a spoken word keeps its timed reading until somebody speaks", () => {
  const silent = { ...timedReading, words: 0 };
  expect(runTime({ pages: 3, spokenWords: 0, timedReading: silent }).minutes).toBe(125);
  expect(runTime({ pages: 3, spokenWords: 1, timedReading: silent }).isOutdated).toBe(true);
});
