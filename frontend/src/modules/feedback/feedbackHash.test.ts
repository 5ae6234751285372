import { expect, test } from "vitest";
import type { PlayId } from "#domain/play/play.ts";
import { addressInText, feedbackInHash } from "./feedbackHash.ts";
import { feedbackIdOf } from "./testing/sampleFeedback.ts";

test("an address of the editor identifies the comment whose passage it shows", () => {
  const { pathname, hash } = new URL(addressInText("the-last-bulb" as PlayId, feedbackIdOf(7)), "http://x");
  expect([pathname, feedbackInHash(hash)]).toEqual(["/editor/the-last-bulb", feedbackIdOf(7)]);
});

test.each(["", "#content", "#feedback-", "#feedback-<script>"])("%j identifies no comment", (hash) =>
  expect(feedbackInHash(hash)).toBeUndefined(),
);
