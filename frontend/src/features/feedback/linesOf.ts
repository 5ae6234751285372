import type { GuidedQuestion } from "#domain/feedback/feedback.ts";
import type { FeedbackLine } from "#domain/feedback/feedbackFile.ts";
import { elsewhere } from "#domain/feedback/sifting.ts";
import type { Sources } from "#frontend/feedback/sources.ts";
import { feedbackKindWords, feedbackWords } from "#frontend/words/feedback.ts";
import type { Overview } from "./useOverview.ts";

/** What the file says of each remark and each answer, in the words of the screen. */
export function linesOf(
  { remarks, answers, whereabouts, names }: Overview,
  questions: readonly GuidedQuestion[],
  sources: Sources,
): readonly FeedbackLine[] {
  const asked = new Map(questions.map(({ id, text }) => [id, text]));
  return [...remarks, ...answers].map((entry) => {
    const where = whereabouts.get(entry.feedbackId) ?? elsewhere.whole;
    return {
      ...entry,
      reader: sources.readers.get(entry.readerId) ?? "",
      link: sources.links.get(entry.shareId) ?? "",
      kind: feedbackKindWords[entry.kind],
      state: feedbackWords.filters.states[entry.state],
      scene: (where !== elsewhere.gone && names.get(where)) || "",
      isGone: where === elsewhere.gone,
      question: (entry.questionId && asked.get(entry.questionId)) ?? "",
    };
  });
}
