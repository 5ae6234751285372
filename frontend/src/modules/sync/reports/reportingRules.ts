/** Automatic saves are recorded this often at most, and added words this long after the first of them. */
const apartMs = 300_000;

/** Which saves are recorded. All times in epoch milliseconds. */
export interface SaveRule {
  readonly wrote: () => void;
  /** Returns whether to record an automatic save now. */
  readonly savedAutomatically: (now: number) => boolean;
  /** Returns whether to record a manual save: only if it saved something that isn't recorded yet. */
  readonly savedManually: () => boolean;
}

export function createSaveRule(): SaveRule {
  let isUnrecorded = false;
  let recordedAt = Number.NEGATIVE_INFINITY;
  return {
    wrote() {
      isUnrecorded = true;
    },
    savedAutomatically(now) {
      if (!isUnrecorded || now < recordedAt + apartMs) return false;
      isUnrecorded = false;
      recordedAt = now;
      return true;
    },
    savedManually() {
      const isDue = isUnrecorded;
      isUnrecorded = false;
      return isDue;
    },
  };
}

/** Counts the words that were added within five minutes of writing. */
export interface WordRule {
  /** The writer changed the number of words by this many. */
  readonly wrote: (now: number, words: number) => void;
  /** Returns when the words are to be recorded; undefined if nothing was written. */
  readonly dueAt: () => number | undefined;
  /** Starts over, and returns the net number of added words: 0 if more were deleted than added. */
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
