import { minuteMs } from "../../time.ts";

/** The play as it was for a time. */
export interface CountedMoment {
  readonly words: number;
  /** When it was changed, in epoch milliseconds; absent while it's as it is now. */
  readonly until?: number | undefined;
}

/** A shorter text is rewritten from scratch now and then. */
const fewestWords = 100;

/** Returns whether a moment is recent enough to be compared with the play as it is now. */
export const isWithinMinute = ({ until }: CountedMoment, now: number): boolean =>
  until === undefined || now - until <= minuteMs;

/** Returns whether half of the words or more are gone. */
export const isHalfGone = (before: number, now: number): boolean => 2 * now <= before;

/** Returns the longest text of the last minute if the play has lost half of its words or more since. */
export function findShrink<Moment extends CountedMoment>(
  moments: readonly Moment[],
  words: number,
  now: number,
): Moment | undefined {
  const recent = moments.filter((moment) => isWithinMinute(moment, now));
  const longest = recent.reduce<Moment | undefined>(
    (best, moment) => (best && best.words > moment.words ? best : moment),
    undefined,
  );
  return longest && longest.words >= fewestWords && isHalfGone(longest.words, words) ? longest : undefined;
}
