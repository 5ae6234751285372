/** Saves that happen by themselves are told of at most so often, and words so long after the first of them. */
const apartMs = 300_000;

/** Which saves are worth an entry. All times in epoch milliseconds. */
export interface SaveRule {
  readonly wrote: () => void;
  /** Whether a save by itself is to be told of now. */
  readonly savedByItself: (now: number) => boolean;
  /** Whether a save by hand is: one of words that were not told of yet. */
  readonly savedByHand: () => boolean;
}

export function createSaveRule(): SaveRule {
  let isNews = false;
  let toldAt = Number.NEGATIVE_INFINITY;
  return {
    wrote() {
      isNews = true;
    },
    savedByItself(now) {
      if (!isNews || now < toldAt + apartMs) return false;
      isNews = false;
      toldAt = now;
      return true;
    },
    savedByHand() {
      const told = isNews;
      isNews = false;
      return told;
    },
  };
}

/** The words that were added in each stretch of writing of five minutes. */
export interface WordRule {
  /** The writer changed the number of words by so many. */
  readonly wrote: (now: number, words: number) => void;
  /** When the stretch is to be told of; undefined while nothing was written in one. */
  readonly dueAt: () => number | undefined;
  /** Ends the stretch. Answers the net words added; a stretch that only cut has added none. */
  readonly take: () => number;
}

export function createWordRule(): WordRule {
  let added = 0;
  let since: number | undefined;
  return {
    wrote(now, words) {
      added += words;
      since ??= now;
    },
    dueAt: () => (since === undefined ? undefined : since + apartMs),
    take() {
      const net = Math.max(0, added);
      added = 0;
      since = undefined;
      return net;
    },
  };
}
