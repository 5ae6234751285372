import { expect, test } from "vitest";
import { writingSessions } from "./writingSessions.ts";

const now = Date.parse("2026-11-29T12:00:00.000Z");
const version = (versionId: number, day: number, time: string) => ({ versionId, at: `2026-11-${day}T${time}:00.000Z` });
const log = { end: 50, now, hasHidden: false };

test("versions within half an hour are one session, and what came after the last one is another", () => {
  const versions = [
    version(5, 27, "09:00"),
    version(9, 27, "09:10"),
    version(30, 28, "10:00"),
    version(44, 28, "10:29"),
  ];
  expect(writingSessions(versions, log)).toEqual([
    { until: undefined, stretches: [{ after: 44, upTo: 50 }] },
    {
      until: versions[3]?.at,
      stretches: [
        { after: 9, upTo: 30 },
        { after: 30, upTo: 44 },
      ],
    },
    {
      until: versions[1]?.at,
      stretches: [
        { after: 0, upTo: 5 },
        { after: 5, upTo: 9 },
      ],
    },
  ]);
});

test("what is written within half an hour of the last version goes on with its session", () => {
  const versions = [version(5, 28, "09:00"), version(44, 29, "11:40")];
  expect(writingSessions(versions, log)[0]).toEqual({
    until: undefined,
    stretches: [
      { after: 5, upTo: 44 },
      { after: 44, upTo: 50 },
    ],
  });
});

test("a play without versions has one session since its beginning", () => {
  expect(writingSessions([], log)).toEqual([{ until: undefined, stretches: [{ after: 0, upTo: 50 }] }]);
  expect(writingSessions([], { ...log, end: 0 })).toEqual([]);
});

test("only the last seven days have moments", () => {
  const versions = [version(5, 10, "09:00"), version(50, 28, "10:00")];
  expect(writingSessions(versions, log)).toEqual([{ until: versions[1]?.at, stretches: [{ after: 5, upTo: 50 }] }]);
  expect(writingSessions(versions.slice(1), { ...log, hasHidden: true })).toEqual([
    { until: versions[1]?.at, stretches: [{ after: 49, upTo: 50 }] },
  ]);
  expect(writingSessions(versions.slice(0, 1), { ...log, end: 5 })).toEqual([]);
});
