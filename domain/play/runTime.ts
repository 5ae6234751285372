import type { TimedReading } from "./play.ts";
import { isReadingOutdated } from "./timing/timedReading.ts";

/** A running time by one rule of thumb. */
export interface Estimate {
  readonly minutes: number;
  /** The rule, as a sentence shown to people. */
  readonly assumption: string;
}

export interface RunTime {
  /**
   * Whole minutes: what is shown as the play's running time. By the reading if one was timed and isn't outdated, otherwise by words.
   * Pages depend on the layout.
   */
  readonly minutes: number;
  readonly isTimed: boolean;
  /** Whether a reading was timed, and the play has changed too much since. */
  readonly isOutdated: boolean;
  readonly byPages: Estimate;
  readonly byWords: Estimate;
}

/** Stage speech at an even pace; slower than conversation, faster than verse. */
const wordsPerMinute = 130;
/** For entrances, pauses, and other wordless action. */
const businessShare = 0.1;

interface PlayLength {
  /** Manuscript pages in a standard layout. */
  readonly pages: number;
  /** Words of dialogue and lyrics. */
  readonly spokenWords: number;
  readonly timedReading?: TimedReading | undefined;
}

/**
 * Returns how long a play runs. No rule is right for every play, so there are two, each with its assumption. A timed reading
 * replaces both.
 */
export function runTime({ pages, spokenWords, timedReading }: PlayLength): RunTime {
  const byPages = { minutes: pages, assumption: "A manuscript page plays for about a minute." };
  const byWords = {
    // A play in which somebody speaks never runs for "about 0 minutes".
    minutes: spokenWords === 0 ? 0 : Math.max(1, (spokenWords / wordsPerMinute) * (1 + businessShare)),
    assumption: `Actors speak about ${wordsPerMinute} words a minute; a tenth is added for what happens between the lines.`,
  };
  const isOutdated = timedReading !== undefined && isReadingOutdated(timedReading, spokenWords);
  const isTimed = timedReading !== undefined && !isOutdated;
  const minutes = isTimed ? Math.max(1, timedReading.seconds / 60) : byWords.minutes;
  return { minutes: Math.round(minutes), isTimed, isOutdated, byPages, byWords };
}
