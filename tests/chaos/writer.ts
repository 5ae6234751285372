import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import { elements, manuscript } from "#tests/journeys/harness/editor.ts";

/** How much of the text had been typed into the play, and when (epoch ms). */
interface Typed {
  readonly length: number;
  readonly at: number;
}

/** A text that stands for three seconds is a moment. The page may take a little longer than this to see a key. */
const momentMs = 3_100;

/** After how many keys the other tab goes on. */
const keysInTurn = 25;

/** Types a text whose beginning is already on the page, key by key, until the browser or the play is gone, or `stop` is called. */
export class ChaosWriter {
  readonly #pages: Page[];
  readonly #below: (bound: number) => number;
  readonly #typed: Typed[] = [];
  readonly #stood: number[] = [];
  #stopped = false;
  #playClosedAt: number | undefined;

  constructor(page: Page, below: (bound: number) => number) {
    this.#pages = [page];
    this.#below = below;
  }

  async type(text: string, from: number): Promise<void> {
    for (let at = from; at < text.length && !this.#stopped; at++) {
      try {
        // An empty last element can't be told from no element, so no turn begins in one.
        if (this.#pages.length > 1 && at % keysInTurn === 0 && text.charAt(at - 1) !== "\n") await this.#takeTurns(at);
        await this.#press(text.charAt(at));
        // If the session has ended, the sign-in page may have got the key. The play is gone before the address changes.
        if (!(await this.#isPlayOpen())) {
          this.#playClosedAt = Date.now();
          return;
        }
      } catch {
        return;
      }
      this.#typed.push({ length: at + 1, at: Date.now() });
      const pauseMs = this.#pauseMs();
      await sleep(pauseMs);
      if (pauseMs >= momentMs) this.#stood.push(at + 1);
    }
  }

  /** The two tabs type in turns from now on. */
  alsoTypeIn(other: Page): void {
    this.#pages.push(other);
  }

  stop(): void {
    this.#stopped = true;
  }

  /** When the page was found without the play, because the session had ended (epoch ms). Nothing was typed after that. */
  get playClosedAt(): number | undefined {
    return this.#playClosedAt;
  }

  /** How much of the text had been typed at each pause that makes a moment. */
  get stood(): readonly number[] {
    return this.#stood;
  }

  /** How much of the text the pages had received at that time; `from` if they had received nothing. */
  lengthAt(time: number, from: number): number {
    return this.#typed.findLast(({ at }) => at <= time)?.length ?? from;
  }

  /** When the first character after these was typed; undefined if there was none. */
  timeAfter(length: number): number | undefined {
    return this.#typed.find((typed) => typed.length > length)?.at;
  }

  /** The other tab goes on at the end, when it shows everything that was typed. */
  async #takeTurns(length: number): Promise<void> {
    const [before, next] = this.#pages as [Page, Page];
    this.#pages.splice(0, 2, next, before);
    await next.bringToFront();
    await manuscript(next).focus();
    while (!this.#stopped && (await elements(next)).join("\n").length !== length) await sleep(20);
    await next.keyboard.press("Control+End");
  }

  async #isPlayOpen(): Promise<boolean> {
    return ((await this.#pages[0]?.locator(".manuscript").count()) ?? 0) > 0;
  }

  async #press(key: string): Promise<void> {
    const [page] = this.#pages;
    if (key === "\n") await page?.keyboard.press("Enter");
    else await page?.keyboard.type(key);
  }

  /** Occasionally a pause long enough for everything to be saved. */
  #pauseMs(): number {
    return this.#below(60) === 0 ? 2_200 + this.#below(1_800) : 15 + this.#below(90);
  }
}
