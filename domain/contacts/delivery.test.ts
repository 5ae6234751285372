import { expect, test } from "vitest";
import { maxTries, nextTry } from "./delivery.ts";

const now = new Date("2027-01-10T12:00:00.000Z");
const minutesAfter = (tries: number, waitSeconds?: number) => {
  const at = nextTry(tries, now, waitSeconds);
  return at && (at.getTime() - now.getTime()) / 60_000;
};

test("the waits between attempts grow, end within two days, and then stop", () => {
  const waits = Array.from({ length: maxTries }, (_, n) => minutesAfter(n + 1));
  expect(waits).toEqual([1, 15, 60, 180, 360, 720, 1440, undefined]);
  expect(waits.reduce<number>((sum, minutes = 0) => sum + minutes, 0)).toBeLessThan(2 * 1440);
});

test("no attempt is made before the time that the CRM asks for", () => {
  expect(minutesAfter(1, 3600)).toBe(60);
  expect(minutesAfter(3, 30)).toBe(60);
});
