import { feedbackId } from "#domain/api/feedback.ts";
import type { FeedbackId } from "#domain/feedback/feedback.ts";
import type { PlayId } from "#domain/play/play.ts";

const prefix = "#feedback-";

/** The address of the editor in which the words of some feedback stand before one's eyes. */
export const addressInText = (playId: PlayId, id: FeedbackId): string => `/editor/${playId}${prefix}${id}`;

/** The feedback that an address of the editor names. */
export function feedbackInHash(hash: string): FeedbackId | undefined {
  return hash.startsWith(prefix) ? feedbackId.safeParse(hash.slice(prefix.length)).data : undefined;
}
