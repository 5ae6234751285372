import { type GuidedQuestion, maxQuestions } from "#domain/feedback/feedback.ts";

/** Questions being edited. Each keeps its ID, so that its answers stay with it. */
export type QuestionList = readonly GuidedQuestion[];

export const mayAdd = (list: QuestionList): boolean => list.length < maxQuestions;

export const addQuestion = (list: QuestionList, id: string): QuestionList =>
  mayAdd(list) ? [...list, { id, text: "" }] : list;

export const rewordQuestion = (list: QuestionList, id: string, text: string): QuestionList =>
  list.map((question) => (question.id === id ? { ...question, text } : question));

export const removeQuestion = (list: QuestionList, id: string): QuestionList =>
  list.filter((question) => question.id !== id);

/** Moves a question one place up or down, if there is one. */
export function moveQuestion(list: QuestionList, id: string, step: 1 | -1): QuestionList {
  const from = list.findIndex((question) => question.id === id);
  const to = from + step;
  const [question, other] = [list[from], list[to]];
  if (!question || !other) return list;
  return list.map((one, at) => (at === from ? other : at === to ? question : one));
}

/** Returns the questions to save: those that aren't empty. */
export const questionsToSend = (list: QuestionList): GuidedQuestion[] =>
  list.flatMap(({ id, text }) => (text.trim() === "" ? [] : [{ id, text: text.trim() }]));
