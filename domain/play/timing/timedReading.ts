import type { TimedReading } from "../play.ts";

/** A shorter time is a slip. */
export const minReadingSeconds = 1;
/** A day. No play runs longer. */
export const maxReadingSeconds = 24 * 60 * 60;

/** The share of the spoken words by which a play may grow or shrink before its reading no longer tells how long it runs. */
const maxChange = 0.1;

/** Returns whether the play has become so much longer or shorter that it has to be estimated or timed again. */
export const isReadingOutdated = ({ words }: TimedReading, spokenWords: number): boolean =>
  Math.abs(spokenWords - words) > words * maxChange;
