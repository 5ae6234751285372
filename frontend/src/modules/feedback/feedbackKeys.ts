import type { PlayId } from "#domain/play/play.ts";

/** The keys of what is loaded about feedback. */
export const feedbackKeys = {
  ofPlay: (playId: PlayId) => ["feedback", playId],
  questions: (playId: PlayId) => ["questions", playId],
} as const;
