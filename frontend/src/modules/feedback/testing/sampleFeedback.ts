import type { FeedbackEntry } from "#domain/api/authorFeedback.ts";
import type { FeedbackId, ReaderId } from "#domain/feedback/feedback.ts";
import type { BlockId } from "#domain/play/play.ts";
import type { ShareId } from "#domain/sharing/share.ts";

export const feedbackIdOf = (number: number): FeedbackId => `feedback${String(number).padStart(8, "0")}` as FeedbackId;

/** Returns a reader's comment. The number becomes its id and, in minutes, its time. */
export const sampleFeedback = (number: number, more: Partial<FeedbackEntry> = {}): FeedbackEntry => ({
  feedbackId: feedbackIdOf(number),
  shareId: "share00000000000" as ShareId,
  readerId: "reader000000" as ReaderId,
  readerNumber: 1,
  kind: "comment",
  text: `Remark ${number}`,
  name: "Marta D.",
  email: "",
  at: new Date(Date.UTC(2026, 10, 1, 12, number)).toISOString(),
  state: "open",
  replies: [],
  ...more,
});

/** Like `sampleFeedback`, about a range of a block. */
export const feedbackOn = (number: number, blockId: string, quote: string, start = 0): FeedbackEntry =>
  sampleFeedback(number, {
    passage: { sequence: 1, ranges: [{ blockId: blockId as BlockId, start, end: start + quote.length, quote }] },
  });
