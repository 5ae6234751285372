// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { repliesKey } from "#frontend/sync/repliesKey.ts";
import { findDraft, keepDraft } from "./replyDrafts.ts";
import { feedbackIdOf } from "./testing/said.ts";

afterEach(() => localStorage.clear());

const [one, other] = [feedbackIdOf(1), feedbackIdOf(2)];

test("a reply is kept for its feedback until it is sent", () => {
  keepDraft(one, "I wondered, too");
  expect([findDraft(one), findDraft(other)]).toEqual(["I wondered, too", ""]);
  keepDraft(one, "");
  expect(localStorage.getItem(repliesKey)).toBe("{}");
});

test("the oldest of many is forgotten first", () => {
  for (let number = 0; number <= 50; number++) keepDraft(feedbackIdOf(number), "words");
  expect([findDraft(feedbackIdOf(0)), findDraft(feedbackIdOf(1))]).toEqual(["", "words"]);
});

test("what somebody else wrote under the key is not taken for words", () => {
  for (const strange of ["{", "[1]", '{"a":1}']) {
    localStorage.setItem(repliesKey, strange);
    expect(findDraft(one)).toBe("");
    keepDraft(one, "words");
    expect(findDraft(one)).toBe("words");
  }
});
