import { expect, test } from "vitest";
import { endsMoment, removalOf } from "./momentRule.ts";

const last = { at: 100_000, known: 7, momentEndedAt: 95_000 };
const next = { at: 100_500, known: 7, removal: "little" } as const;

test("the text before a pause, after twenty seconds of writing, and before something is removed is a moment", () => {
  expect(endsMoment(last, next)).toBe(false);
  expect(endsMoment(last, { ...next, at: 102_999 })).toBe(false);
  expect(endsMoment(last, { ...next, at: 103_000 })).toBe(true);
  expect(endsMoment({ ...last, momentEndedAt: 80_500 }, next)).toBe(true);
  expect(endsMoment({ ...last, momentEndedAt: 80_501 }, next)).toBe(false);
  expect(endsMoment(last, { ...next, removal: "some" })).toBe(true);
  expect(endsMoment(last, { ...next, removal: "much" })).toBe(true);
});

test("so is the text before the first change here, and before what another device wrote was shown", () => {
  expect(endsMoment(undefined, next)).toBe(true);
  expect(endsMoment(last, { ...next, known: 8 })).toBe(true);
});

test("a hundred words are much; more than twenty and an element with text are something", () => {
  expect(removalOf({ words: 100, isElement: false })).toBe("much");
  expect(removalOf({ words: 99, isElement: false })).toBe("some");
  expect(removalOf({ words: 21, isElement: false })).toBe("some");
  expect(removalOf({ words: 20, isElement: true })).toBe("some");
  expect(removalOf({ words: 20, isElement: false })).toBe("little");
});
