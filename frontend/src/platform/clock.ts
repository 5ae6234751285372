/** The clock, passed as an argument. */
export interface Scheduler {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Runs once after this many milliseconds. Returns a function that cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
}

/**
 * Returns a clock that never goes back. If the time of day is set back, it continues from where it was, because what was
 * due in two seconds would otherwise be due hours later.
 */
export function steadyClock(clock: Scheduler): Scheduler {
  let last = clock.now();
  let aheadMs = 0;
  return {
    now() {
      const now = clock.now();
      aheadMs += Math.max(0, last - now);
      last = now;
      return now + aheadMs;
    },
    after: clock.after,
  };
}

export const browserScheduler: Scheduler = steadyClock({
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
});
