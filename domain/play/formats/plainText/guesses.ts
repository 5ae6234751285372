import type { BlockId } from "#domain/play/play.ts";
import { maxPlaces, type NoticePlace } from "../reading/importNotice.ts";
import type { CueWay } from "./cueFinders.ts";

/**
 * What is guessed when text doesn't mark its elements: how a speech's name is written, directions that are written like a
 * speech, text in brackets, numbers as headings, lists before the play; and in text without empty lines, directions on
 * lines without a name, and ends of speeches that may be directions.
 */
export type Guess = CueWay | "below" | "unspoken" | "unnamed" | "speechEnds" | "brackets" | "numerals" | "listed";

/** Counts guesses, and where they were made first. */
export class Guesses {
  readonly #counts = new Map<Guess, { count: number; readonly places: NoticePlace[] }>();

  add(guess: Guess, blockId: BlockId | undefined): void {
    const counted = this.#counts.get(guess) ?? { count: 0, places: [] };
    counted.count++;
    if (blockId && counted.places.length < maxPlaces) counted.places.push({ blockId });
    this.#counts.set(guess, counted);
  }

  countOf(guess: Guess): number {
    return this.#counts.get(guess)?.count ?? 0;
  }

  placesOf(guess: Guess): readonly NoticePlace[] {
    return this.#counts.get(guess)?.places ?? [];
  }
}
