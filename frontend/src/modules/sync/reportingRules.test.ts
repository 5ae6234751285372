import { expect, test } from "vitest";
import { createSaveRule, createWordRule } from "./reportingRules.ts";

const minutes = (count: number) => count * 60_000;

test("saves by themselves are told of at most once in five minutes, and only where something was written", () => {
  const rule = createSaveRule();
  expect(rule.savedByItself(0)).toBe(false);
  rule.wrote();
  expect(rule.savedByItself(0)).toBe(true);
  rule.wrote();
  expect(rule.savedByItself(minutes(5) - 1)).toBe(false);
  expect(rule.savedByItself(minutes(5))).toBe(true);
  expect(rule.savedByItself(minutes(20))).toBe(false);
});

test("a save by hand is told of at once, however short ago the last one was, and the same words once", () => {
  const rule = createSaveRule();
  rule.wrote();
  expect(rule.savedByItself(0)).toBe(true);
  expect(rule.savedByHand()).toBe(false);
  rule.wrote();
  expect(rule.savedByHand()).toBe(true);
  expect(rule.savedByHand()).toBe(false);
  expect(rule.savedByItself(minutes(9))).toBe(false);
});

test("words are counted net, over five minutes from the first of them", () => {
  const rule = createWordRule();
  expect(rule.dueAt()).toBeUndefined();
  rule.wrote(minutes(1), 100);
  rule.wrote(minutes(3), -30);
  expect(rule.dueAt()).toBe(minutes(6));
  expect(rule.take()).toBe(70);
  expect([rule.dueAt(), rule.take()]).toEqual([undefined, 0]);
});

test("a stretch that only cut has added nothing, and does not eat the next one's words", () => {
  const rule = createWordRule();
  rule.wrote(0, -500);
  expect(rule.take()).toBe(0);
  rule.wrote(minutes(6), 40);
  expect(rule.take()).toBe(40);
});
