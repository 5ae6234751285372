import type * as Y from "yjs";
import type { FeedbackEntry } from "#domain/api/authorFeedback.ts";
import type { FeedbackId } from "#domain/feedback/feedback.ts";
import { type AnchoredRange, type Anchors, openAnchors } from "#domain/play/anchors/anchors.ts";
import { orderOf } from "#domain/play/document/playDocument.ts";
import type { BlockId } from "#domain/play/play.ts";

/** Where a comment's passage is in the play now. */
export interface PlacedFeedback {
  /** In the text, no longer there, or about the whole play. */
  readonly how: "here" | "gone" | "whole";
  readonly ranges: readonly AnchoredRange[];
  /** Whether some of its words were deleted or changed. */
  readonly isChanged: boolean;
}

export type FeedbackPlaces = ReadonlyMap<FeedbackId, PlacedFeedback>;

const whole: PlacedFeedback = { how: "whole", ranges: [], isChanged: false };

/** Locates all comments in the current document, yielding so that input isn't blocked. */
export function* placingSteps(doc: Y.Doc, entries: readonly FeedbackEntry[]): Generator<undefined, FeedbackPlaces> {
  const anchors = openAnchors(doc);
  const places = new Map<FeedbackId, PlacedFeedback>();
  for (const entry of entries) {
    places.set(entry.feedbackId, placeOf(anchors, entry));
    yield;
  }
  return places;
}

function placeOf(anchors: Anchors, { passage, places }: FeedbackEntry): PlacedFeedback {
  if (!passage) return whole;
  const found = anchors.find(passage, places);
  const ranges = found.flatMap(({ at }) => at);
  return { how: ranges.length > 0 ? "here" : "gone", ranges, isChanged: found.some(({ isChanged }) => isChanged) };
}

/**
 * Sorts in the play's order: first the whole play, then passages as they occur, last what's gone. Comments on the same
 * place are sorted oldest first.
 */
export function inPlayOrder(
  doc: Y.Doc,
  entries: readonly FeedbackEntry[],
  places: FeedbackPlaces,
): readonly FeedbackEntry[] {
  const index = new Map(orderOf(doc).map((id, at) => [id, at]));
  const keyed = entries.map((entry) => ({ entry, key: keyOf(places.get(entry.feedbackId), index) }));
  return keyed.sort((a, b) => a.key[0] - b.key[0] || a.key[1] - b.key[1]).map(({ entry }) => entry);
}

function keyOf(placed: PlacedFeedback | undefined, index: ReadonlyMap<BlockId, number>): readonly [number, number] {
  const first = placed?.ranges[0];
  if (first) return [index.get(first.blockId) ?? Number.MAX_SAFE_INTEGER, first.start];
  return [placed?.how === "gone" ? Number.POSITIVE_INFINITY : -1, 0];
}
