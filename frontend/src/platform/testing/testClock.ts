import type { Scheduler } from "../clock.ts";

/** A clock that moves only when a test advances it. */
export class TestClock implements Scheduler {
  #now = 1_000_000;
  #movedBackMs = 0;
  #timers: { readonly at: number; readonly run: () => void }[] = [];

  now = (): number => this.#now - this.#movedBackMs;

  /** Sets the time of day back, as a person or a time server does. Timers run as before. */
  moveBack(ms: number): void {
    this.#movedBackMs += ms;
  }

  after = (ms: number, run: () => void): (() => void) => {
    const timer = { at: this.#now + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  };

  /** Advances by `ms` and runs due timers one by one, waiting for `rest` after each. */
  async pass(ms: number, rest: () => Promise<void>): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      const next = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.#now = Math.max(this.#now, next.at);
      next.run();
      await rest();
    }
    this.#now = end;
  }
}
