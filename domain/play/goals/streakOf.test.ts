import { expect, test } from "vitest";
import { addDays, dayOf, isCalendarDay } from "./day.ts";
import type { Goals } from "./goals.ts";
import { streakOf } from "./streakOf.ts";

const today = "2026-11-22";
const plan = (goals: Partial<Goals> = {}): Goals => ({ weeks: [], pauses: [], ...goals });
const everyDay = plan({ weeks: [{ from: "2026-01-01", days: 7 }] });
/** The days this many days before today. */
const daysBack = (...back: readonly number[]) => new Set(back.map((days) => addDays(today, -days)));
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

test("days in a row count, and today isn't missed until it's over", () => {
  expect(streakOf(new Set(), everyDay, today)).toBe(0);
  expect(streakOf(daysBack(0, 1, 2), everyDay, today)).toBe(3);
  expect(streakOf(daysBack(1, 2), everyDay, today)).toBe(2);
  expect(streakOf(daysBack(2, 3), everyDay, today)).toBe(0);
});

test("with 5 writing days a week, any 2 of 7 days may be missed, and a third ends the streak", () => {
  expect(streakOf(daysBack(0, 2, 4, 5, 6), plan(), today)).toBe(5);
  expect(streakOf(daysBack(0, 1, 2, 5, 6, 7, 8, 9, 12), plan(), today)).toBe(9);
  expect(streakOf(daysBack(0, 1, 5, 6), plan(), today)).toBe(2);
});

test("with 1 writing day a week, writing every Sunday is a streak", () => {
  const weekly = plan({ weeks: [{ from: "2026-01-01", days: 1 }] });
  expect(streakOf(daysBack(0, 7, 14, 21), weekly, today)).toBe(4);
  expect(streakOf(daysBack(0, 7, 21), weekly, today)).toBe(2);
});

test("a vacation doesn't end the streak, and days written during it count", () => {
  const vacation = plan({ ...everyDay, pauses: [{ from: addDays(today, -20), to: addDays(today, -2) }] });
  expect(streakOf(daysBack(0, 1, 21, 22), vacation, today)).toBe(4);
  expect(streakOf(daysBack(0, 1, 10, 21, 22), vacation, today)).toBe(5);
  expect(streakOf(daysBack(0, 1, 21, 22), everyDay, today)).toBe(2);
});

test("a new plan doesn't judge the days before it", () => {
  const stricter = plan({
    weeks: [
      { from: addDays(today, -30), days: 3 },
      { from: addDays(today, -1), days: 7 },
    ],
  });
  expect(streakOf(daysBack(0, 1, 3, 5, 8, 10), stricter, today)).toBe(6);
});

test("a clock that's moved back loses nothing, neither by a day nor by years", () => {
  const worked = daysBack(...range(0, 9));
  expect(streakOf(worked, everyDay, addDays(today, -1))).toBe(10);
  expect(streakOf(worked, everyDay, "2020-01-01")).toBe(10);
});

test("a day that was recorded with a wrong clock doesn't take the streak away", () => {
  expect(streakOf(new Set([...daysBack(0, 1, 2), "2031-05-01", "1970-01-01"]), everyDay, today)).toBe(3);
});

test("days are those of the writer's time zone, and stepping over a change of the clock skips none", () => {
  expect(dayOf(new Date(2026, 10, 22, 23, 59))).toBe("2026-11-22");
  expect(dayOf(new Date(2026, 10, 23, 0, 0))).toBe("2026-11-23");
  expect(addDays("2026-03-28", 2)).toBe("2026-03-30");
  expect(addDays("2027-01-01", -1)).toBe("2026-12-31");
  expect(["2026-11-22", "2026-02-30", "2026-13-01", "today", ""].map(isCalendarDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
