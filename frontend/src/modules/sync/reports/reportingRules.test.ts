import { expect, test } from "vitest";
import { createSaveRule, createWordRule } from "./reportingRules.ts";

const minutes = (count: number) => count * 60_000;

test("automatic saves are recorded at most once in five minutes, and only if something was written", () => {
  const rule = createSaveRule();
  expect(rule.savedAutomatically(0)).toBe(false);
  rule.wrote();
  expect(rule.savedAutomatically(0)).toBe(true);
  rule.wrote();
  expect(rule.savedAutomatically(minutes(5) - 1)).toBe(false);
  expect(rule.savedAutomatically(minutes(5))).toBe(true);
  expect(rule.savedAutomatically(minutes(20))).toBe(false);
});

test("a manual save is recorded at once, however recent the last one was, and the same words only once", () => {
  const rule = createSaveRule();
  rule.wrote();
  expect(rule.savedAutomatically(0)).toBe(true);
  expect(rule.savedManually()).toBe(false);
  rule.wrote();
  expect(rule.savedManually()).toBe(true);
  expect(rule.savedManually()).toBe(false);
  expect(rule.savedAutomatically(minutes(9))).toBe(false);
});

test("added words are counted net, for five minutes from the first of them", () => {
  const rule = createWordRule();
  expect(rule.dueAt()).toBeUndefined();
  rule.wrote(minutes(1), 100);
  rule.wrote(minutes(3), -30);
  expect(rule.dueAt()).toBe(minutes(6));
  expect(rule.take()).toBe(70);
  expect([rule.dueAt(), rule.take()]).toEqual([undefined, 0]);
});

test("five minutes of only deleting add nothing, and don't reduce the next count", () => {
  const rule = createWordRule();
  rule.wrote(0, -500);
  expect(rule.take()).toBe(0);
  rule.wrote(minutes(6), 40);
  expect(rule.take()).toBe(40);
});
