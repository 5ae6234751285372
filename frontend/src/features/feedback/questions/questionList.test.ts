import { expect, test } from "vitest";
import {
  addQuestion,
  mayAdd,
  moveQuestion,
  type QuestionList,
  questionsToSend,
  removeQuestion,
  rewordQuestion,
} from "./questionList.ts";

const list: QuestionList = ["a", "b", "c"].map((id) => ({ id, text: `${id}?` }));
const ids = (questions: QuestionList) => questions.map(({ id }) => id).join("");

test("a question moves up and down, and stays at the ends", () => {
  expect(["a", "b", "c"].map((id) => ids(moveQuestion(list, id, -1)))).toEqual(["abc", "bac", "acb"]);
  expect(["a", "b", "c"].map((id) => ids(moveQuestion(list, id, 1)))).toEqual(["bac", "acb", "abc"]);
  expect(ids(moveQuestion(list, "x", 1))).toBe("abc");
});

test("a question keeps its ID when it's reworded, and is gone when it's removed", () => {
  expect(rewordQuestion(list, "b", "Why?")[1]).toEqual({ id: "b", text: "Why?" });
  expect(ids(removeQuestion(list, "b"))).toBe("ac");
});

test("there are at most ten questions, and empty ones aren't saved", () => {
  const full = Array.from({ length: 12 }, (_, at) => String(at)).reduce<QuestionList>(addQuestion, []);
  expect([full.length, mayAdd(full), mayAdd(list)]).toEqual([10, false, true]);
  expect(questionsToSend([...list, { id: "d", text: "  " }, { id: "e", text: " Where? " }])).toEqual([
    ...list,
    { id: "e", text: "Where?" },
  ]);
});
