import { type GuidedQuestion, mostQuestions } from "#domain/feedback/feedback.ts";

/** Questions while they are edited: each keeps its id, so that its answers stay with it wherever it goes. */
export type QuestionList = readonly GuidedQuestion[];

export const mayAdd = (list: QuestionList): boolean => list.length < mostQuestions;

export const addQuestion = (list: QuestionList, id: string): QuestionList =>
  mayAdd(list) ? [...list, { id, text: "" }] : list;

export const rewordQuestion = (list: QuestionList, id: string, text: string): QuestionList =>
  list.map((question) => (question.id === id ? { ...question, text } : question));

export const removeQuestion = (list: QuestionList, id: string): QuestionList =>
  list.filter((question) => question.id !== id);

/** One place up or down; at the ends it stays. */
export function moveQuestion(list: QuestionList, id: string, step: 1 | -1): QuestionList {
  const from = list.findIndex((question) => question.id === id);
  const to = from + step;
  const [question, other] = [list[from], list[to]];
  if (!question || !other) return list;
  return list.map((one, at) => (at === from ? other : at === to ? question : one));
}

/** What is sent: those with words. */
export const questionsToSend = (list: QuestionList): GuidedQuestion[] =>
  list.flatMap(({ id, text }) => (text.trim() === "" ? [] : [{ id, text: text.trim() }]));
