import type { Branded } from "../brand.ts";
import type { BlockId } from "../play/play.ts";
import type { ShareId } from "../sharing/share.ts";

/** Sixteen characters of `A-Z a-z 0-9 _ -`, chosen by the browser, so that what is sent twice is kept once. */
export type FeedbackId = Branded<"FeedbackId">;

/** One browser that gave feedback by one link. */
export type ReaderId = Branded<"ReaderId">;

/** Whether the server found a quote in what the link showed: found, not there, or nobody can tell any more. */
export const quoteChecks = ["found", "differs", "unchecked"] as const;
export type QuoteCheck = (typeof quoteChecks)[number];

/** What readers can say. An `answer` is one to a guided question of the author's. */
export const feedbackKinds = ["comment", "question", "working", "typo", "answer"] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];

/** Done with, or not yet. */
export const feedbackStates = ["open", "resolved"] as const;
export type FeedbackState = (typeof feedbackStates)[number];

/** A stretch of one block, as the reader saw it. Offsets count UTF-16 units of the block's text. */
export interface QuotedRange {
  readonly blockId: BlockId;
  readonly start: number;
  readonly end: number;
  readonly quote: string;
}

/** What a reader pointed at: stretches of blocks that stood behind one another. */
export interface QuotedPassage {
  readonly sequence: number;
  readonly ranges: readonly QuotedRange[];
}

export interface Reply {
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
}

/** What a reader said, as its author reads it. */
export interface Feedback {
  readonly feedbackId: FeedbackId;
  readonly shareId: ShareId;
  readonly linkLabel?: string;
  readonly readerId: ReaderId;
  /** In the order in which readers first spoke. */
  readonly readerNumber?: number;
  readonly kind: FeedbackKind;
  readonly text: string;
  /** As the reader calls themself; empty where they did not say. */
  readonly name: string;
  readonly email: string;
  /** Absent where it is about the whole. */
  readonly passage?: QuotedPassage;
  readonly quoteCheck?: QuoteCheck;
  /** Which letters of the document each range was: see `placesOf`. */
  readonly places?: readonly (string | null)[];
  /** Of the guided question that it answers. */
  readonly questionId?: string;
  readonly at: string;
  readonly editedAt?: string;
  readonly state: FeedbackState;
  readonly replies: readonly Reply[];
}

/** What the author would like to know; readers are asked at the end. */
export interface GuidedQuestion {
  readonly id: string;
  readonly text: string;
}

export const mostQuestions = 10;
/** Characters. */
export const longestFeedback = 5_000;
export const mostRanges = 20;
export const longestQuote = 2_000;
/** Characters of quotes in one passage; of longer passages the beginnings of the quotes are kept. */
export const longestPassage = 8_000;
/** Characters of base64. */
export const longestPlace = 4_000;
export const mostReplies = 20;
/** Of one play, answers to questions included. */
export const mostFeedback = 2_000;
