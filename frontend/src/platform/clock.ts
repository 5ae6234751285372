/** The clock, passed as an argument. */
export interface Scheduler {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Runs once after this many milliseconds. Returns a function that cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
}

export const browserScheduler: Scheduler = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
