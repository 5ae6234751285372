import { expect, test } from "vitest";
import { backoffMs, dueAt, type SendTiming } from "./sendTiming.ts";

const calm: SendTiming = {
  since: undefined,
  changedAt: 0,
  sentAt: 0,
  heardAt: 100_000,
  retryAt: 0,
  others: false,
  visible: true,
};
const typing: SendTiming = { ...calm, since: 100_000, changedAt: 100_000 };

test("changes are due two seconds after the last one", () => {
  expect(dueAt(typing)).toBe(102_000);
});

test("without a pause in writing, changes are due five seconds after the first one", () => {
  expect(dueAt({ ...typing, changedAt: 104_500 })).toBe(105_000);
});

test("two exchanges that send something are five seconds apart", () => {
  expect(dueAt({ ...typing, sentAt: 99_000 })).toBe(104_000);
});

test("if another device is writing, both sending and reading are faster: five seconds from one to the other", () => {
  expect(dueAt({ ...typing, others: true, changedAt: 103_000 })).toBe(102_500);
  expect(dueAt({ ...calm, others: true })).toBe(102_500);
});

test("a visible page reads what's new once a minute, a hidden one never", () => {
  expect(dueAt(calm)).toBe(160_000);
  expect(dueAt({ ...calm, visible: false })).toBeUndefined();
});

test("after a failure nothing is due before the retry", () => {
  expect(dueAt({ ...typing, retryAt: 130_000 })).toBe(130_000);
});

test("waits grow to half a minute and are spread at random", () => {
  expect([1, 2, 3, 20].map((failures) => backoffMs(failures, 1))).toEqual([1_000, 2_000, 4_000, 30_000]);
  expect(backoffMs(3, 0)).toBe(2_000);
});
