import { backoff } from "#frontend/platform/backoff.ts";

/** How often a device exchanges updates with the server, in milliseconds. */
interface Intervals {
  /** Changes are sent this long after the last one… */
  readonly quietMs: number;
  /** …or this long after the first unsent one, and never sooner than this after the last exchange that sent something. */
  readonly minIntervalMs: number;
  /** A visible page reads what's new this often. */
  readonly askMs: number;
}

const alone: Intervals = { quietMs: 2_000, minIntervalMs: 5_000, askMs: 60_000 };
/** Half of 5 s each for sending and for reading: changes reach another device that is writing within 5 s. */
const together: Intervals = { quietMs: 1_000, minIntervalMs: 2_500, askMs: 2_500 };

/** All times in epoch milliseconds. */
export interface SendTiming {
  /** When the oldest unsent change was made; undefined if everything is sent. */
  readonly since: number | undefined;
  /** When the last change was made. */
  readonly changedAt: number;
  /** When the last exchange that sent something started. */
  readonly sentAt: number;
  /** When the server last told what's new. */
  readonly heardAt: number;
  /** Nothing is due before this, because the server refused or couldn't be reached. */
  readonly retryAt: number;
  /** Another device is writing, too. */
  readonly others: boolean;
  readonly visible: boolean;
}

/** Returns when the next exchange is due; undefined if there's no reason for one. */
export function dueAt(timing: SendTiming): number | undefined {
  const intervals = timing.others ? together : alone;
  const send =
    timing.since === undefined
      ? Number.POSITIVE_INFINITY
      : Math.max(
          Math.min(timing.changedAt + intervals.quietMs, timing.since + intervals.minIntervalMs),
          timing.sentAt + intervals.minIntervalMs,
        );
  const ask = timing.visible ? timing.heardAt + intervals.askMs : Number.POSITIVE_INFINITY;
  const due = Math.min(send, ask);
  return Number.isFinite(due) ? Math.max(due, timing.retryAt) : undefined;
}

const maxBackoffMs = 30_000;

/** Returns the wait after this many failures in a row, spread by `chance` (0 to 1) so that devices don't all return at once. */
export function backoffMs(failures: number, chance: number): number {
  const full = backoff(failures, { firstMs: 1_000, longestMs: maxBackoffMs });
  return full * (0.5 + chance / 2);
}

/** After a refusal that needs somebody to do something. Waking the page or saving by hand tries again at once, too. */
export const refusedRetryMs = 60_000;
