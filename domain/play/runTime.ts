/** A running time by one rule of thumb. */
export interface Estimate {
  readonly minutes: number;
  /** The rule, as a sentence shown to people. */
  readonly assumption: string;
}

export interface RunTime {
  /** Whole minutes by words: what is shown as the play's running time. Pages depend on the layout. */
  readonly minutes: number;
  readonly byPages: Estimate;
  readonly byWords: Estimate;
}

/** Stage speech at an even pace; slower than conversation, faster than verse. */
const wordsPerMinute = 130;
/** For entrances, pauses, and other wordless action. */
const businessShare = 0.1;

/**
 * Estimates how long a play runs. No rule is right for every play, so there are two, each with its assumption.
 * `pages` are manuscript pages in a standard layout; `spokenWords` are those of dialogue and lyrics.
 */
export function runTime({ pages, spokenWords }: { pages: number; spokenWords: number }): RunTime {
  const byPages = { minutes: pages, assumption: "A manuscript page plays for about a minute." };
  const byWords = {
    // A play in which somebody speaks never runs for "about 0 minutes".
    minutes: spokenWords === 0 ? 0 : Math.max(1, (spokenWords / wordsPerMinute) * (1 + businessShare)),
    assumption: `Actors speak about ${wordsPerMinute} words a minute; a tenth is added for what happens between the lines.`,
  };
  return { minutes: Math.round(byWords.minutes), byPages, byWords };
}
