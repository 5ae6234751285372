import type { SecurityScore } from "../security/score.ts";

/** What is looked at. A server has no local storage, so it looks at the other four. */
export const serverChecks = ["database", "authentication", "security", "network"] as const;
export const browserChecks = ["database", "authentication", "security", "localStorage", "network"] as const;
export type ServerCheck = (typeof serverChecks)[number];
export type BrowserCheck = (typeof browserChecks)[number];

/** Only security can be degraded. */
export type CheckState = "healthy" | "degraded" | "unhealthy";

/** An answer that takes as long as this, or longer, is unhealthy. */
export const limitMs = { database: 5000, authentication: 2000, network: 3000 } as const;

/** How often health is looked at, in browsers and on the server. */
export const healthEveryMs = 5 * 60_000;

/** What one check found. */
export interface Finding {
  readonly state: CheckState;
  /** How long it took. */
  readonly durationMs: number;
  /** Why it is not healthy: sentences of ours, never an error's own words. */
  readonly notes: readonly string[];
  /** The security check's, 0 to 100. */
  readonly score?: number;
}

/** The security score from which it is healthy, and from which it is at least degraded. */
const healthyScore = 80;
const degradedScore = 60;

export function stateOfScore(score: number): CheckState {
  if (score >= healthyScore) return "healthy";
  return score >= degradedScore ? "degraded" : "unhealthy";
}

export const stateOfAnswer = (durationMs: number, withinMs: number): CheckState =>
  durationMs < withinMs ? "healthy" : "unhealthy";

/** So many healthy checks make the whole healthy, if none is degraded; so many make it at least degraded. */
const healthyCount = 4;
const degradedCount = 3;

/**
 * The whole from its parts, in a browser (five checks) as on the server (four). The numbers are the same in both:
 * so a browser is healthy with one check unhealthy, and the server only with all four healthy.
 */
export function overallOf(states: readonly CheckState[]): CheckState {
  const healthy = states.filter((state) => state === "healthy").length;
  if (healthy >= healthyCount && !states.includes("degraded")) return "healthy";
  return healthy >= degradedCount ? "degraded" : "unhealthy";
}

/** The security check's finding. */
export const securityFinding = ({ score, findings }: SecurityScore, durationMs: number): Finding => ({
  state: stateOfScore(score),
  durationMs,
  notes: findings,
  score,
});

/** The outcome of all checks at one time. */
export interface HealthResult<Check extends string> {
  readonly overall: CheckState;
  readonly checks: Readonly<Record<Check, CheckState>>;
  readonly details: Readonly<Record<Check, Omit<Finding, "state">>>;
  /** ISO 8601. */
  readonly timestamp: string;
}

export function healthResult<Check extends string>(
  findings: Readonly<Record<Check, Finding>>,
  timestamp: string,
): HealthResult<Check> {
  const entries = Object.entries<Finding>(findings);
  const each = <T>(pick: (finding: Finding) => T) =>
    Object.fromEntries(entries.map(([check, finding]) => [check, pick(finding)])) as Record<Check, T>;
  return {
    overall: overallOf(entries.map(([, { state }]) => state)),
    checks: each(({ state }) => state),
    details: each(({ state: _, ...details }) => details),
    timestamp,
  };
}
