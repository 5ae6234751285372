import { expect, test } from "vitest";
import { barsOf, countIn, totalOf } from "./activityChart.ts";

const now = new Date("2027-01-10T13:45:00.000Z");
const hours = [
  { hour: "2027-01-09T23", counts: { sign_in: 1 } },
  { hour: "2027-01-10T09", counts: { page_visit: 4, sign_in: 2 } },
  { hour: "2027-01-10T13", counts: { page_visit: 1 } },
];

test("one day is drawn by hour, with the current hour highlighted", () => {
  const bars = barsOf(["2027-01-10"], hours.slice(1), now);
  expect(bars).toHaveLength(24);
  expect(bars.map((bar) => countIn(bar))).toEqual([...Array(9).fill(0), 6, 0, 0, 0, 1, ...Array(10).fill(0)]);
  expect(bars.filter(({ isNow }) => isNow).map(({ at }) => at)).toEqual(["2027-01-10T13"]);
});

test("several days are drawn by day", () => {
  const bars = barsOf(["2027-01-08", "2027-01-09", "2027-01-10"], hours, now);
  expect(bars.map((bar) => countIn(bar))).toEqual([0, 1, 7]);
  expect(bars.map(({ isNow }) => isNow)).toEqual([false, false, true]);
  expect(totalOf(bars)).toBe(8);
  expect(totalOf(bars, "sign_in")).toBe(3);
  expect(totalOf(bars, "export")).toBe(0);
});
