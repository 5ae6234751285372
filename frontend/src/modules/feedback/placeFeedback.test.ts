import { expect, test } from "vitest";
import { placeBlocks, removeBlocks } from "#domain/play/document/blocks.ts";
import { documentOf } from "#domain/play/document/document.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import { runToEnd } from "#domain/play/layout/steps.ts";
import type { BlockId } from "#domain/play/play.ts";
import { inPlayOrder, placingSteps } from "./placeFeedback.ts";
import { feedbackIdOf, feedbackOn, sampleFeedback } from "./testing/sampleFeedback.ts";

const openDoc = () =>
  documentOf({
    front: emptyFront,
    blocks: ["The lamp burns on.", "Nobody lit it."].map((text, at) => ({
      id: `b${at}` as BlockId,
      kind: "dialogue",
      text: [{ text }],
    })),
  });

const entries = [
  sampleFeedback(1),
  feedbackOn(2, "b1", "lit it", 7),
  feedbackOn(3, "b0", "lamp", 4),
  feedbackOn(4, "b9", "no such words"),
];
const order = (doc: ReturnType<typeof openDoc>) =>
  inPlayOrder(doc, entries, runToEnd(placingSteps(doc, entries))).map(({ feedbackId }) => feedbackId);

test("comments on the whole play come first, then those in the text, then those whose passage is gone", () => {
  const doc = openDoc();
  expect(order(doc)).toEqual([1, 3, 2, 4].map(feedbackIdOf));
  placeBlocks(doc, ["b1" as BlockId], undefined);
  expect(order(doc)).toEqual([1, 2, 3, 4].map(feedbackIdOf));
});

test("a place is the whole play, a range, or gone with its text", () => {
  const doc = openDoc();
  removeBlocks(doc, ["b1" as BlockId]);
  const places = runToEnd(placingSteps(doc, entries));
  expect([1, 2, 3, 4].map((number) => places.get(feedbackIdOf(number))?.how)).toEqual([
    "whole",
    "gone",
    "here",
    "gone",
  ]);
  expect(places.get(feedbackIdOf(3))?.ranges).toEqual([{ blockId: "b0", start: 4, end: 8 }]);
});
