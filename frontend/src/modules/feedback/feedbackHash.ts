import { type FeedbackId, feedbackIdPattern } from "#domain/feedback/feedback.ts";
import type { PlayId } from "#domain/play/play.ts";

const prefix = "#feedback-";

/** Returns the editor's address that shows a comment's passage. */
export const addressInText = (playId: PlayId, id: FeedbackId): string => `/editor/${playId}${prefix}${id}`;

/** Returns the comment that an address of the editor identifies. */
export function feedbackInHash(hash: string): FeedbackId | undefined {
  const id = hash.slice(prefix.length);
  return hash.startsWith(prefix) && feedbackIdPattern.test(id) ? (id as FeedbackId) : undefined;
}
