import { expect, test } from "vitest";
import { added, asked, mayAdd, moved, type QuestionList, reworded, without } from "./questionList.ts";

const list: QuestionList = ["a", "b", "c"].map((id) => ({ id, text: `${id}?` }));
const ids = (questions: QuestionList) => questions.map(({ id }) => id).join("");

test("a question goes up and down, and stays at the ends", () => {
  expect(["a", "b", "c"].map((id) => ids(moved(list, id, -1)))).toEqual(["abc", "bac", "acb"]);
  expect(["a", "b", "c"].map((id) => ids(moved(list, id, 1)))).toEqual(["bac", "acb", "abc"]);
  expect(ids(moved(list, "x", 1))).toBe("abc");
});

test("it keeps its id when it is reworded, and goes when it is taken out", () => {
  expect(reworded(list, "b", "Why?")[1]).toEqual({ id: "b", text: "Why?" });
  expect(ids(without(list, "b"))).toBe("ac");
});

test("there are ten at most, and empty ones are not asked", () => {
  const full = Array.from({ length: 12 }, (_, at) => String(at)).reduce<QuestionList>(added, []);
  expect([full.length, mayAdd(full), mayAdd(list)]).toEqual([10, false, true]);
  expect(asked([...list, { id: "d", text: "  " }, { id: "e", text: " Where? " }])).toEqual([
    ...list,
    { id: "e", text: "Where?" },
  ]);
});
