import { expect, test } from "vitest";
import { newFeedback } from "#domain/api/feedback.ts";
import { maxFeedbackLength } from "#domain/feedback/feedback.ts";
import { lengthOf } from "./lengthOf.ts";

test.each([
  ["", { left: maxFeedbackLength, isEmpty: true, isTooLong: false }],
  [" \u200B\n", { left: maxFeedbackLength, isEmpty: true, isTooLong: false }],
  [`  ${"x".repeat(maxFeedbackLength)}\n`, { left: 0, isEmpty: false, isTooLong: false }],
  ["x".repeat(maxFeedbackLength + 3), { left: -3, isEmpty: false, isTooLong: true }],
])("text length is the same as the server's (%#)", (text, wanted) => {
  expect(lengthOf(text)).toEqual(wanted);
  const sent = newFeedback.safeParse({ feedbackId: "a".repeat(16), kind: "comment", text });
  expect(sent.success).toBe(!wanted.isEmpty && !wanted.isTooLong);
});
