import { seededRandom } from "#tests/support/seededRandom.ts";

/** A key, and how long after the previous one. */
export interface Keystroke {
  readonly key: string;
  readonly afterMs: number;
}

const words =
  "the lamp was left burning on an empty stage so that nobody who comes in the dark shall fall or be afraid of it again".split(
    " ",
  );

/**
 * Simulates a writer: about 60 words a minute in a flow, with corrected typos, pauses before words, longer ones between
 * sentences, and occasional minutes of thought.
 */
export class BenchWriter {
  readonly #below: (bound: number) => number;

  constructor(seed: number) {
    this.#below = seededRandom(seed);
  }

  *strokes(minutes: number): Generator<Keystroke> {
    let leftMs = minutes * 60_000;
    while (leftMs > 0) {
      for (const stroke of this.#sentence()) {
        leftMs -= stroke.afterMs;
        yield stroke;
      }
    }
  }

  *#sentence(): Generator<Keystroke> {
    yield this.#stroke(this.#oneIn(3) ? "Enter" : " ", this.#thoughtMs());
    for (let left = 4 + this.#below(14); left > 0; left--) {
      yield* this.#word();
      yield this.#stroke(left === 1 ? "." : " ");
    }
  }

  *#word(): Generator<Keystroke> {
    let pauseMs = this.#oneIn(12) ? this.#between(800, 5_000) : 0;
    for (const key of words[this.#below(words.length)] ?? "") {
      yield this.#stroke(key, pauseMs);
      pauseMs = 0;
      if (this.#oneIn(30)) yield* [this.#stroke("Backspace", 200), this.#stroke(key)];
    }
  }

  #stroke(key: string, pauseMs = 0): Keystroke {
    return { key, afterMs: pauseMs + this.#between(90, 260) };
  }

  #thoughtMs(): number {
    if (this.#oneIn(40)) return this.#between(40_000, 180_000);
    return this.#oneIn(2) ? this.#between(1_500, 12_000) : 0;
  }

  #oneIn = (count: number): boolean => this.#below(count) === 0;
  #between = (from: number, to: number): number => from + this.#below(to - from);
}
