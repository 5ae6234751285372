import type * as z from "zod";
import type { readHealth, StoredHealth } from "#domain/api/health.ts";
import { type CheckState, type Finding, serverChecks, worstOf } from "#domain/health/health.ts";
import { healthEveryMs } from "#domain/health/healthEvery.ts";

type Answer = z.input<typeof readHealth.response>;

/** A result older than two rounds is out of date. */
const freshMs = 2 * healthEveryMs;

/**
 * Returns health in the IETF's format: the table's state now, and the other checks from the last round. An unknown
 * state doesn't count as healthy: if only the table is known, and it's healthy, the result is a warning.
 */
export function ietfHealth(
  database: Finding,
  last: StoredHealth | undefined,
  now: Date,
): Pick<Answer, "status" | "checks"> {
  const fresh = last && now.getTime() - Date.parse(last.timestamp) < freshMs ? last : undefined;
  const states = { ...fresh?.checks, database: database.state };
  const overall = !fresh && database.state === "healthy" ? "degraded" : worstOf(Object.values(states));
  const checks: Answer["checks"] = {};
  for (const check of serverChecks) checks[nameOf[check]] = [lastLine(fresh, check, now)];
  checks[nameOf.database] = [line(database.state, database.notes, now.toISOString())];
  return { status: statusOf[overall], checks };
}

function lastLine(round: StoredHealth | undefined, check: (typeof serverChecks)[number], now: Date) {
  if (!round) return line("degraded", ["Not checked recently."], now.toISOString());
  return line(round.checks[check], round.details[check].notes, round.timestamp);
}

const line = (state: CheckState, notes: readonly string[], time: string) => ({
  status: statusOf[state],
  time,
  ...(notes.length > 0 && { output: notes.join("; ") }),
});

const statusOf = { healthy: "pass", degraded: "warn", unhealthy: "fail" } as const;

/** The draft's names: the component and what is measured of it. */
const nameOf = {
  database: "database:responseTime",
  authentication: "authentication:responseTime",
  security: "security:score",
  network: "network:responseTime",
} as const;
