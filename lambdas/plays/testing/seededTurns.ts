import { setImmediate as restOfTheLoop } from "node:timers/promises";
import type { seededRandom } from "#tests/support/seededRandom.ts";

export type Random = ReturnType<typeof seededRandom>;

/** Lets the calls of all actors through one at a time, in an order that the seed decides. */
export class SeededTurns {
  readonly #random: Random;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  constructor(random: Random) {
    this.#random = random;
  }

  async take<T>(call: () => Promise<T>): Promise<T> {
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
      void this.#next();
    });
    try {
      return await call();
    } finally {
      this.#isTaken = false;
      void this.#next();
    }
  }

  async #next(): Promise<void> {
    if (this.#isTaken || this.#waiting.length === 0) return;
    this.#isTaken = true;
    // By then, every actor that is about to call is queued.
    await restOfTheLoop();
    this.#waiting.splice(this.#random(this.#waiting.length), 1)[0]?.();
  }
}
