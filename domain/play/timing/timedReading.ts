import type { CalendarDay } from "../goals/day.ts";
import type { BlockId } from "../play.ts";

/** How long somebody took to read the play aloud. It replaces the estimates of its running time. */
export interface TimedReading {
  /** Whole seconds, at least `minReadingSeconds`. */
  readonly seconds: number;
  readonly day: CalendarDay;
  /** The spoken words that the play had then. */
  readonly words: number;
  /** Whole seconds of each scene that was timed, by the ID of its heading: the act's, if it isn't divided into scenes. */
  readonly scenes?: Readonly<Record<BlockId, number>>;
}

/** A shorter time is a slip. */
export const minReadingSeconds = 1;
/** A day. No play runs longer. */
export const maxReadingSeconds = 24 * 60 * 60;

/** The share of the spoken words by which a play may grow or shrink before its reading no longer tells how long it runs. */
const maxChange = 0.1;

/** Returns whether the play has become so much longer or shorter that it has to be estimated or timed again. */
export const isReadingOutdated = ({ words }: TimedReading, spokenWords: number): boolean =>
  Math.abs(spokenWords - words) > words * maxChange;
