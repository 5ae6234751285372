import type { GuidedQuestion } from "#domain/feedback/feedback.ts";
import type { FeedbackLine } from "#domain/feedback/feedbackFile.ts";
import { isElsewhere } from "#domain/feedback/filter.ts";
import { feedbackKindWords, feedbackWords } from "#frontend/messages/feedback.yaml";
import type { Sources } from "#frontend/modules/feedback/sources.ts";
import type { Overview } from "../useOverview.ts";

/** Returns a line for each comment and each answer, in the words of the screen. */
export function csvLinesOf(
  { comments, answers, placeOf, names }: Overview,
  questions: readonly GuidedQuestion[],
  sources: Sources,
): readonly FeedbackLine[] {
  const asked = new Map(questions.map(({ id, text }) => [id, text]));
  return [...comments, ...answers].map((entry) => {
    const where = placeOf.get(entry.feedbackId) ?? isElsewhere.whole;
    return {
      ...entry,
      reader: sources.readers.get(entry.readerId) ?? "",
      link: sources.links.get(entry.shareId) ?? "",
      kind: feedbackKindWords[entry.kind],
      state: feedbackWords.filters.states[entry.state],
      scene: (where !== isElsewhere.gone && names.get(where)) || "",
      isGone: where === isElsewhere.gone,
      question: (entry.questionId && asked.get(entry.questionId)) ?? "",
    };
  });
}
