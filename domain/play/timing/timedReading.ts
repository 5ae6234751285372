import type { TimedReading } from "../play.ts";

/** The shortest reading that a play may have. */
export const minReadingSeconds = 1;
/** A shorter time isn't taken: running times are whole minutes, so it says nothing that the estimate doesn't, and may be a slip. */
export const minTakenSeconds = 60;
/** A day. No play runs longer. */
export const maxReadingSeconds = 24 * 60 * 60;

/** The share of the spoken words by which a play may grow or shrink before its reading no longer tells how long it runs. */
const maxChange = 0.1;

/** Returns whether the play has become so much longer or shorter that it has to be estimated or timed again. */
export const isReadingOutdated = ({ words }: TimedReading, spokenWords: number): boolean =>
  Math.abs(spokenWords - words) > words * maxChange;
