import { expect, test } from "vitest";
import type { PlayId } from "#domain/play/play.ts";
import { hourMs, minuteMs } from "#domain/time.ts";
import { type DeviceState, isReportDue, isReportDueAtSignOut } from "./deviceReportRule.ts";

const start = 1_800_000_000_000;
const waits = (changes: Readonly<Record<string, number>>, afterMs = 0, userId = "ruth"): DeviceState => ({
  userId,
  at: start + afterMs,
  waiting: Object.entries(changes).map(([id, count]) => ({ playId: id as PlayId, title: id, changes: count })),
});

test("a device reports with its first visit, and then once an hour", () => {
  expect(isReportDue(undefined, waits({}))).toBe(true);
  expect(isReportDue(waits({}), waits({}, hourMs - 1))).toBe(false);
  expect(isReportDue(waits({}), waits({}, hourMs))).toBe(true);
});

test("a device reports for each person", () => {
  expect(isReportDue(waits({}), waits({}, 1, "will"))).toBe(true);
});

test("a play that begins to wait, and one that no longer waits, is reported at once", () => {
  expect(isReportDue(waits({}), waits({ dark: 1 }, 1))).toBe(true);
  expect(isReportDue(waits({ dark: 1 }), waits({ dark: 1, light: 1 }, 1))).toBe(true);
  expect(isReportDue(waits({ dark: 1 }), waits({}, 1))).toBe(true);
  expect(isReportDue(waits({ dark: 1, light: 2 }), waits({ light: 2, dark: 1 }, 1))).toBe(false);
});

test("a growing number of changes is reported every ten minutes", () => {
  expect(isReportDue(waits({ dark: 1 }), waits({ dark: 9 }, 10 * minuteMs - 1))).toBe(false);
  expect(isReportDue(waits({ dark: 1 }), waits({ dark: 9 }, 10 * minuteMs))).toBe(true);
  expect(isReportDue(waits({ dark: 1 }), waits({ dark: 1 }, 10 * minuteMs))).toBe(false);
});

test("a clock that was set back doesn't stop the reports", () => {
  expect(isReportDue(waits({}), waits({}, -hourMs))).toBe(true);
});

test("at sign-out, only what the server doesn't know is reported", () => {
  expect(isReportDueAtSignOut(undefined, waits({}))).toBe(false);
  expect(isReportDueAtSignOut(undefined, waits({ dark: 1 }))).toBe(true);
  expect(isReportDueAtSignOut(waits({ dark: 1 }), waits({ dark: 2 }))).toBe(true);
  expect(isReportDueAtSignOut(waits({ dark: 1 }), waits({}, hourMs))).toBe(true);
  expect(isReportDueAtSignOut(waits({ dark: 1 }), waits({ dark: 1 }, hourMs))).toBe(false);
  expect(isReportDueAtSignOut(waits({ dark: 1 }, 0, "will"), waits({}))).toBe(false);
});
