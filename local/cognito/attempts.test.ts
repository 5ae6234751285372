import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporaryFolder.ts";
import { lockedMilliseconds, openAttemptLimits } from "./attempts.ts";

const open = () => {
  const clock = { now: Date.UTC(2026, 0, 1) };
  const file = join(temporaryFolder(), "attempts.jsonl");
  return { clock, file, limits: openAttemptLimits(file, () => clock.now) };
};

test("five failures lock for a second, and each further one twice as long, up to 15 minutes", () => {
  expect([0, 4, 5, 6, 7, 14, 15, 40].map((failures) => lockedMilliseconds(failures) / 1000)).toEqual([
    0, 0, 1, 2, 4, 512, 900, 900,
  ]);
});

test("the lock ends when its time is over, and a restart doesn't end it early", () => {
  const { clock, file, limits } = open();
  for (let count = 0; count < 8; count++) limits.countFailure("will");
  clock.now += 7_000;
  expect(() => openAttemptLimits(file, () => clock.now).assertUnlocked("will")).toThrow("Password attempts exceeded");
  expect(() => limits.assertUnlocked("kit")).not.toThrow();
  clock.now += 1_000;
  expect(() => limits.assertUnlocked("will")).not.toThrow();
});

test("15 minutes without an attempt clear all failures", () => {
  const { clock, limits } = open();
  for (let count = 0; count < 12; count++) limits.countFailure("will");
  clock.now += 900_000;
  limits.countFailure("will");
  expect(() => limits.assertUnlocked("will")).not.toThrow();
});

test("the sixth attempt within an hour is refused, counted separately for each kind", () => {
  const { clock, limits } = open();
  for (let count = 0; count < 5; count++) limits.countWithinHour("codeSent", "will");
  expect(() => limits.countWithinHour("codeSent", "will")).toThrow("Attempt limit exceeded");
  expect(() => limits.countWithinHour("codeTried", "will")).not.toThrow();
  clock.now += 3_600_000;
  expect(() => limits.countWithinHour("codeSent", "will")).not.toThrow();
});
