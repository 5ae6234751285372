import { expect, test } from "vitest";
import type { LogEntry } from "#lambdas/stores/logEntry.ts";
import { assertInLog, countThatFit, devicesBefore, isCompactionDue, othersAtWork } from "./log.ts";

const now = new Date("2027-01-10T12:00:00.000Z");
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();

const entry = (given: Partial<LogEntry> = {}): LogEntry => ({
  sequence: 1,
  updateId: "an-update-id",
  device: "one",
  at: ago(0),
  bytes: 10,
  loggedBytes: 10,
  recent: [],
  ...given,
});
const snapshot = { sequence: 100, id: "s", parts: 1, bytes: 5000, hash: "", loggedBytes: 20_000 };

test("a log of a few very large updates is compacted, too", () => {
  expect(isCompactionDue(undefined, entry({ sequence: 3, loggedBytes: 5_000_001 }))).toBe(true);
  expect(isCompactionDue(undefined, entry({ sequence: 3, loggedBytes: 4_999_999 }))).toBe(false);
});

test("a snapshot is due at 600 updates, or at 100 that outweigh it", () => {
  const tail = (updates: number, bytes: number) => entry({ sequence: 100 + updates, loggedBytes: 20_000 + bytes });
  expect(isCompactionDue(snapshot, tail(599, 5000))).toBe(false);
  expect(isCompactionDue(snapshot, tail(600, 500))).toBe(true);
  expect(isCompactionDue(snapshot, tail(100, 5001))).toBe(true);
  expect(isCompactionDue(snapshot, tail(99, 1_000_000))).toBe(false);
  expect(isCompactionDue(undefined, entry({ sequence: 100 }))).toBe(true);
});

test("an entry lists the other devices of the last two minutes, each once, latest first", () => {
  const recent = [
    { device: "two", at: ago(30) },
    { device: "three", at: ago(60) },
    { device: "two", at: ago(90) },
    { device: "four", at: ago(121) },
  ];
  const tail = entry({ device: "one", at: ago(10), recent });
  expect(devicesBefore(tail, "three", now)).toEqual([
    { device: "one", at: ago(10) },
    { device: "two", at: ago(30) },
  ]);
  expect(devicesBefore(undefined, "one", now)).toEqual([]);
});

test("however many devices write, an entry stays small", () => {
  const recent = Array.from({ length: 50 }, (_, n) => ({ device: `device ${n}`, at: ago(1) }));
  expect(devicesBefore(entry({ recent }), "one", now)).toHaveLength(8);
});

test("others are active if another device wrote in the last two minutes", () => {
  expect(othersAtWork(undefined, "one", now)).toBe(false);
  expect(othersAtWork(entry(), "one", now)).toBe(false);
  expect(othersAtWork(entry(), "two", now)).toBe(true);
  expect(othersAtWork(entry({ at: ago(120) }), "two", now)).toBe(false);
  expect(othersAtWork(entry({ recent: [{ device: "two", at: ago(5) }] }), "one", now)).toBe(true);
});

test("a response holds about a megabyte, and always the first update", () => {
  const ofBytes = (...sizes: number[]) => sizes.map((bytes) => ({ bytes }));
  expect(countThatFit([])).toBe(0);
  expect(countThatFit(ofBytes(3_000_000, 1))).toBe(1);
  expect(countThatFit(ofBytes(500_000, 500_000, 1))).toBe(2);
  expect(countThatFit(ofBytes(1, 2, 3))).toBe(3);
});

test("what a device knows must be in the log or before the snapshot", () => {
  expect(() => assertInLog(0, undefined, {})).not.toThrow();
  expect(() => assertInLog(100, undefined, { snapshot })).not.toThrow();
  expect(() => assertInLog(101, entry({ sequence: 101 }), { snapshot })).not.toThrow();
  expect(() => assertInLog(101, undefined, { snapshot })).toThrow("has changes");
  expect(() => assertInLog(1, entry({ sequence: 2 }), {})).toThrow("has changes");
});
