import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";

/** How much of the text had been typed into the page, and when (epoch ms). */
interface Typed {
  readonly length: number;
  readonly at: number;
}

/** Types a text whose beginning is already on the page, key by key, until the browser is gone or `stop` is called. */
export class ChaosWriter {
  readonly #page: Page;
  readonly #below: (bound: number) => number;
  readonly #typed: Typed[] = [];
  #stopped = false;

  constructor(page: Page, below: (bound: number) => number) {
    this.#page = page;
    this.#below = below;
  }

  async type(text: string, from: number): Promise<void> {
    for (let at = from; at < text.length && !this.#stopped; at++) {
      const key = text.charAt(at);
      try {
        if (key === "\n") await this.#page.keyboard.press("Enter");
        else await this.#page.keyboard.type(key);
      } catch {
        return;
      }
      this.#typed.push({ length: at + 1, at: Date.now() });
      await sleep(this.#pauseMs());
    }
  }

  stop(): void {
    this.#stopped = true;
  }

  /** How much of the text the page had received at that time; `from` if it had received nothing. */
  lengthAt(time: number, from: number): number {
    return this.#typed.findLast(({ at }) => at <= time)?.length ?? from;
  }

  /** Occasionally a pause long enough for everything to be saved. */
  #pauseMs(): number {
    return this.#below(60) === 0 ? 2_200 + this.#below(1_500) : 15 + this.#below(90);
  }
}
