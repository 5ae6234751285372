import { expect, test } from "vitest";
import type { StoredHealth } from "#domain/api/health.ts";
import type { CheckState, ServerCheck } from "#domain/health/health.ts";
import { adjacentHealthDay, laneOf, troublesOf } from "./healthDay.ts";

const fine = { durationMs: 50, notes: [] };

/** A round at a time of day, with one unhealthy check. */
function round(
  time: string,
  check?: ServerCheck,
  state: CheckState = "unhealthy",
  why = "It didn't respond.",
): StoredHealth {
  const well = { database: "healthy", authentication: "healthy", security: "healthy", network: "healthy" } as const;
  const details = { database: fine, authentication: fine, security: { ...fine, score: 100 }, network: fine };
  return {
    overall: "healthy",
    timestamp: `2027-01-10T${time}:00.000Z`,
    checks: check ? { ...well, [check]: state } : well,
    details: check ? { ...details, [check]: { durationMs: 2500, notes: [why] } } : details,
  };
}

test("each round is a bar at its time of day, as high as it was close to its limit", () => {
  const lane = laneOf("database", [round("06:00"), round("12:00", "database")]);
  expect(lane).toEqual({
    check: "database",
    bars: [
      { at: 0.25, height: 0.01, state: "healthy" },
      { at: 0.5, height: 0.5, state: "unhealthy" },
    ],
    healthy: 1,
    slowestMs: 2500,
    lowestScore: undefined,
  });
});

test("the security lane shows scores", () => {
  expect(laneOf("security", [round("06:00")])).toMatchObject({ bars: [{ height: 1 }], lowestScore: 100 });
});

test("consecutive rounds with the same problem are one row, latest first", () => {
  const results = [
    round("01:00", "database"),
    round("01:05", "database"),
    round("01:10"),
    round("01:15", "database"),
    round("01:20", "network", "unhealthy", "It took too long to respond."),
  ];
  expect(
    troublesOf(results).map(({ check, from, to }) => `${check} ${from.slice(11, 16)}-${to.slice(11, 16)}`),
  ).toEqual(["network 01:20-01:20", "database 01:15-01:15", "database 01:00-01:05"]);
});

test("days can be changed as far as the history goes", () => {
  expect(adjacentHealthDay("2027-01-10", -1, "2027-01-10")).toBe("2027-01-09");
  expect(adjacentHealthDay("2027-01-09", 1, "2027-01-10")).toBe("2027-01-10");
  expect(adjacentHealthDay("2027-01-10", 1, "2027-01-10")).toBeUndefined();
  expect(adjacentHealthDay("2026-12-13", -1, "2027-01-10")).toBe("2026-12-12");
  expect(adjacentHealthDay("2026-12-12", -1, "2027-01-10")).toBeUndefined();
});
