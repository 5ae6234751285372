/** Time, as an argument. */
export interface Scheduler {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Runs once, so many milliseconds from now; answers how to call it off. */
  readonly after: (ms: number, run: () => void) => () => void;
}

export const browserScheduler: Scheduler = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
