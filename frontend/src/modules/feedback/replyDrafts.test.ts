// @vitest-environment page
import { afterEach, expect, test } from "vitest";
import { repliesKey } from "#frontend/modules/sync/storageKeys.ts";
import { findReplyDraft, saveReplyDraft } from "./replyDrafts.ts";
import { feedbackIdOf } from "./testing/sampleFeedback.ts";

afterEach(() => localStorage.clear());

const [one, other] = [feedbackIdOf(1), feedbackIdOf(2)];

test("a reply is saved for its comment until it's sent", () => {
  saveReplyDraft(one, "I wondered, too");
  expect([findReplyDraft(one), findReplyDraft(other)]).toEqual(["I wondered, too", ""]);
  saveReplyDraft(one, "");
  expect(localStorage.getItem(repliesKey)).toBe("{}");
});

test("the oldest of too many drafts is dropped", () => {
  for (let number = 0; number <= 50; number++) saveReplyDraft(feedbackIdOf(number), "words");
  expect([findReplyDraft(feedbackIdOf(0)), findReplyDraft(feedbackIdOf(1))]).toEqual(["", "words"]);
});

test("foreign data under the key isn't read as drafts", () => {
  for (const strange of ["{", "[1]", '{"a":1}']) {
    localStorage.setItem(repliesKey, strange);
    expect(findReplyDraft(one)).toBe("");
    saveReplyDraft(one, "words");
    expect(findReplyDraft(one)).toBe("words");
  }
});
