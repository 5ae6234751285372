import { expect, test } from "vitest";
import { readDuration } from "./readDuration.ts";

test.each([
  ["2:05", 125],
  [" 2:05:30 ", 125.5],
  ["0:09", 9],
  ["125 min", 125],
  ["125", 125],
  ["95 minutos", 95],
  ["1 h 40", 100],
  ["1h40", 100],
  ["1 H 40 min.", 100],
  ["2 hours", 120],
  ["1 hora 5 minutos", 65],
])("%s is a time that somebody may type", (typed, minutes) => {
  expect(readDuration(typed)).toBe(minutes * 60);
});

test.each(["", "soon", "2:5", "2:60", "1 h 40 h", "-5", "0", "25:00", "1500", "1,5 h", "2:05:99", "0:00:59"])(
  "%s isn't the time of a reading",
  (typed) => {
    expect(readDuration(typed)).toBeUndefined();
  },
);
