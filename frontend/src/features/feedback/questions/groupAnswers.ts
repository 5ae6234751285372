import type { FeedbackEntry } from "#domain/api/authorFeedback.ts";
import type { GuidedQuestion } from "#domain/feedback/feedback.ts";

export interface AnsweredQuestion {
  /** Undefined for answers to removed questions. */
  readonly question?: GuidedQuestion;
  readonly answers: readonly FeedbackEntry[];
}

/** Groups answers by question, in the order of the questions; the rest come last. */
export function groupAnswers(
  questions: readonly GuidedQuestion[],
  answers: readonly FeedbackEntry[],
): readonly AnsweredQuestion[] {
  const groups = questions.map((question) => ({
    question,
    answers: answers.filter(({ questionId }) => questionId === question.id),
  }));
  const ids = new Set(questions.map(({ id }) => id));
  const former = answers.filter(({ questionId }) => questionId === undefined || !ids.has(questionId));
  return former.length > 0 ? [...groups, { answers: former }] : groups;
}
