import type { SecurityScore } from "../security/score.ts";

/** The checks. A server has no local storage, so it runs the other four. */
export const serverChecks = ["database", "authentication", "security", "network"] as const;
export const browserChecks = ["database", "authentication", "security", "localStorage", "network"] as const;
export type ServerCheck = (typeof serverChecks)[number];
export type BrowserCheck = (typeof browserChecks)[number];

/** Only the security check can be degraded. */
export type CheckState = "healthy" | "degraded" | "unhealthy";

/** A response that takes this long or longer is unhealthy. */
export const limitMs = { database: 5000, authentication: 2000, network: 3000 } as const;

/** The result of one check. */
export interface Finding {
  readonly state: CheckState;
  /** How long it took. */
  readonly durationMs: number;
  /** Why it isn't healthy: our own sentences, never an error's message. */
  readonly notes: readonly string[];
  /** The security check's score, 0 to 100. */
  readonly score?: number;
}

/** The minimum security scores for healthy and for degraded. */
const healthyScore = 80;
const degradedScore = 60;

export function stateOfScore(score: number): CheckState {
  if (score >= healthyScore) return "healthy";
  return score >= degradedScore ? "degraded" : "unhealthy";
}

export const stateOfAnswer = (durationMs: number, withinMs: number): CheckState =>
  durationMs < withinMs ? "healthy" : "unhealthy";

/**
 * The overall status is healthy with this many healthy checks and none degraded, and at least degraded with this many.
 */
const healthyCount = 4;
const degradedCount = 3;

/**
 * The overall status, in a browser (five checks) and on the server (four). The numbers are the same for both, so a
 * browser is healthy with one unhealthy check, and the server only with all four healthy.
 */
export function worstOf(states: readonly CheckState[]): CheckState {
  const healthy = states.filter((state) => state === "healthy").length;
  if (healthy >= healthyCount && !states.includes("degraded")) return "healthy";
  return healthy >= degradedCount ? "degraded" : "unhealthy";
}

/** The security check's result. */
export const securityFinding = ({ score, findings }: SecurityScore, durationMs: number): Finding => ({
  state: stateOfScore(score),
  durationMs,
  notes: findings,
  score,
});

/** The results of all checks at one time. */
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
    overall: worstOf(entries.map(([, { state }]) => state)),
    checks: each(({ state }) => state),
    details: each(({ state: _, ...details }) => details),
    timestamp,
  };
}
