/** How often a device speaks with the server, in milliseconds. */
interface Rhythm {
  /** A change goes out so long after the last key… */
  readonly quietMs: number;
  /** …or so long after the first unsent key, and never sooner after the last sending. */
  readonly apartMs: number;
  readonly askMs: number;
}

const alone: Rhythm = { quietMs: 2_000, apartMs: 5_000, askMs: 60_000 };
/** Half of 5 s each for sending and for asking: words reach another device that is writing within 5 s. */
const together: Rhythm = { quietMs: 1_000, apartMs: 2_500, askMs: 2_500 };

/** All times in epoch milliseconds. */
export interface SendTiming {
  /** When the oldest unsent change was made; absent when all is sent. */
  readonly since: number | undefined;
  readonly changedAt: number;
  /** When this tab last spoke with the server. */
  readonly sentAt: number;
  /** When the server last told what is new. */
  readonly heardAt: number;
  /** Not before this: the server refused or was away. */
  readonly retryAt: number;
  readonly others: boolean;
  readonly visible: boolean;
}

/** When to speak with the server next; undefined while there is no reason to. */
export function dueAt(pace: SendTiming): number | undefined {
  const rhythm = pace.others ? together : alone;
  const send =
    pace.since === undefined
      ? Number.POSITIVE_INFINITY
      : Math.max(Math.min(pace.changedAt + rhythm.quietMs, pace.since + rhythm.apartMs), pace.sentAt + rhythm.apartMs);
  const ask = pace.visible ? pace.heardAt + rhythm.askMs : Number.POSITIVE_INFINITY;
  const due = Math.min(send, ask);
  return Number.isFinite(due) ? Math.max(due, pace.retryAt) : undefined;
}

const longestBackoffMs = 30_000;

/** The wait after so many failures in a row, spread by `chance` (0 to 1) so that devices do not return all at once. */
export function backoffMs(failures: number, chance: number): number {
  const full = Math.min(1_000 * 2 ** (failures - 1), longestBackoffMs);
  return full * (0.5 + chance / 2);
}

/** A refusal that only a person can mend is tried again so seldom (and on focus, on coming online, on Ctrl+S). */
export const refusedRetryMs = 60_000;
