import type { FeedbackEntry } from "#domain/api/feedback.ts";
import { feedbackWords as words } from "#frontend/words/feedback.ts";

/** What a reader is called; not everybody says. */
export const nameOf = ({ name }: Pick<FeedbackEntry, "name">): string => name || words.aReader;
