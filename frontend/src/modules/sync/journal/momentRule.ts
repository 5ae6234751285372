/** What a change removes: nothing that matters, an element with text or a passage, or much. */
export type RemovedAmount = "little" | "some" | "much";

/** The last change, as far as the next one depends on it. */
export interface LastChange {
  /** Epoch ms, as all times here. */
  readonly at: number;
  /** The last update in the server's log that the screen showed. */
  readonly known: number;
  /** When the last moment ended. */
  readonly momentEndedAt: number;
}

export interface NextChange {
  readonly at: number;
  readonly known: number;
  readonly removal: RemovedAmount;
}

/** A text that stood on the screen for this long is a moment. */
const pauseMs = 3_000;
/** While somebody writes without a pause, there's a moment at least this often. */
const longestMs = 20_000;

/** Returns whether the text before a change is a moment, which can be shown again for seven days. */
export function endsMoment(last: LastChange | undefined, next: NextChange): boolean {
  if (!last || next.removal !== "little" || next.known !== last.known) return true;
  return next.at - last.at >= pauseMs || next.at - last.momentEndedAt >= longestMs;
}

/** More words than this are a passage that somebody may miss. */
const someWords = 20;
/** As many as a whole page. The text before that becomes a version, which costs a write unit or two. */
const muchWords = 100;

/** Returns how much it is to remove these words at once. */
export function removalOf({
  words,
  isElement,
}: {
  readonly words: number;
  readonly isElement: boolean;
}): RemovedAmount {
  if (words >= muchWords) return "much";
  return isElement || words > someWords ? "some" : "little";
}
