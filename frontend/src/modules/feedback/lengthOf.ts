import { cleanText } from "#domain/feedback/cleanText.ts";
import { longestFeedback } from "#domain/feedback/feedback.ts";

export interface FeedbackLength {
  /** Characters left, as the server counts; negative where it is too long. */
  readonly left: number;
  readonly isEmpty: boolean;
  readonly isTooLong: boolean;
}

/** How long a text is for the server, which leaves out what nobody sees. Nothing is cut: whoever wrote it shortens it. */
export function lengthOf(text: string): FeedbackLength {
  const { length } = cleanText(text);
  return { left: longestFeedback - length, isEmpty: length === 0, isTooLong: length > longestFeedback };
}
