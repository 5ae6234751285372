import { expect, test } from "vitest";
import { dayMs, hourMs, minuteMs } from "../../time.ts";
import { becomesVersion, thinned } from "./versionTimes.ts";

/** Plays the rule over changes at these minutes, as the log does. Returns the minutes of the versions. */
function versionsOf(minutes: readonly number[]): number[] {
  const versions: number[] = [];
  let last: { at: number; lastVersion: number } | undefined;
  for (const minute of minutes) {
    const now = minute * minuteMs;
    const isVersion = last !== undefined && becomesVersion(last, now);
    if (isVersion && last) versions.push(last.at / minuteMs);
    last = { at: now, lastVersion: !last ? now : isVersion ? last.at : last.lastVersion };
  }
  return versions;
}

test("the last change before a pause of ten minutes is a version", () => {
  expect(versionsOf([0, 1, 2, 12])).toEqual([2]);
  expect(versionsOf([0, 1, 2, 11.9])).toEqual([]);
});

test("writing without a pause makes a version every ten minutes, and never more often", () => {
  const minutes = Array.from({ length: 61 }, (_, minute) => minute);
  expect(versionsOf(minutes)).toEqual([10, 20, 30, 40, 50]);
  expect(versionsOf([0, 4, 8, 12, 13, 22.9])).toEqual([12]);
});

const now = Date.parse("2027-06-01T12:00:00.000Z");
const version = (sequence: number, age: number, name?: string) => ({ sequence, at: now - age, ...(name && { name }) });
const kept = (versions: readonly ReturnType<typeof version>[], at = now) =>
  thinned(versions, at).map(({ sequence }) => sequence);

test("all versions of the last seven days are kept, then the last of each hour, day and week", () => {
  const everyTenMinutes = (start: number, first: number) =>
    Array.from({ length: 12 }, (_, n) => version(first + n, start - n * 10 * minuteMs));
  expect(kept(everyTenMinutes(6 * dayMs, 1))).toHaveLength(12);
  expect(kept(everyTenMinutes(10 * dayMs, 1))).toEqual([6, 12]);
  expect(kept(everyTenMinutes(30 * dayMs, 1))).toEqual([12]);
  const days = Array.from({ length: 21 }, (_, n) => version(n + 1, (200 - n) * dayMs));
  expect(kept(days)).toHaveLength(4);
});

test("named versions are kept at any age, and don't replace others", () => {
  const old = 300 * dayMs;
  expect(kept([version(1, old), version(2, old - hourMs, "Draft 2"), version(3, old - 2 * hourMs)])).toEqual([2, 3]);
});

test("thinning again, later or often, keeps nothing that thinning once would drop, and the other way around", () => {
  const versions = Array.from({ length: 2000 }, (_, n) => version(n, (400 - n / 5) * dayMs));
  const once = kept(versions, now + 100 * dayMs);
  let often = versions as readonly ReturnType<typeof version>[];
  for (let day = 0; day <= 100; day++) often = thinned(often, now + day * dayMs);
  expect(often.map(({ sequence }) => sequence)).toEqual(once);
});

test("a year of daily writing leaves a timeline of some five hundred versions at most", () => {
  const all = Array.from({ length: 365 * 48 }, (_, n) =>
    version(n, Math.floor(n / 48) * dayMs + (n % 48) * 10 * minuteMs),
  );
  expect(thinned(all.reverse(), now).length).toBeLessThan(550);
});
