import type { StoredHealth } from "#domain/api/health.ts";
import { type CheckState, limitMs, type ServerCheck, serverChecks } from "#domain/health/health.ts";
import { dayMs } from "#domain/time.ts";

/** Days of history. */
const keptDays = 30;

export const utcDayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Returns the day before or after; undefined at either end of the history. */
export function adjacentHealthDay(day: string, step: 1 | -1, today: string): string | undefined {
  const beside = utcDayOf(new Date(Date.parse(day) + step * dayMs));
  const oldest = utcDayOf(new Date(Date.parse(today) - (keptDays - 1) * dayMs));
  return beside > today || beside < oldest ? undefined : beside;
}

/** One check in one round, as a bar. */
export interface HealthBar {
  /** Time of day, from 0 to 1. */
  readonly at: number;
  /** Duration as a share of the limit, or the score as a share of 100: 0 to 1. */
  readonly height: number;
  readonly state: CheckState;
}

/** One check's day. */
export interface HealthLane {
  readonly check: ServerCheck;
  readonly bars: readonly HealthBar[];
  readonly healthy: number;
  readonly slowestMs: number;
  /** Only for the security check. */
  readonly lowestScore: number | undefined;
}

export function laneOf(check: ServerCheck, results: readonly StoredHealth[]): HealthLane {
  const rounds = results.map(({ checks, details, timestamp }) => ({
    timestamp,
    state: checks[check],
    ...details[check],
  }));
  const scores = rounds.flatMap(({ score }) => score ?? []);
  return {
    check,
    bars: rounds.map(({ timestamp, state, durationMs, score }) => ({
      at: (Date.parse(timestamp) % dayMs) / dayMs,
      height: score === undefined ? shareOf(durationMs, check) : score / 100,
      state,
    })),
    healthy: rounds.filter(({ state }) => state === "healthy").length,
    slowestMs: Math.max(0, ...rounds.map(({ durationMs }) => durationMs)),
    lowestScore: scores.length > 0 ? Math.min(...scores) : undefined,
  };
}

const shareOf = (durationMs: number, check: ServerCheck): number =>
  check === "security" ? 0 : Math.min(1, durationMs / limitMs[check]);

/** Consecutive rounds in which one check wasn't healthy for the same reason. */
export interface Trouble {
  readonly check: ServerCheck;
  readonly state: CheckState;
  readonly why: string;
  readonly from: string;
  readonly to: string;
}

/** Returns the day's problems, latest first. Consecutive rounds with the same problem are merged. */
export function troublesOf(results: readonly StoredHealth[]): readonly Trouble[] {
  const troubles: Trouble[] = [];
  const open = new Map<ServerCheck, number>();
  for (const { checks, details, timestamp } of results) {
    for (const check of serverChecks) {
      const [state, why] = [checks[check], details[check].notes.join("; ")];
      const position = open.get(check) ?? -1;
      const before = troubles[position];
      if (state === "healthy") open.delete(check);
      else if (before && before.state === state && before.why === why)
        troubles[position] = { ...before, to: timestamp };
      else open.set(check, troubles.push({ check, state, why, from: timestamp, to: timestamp }) - 1);
    }
  }
  return troubles.reverse();
}
