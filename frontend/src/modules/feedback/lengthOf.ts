import { cleanText } from "#domain/feedback/cleanText.ts";
import { maxFeedbackLength } from "#domain/feedback/feedback.ts";

export interface FeedbackLength {
  /** Characters left by the server's count; negative if the text is too long. */
  readonly left: number;
  readonly isEmpty: boolean;
  readonly isTooLong: boolean;
}

/** Measures a text as the server does, without invisible characters. Never truncates: that's up to the writer. */
export function lengthOf(text: string): FeedbackLength {
  const { length } = cleanText(text);
  return { left: maxFeedbackLength - length, isEmpty: length === 0, isTooLong: length > maxFeedbackLength };
}
