import { expect, test } from "vitest";
import { sampleFeedback } from "#frontend/modules/feedback/testing/sampleFeedback.ts";
import { groupAnswers } from "./groupAnswers.ts";

const questions = [
  { id: "in", text: "Where did you lean in?" },
  { id: "out", text: "Where did you look away?" },
];
const answer = (number: number, questionId: string) => sampleFeedback(number, { kind: "answer", questionId });

test("answers are listed below their questions, and answers to removed questions come last", () => {
  const answers = [answer(1, "out"), answer(2, "old"), answer(3, "out")];
  expect(groupAnswers(questions, answers)).toEqual([
    { question: questions[0], answers: [] },
    { question: questions[1], answers: [answers[0], answers[2]] },
    { answers: [answers[1]] },
  ]);
  expect(groupAnswers(questions, [])).toHaveLength(2);
});
