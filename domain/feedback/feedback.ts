import type { Branded } from "../brand.ts";
import type { QuotedRange } from "../play/play.ts";
import type { ShareId } from "../sharing/share.ts";

/** 16 characters of `A-Z a-z 0-9 _ -`, chosen by the browser, so that a repeated request is stored once. */
export type FeedbackId = Branded<"FeedbackId">;
export const feedbackIdPattern = /^[A-Za-z0-9_-]{16}$/;

/** Identifies one browser that left feedback through one link. */
export type ReaderId = Branded<"ReaderId">;

/** Whether the server found a quote in what the link showed; `unchecked` if that can no longer be determined. */
export const quoteChecks = ["found", "differs", "unchecked"] as const;
export type QuoteCheck = (typeof quoteChecks)[number];

/** The kinds of feedback. An `answer` replies to one of the author's guided questions. */
export const feedbackKinds = ["comment", "question", "working", "typo", "answer"] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];

export const feedbackStates = ["open", "resolved"] as const;
export type FeedbackState = (typeof feedbackStates)[number];

/** The passage that a comment is about: ranges of consecutive blocks. */
export interface QuotedPassage {
  readonly sequence: number;
  readonly ranges: readonly QuotedRange[];
}

/** The draft that a link showed. */
export interface ShownDraft {
  /** As the title page names it, such as "Third draft, May 2026". Empty if it doesn't. */
  readonly line: string;
  /** When the text was changed last, or the link's copy was made. ISO 8601. */
  readonly asOf: string;
}

export interface Reply {
  readonly text: string;
  readonly by: "author" | "reader";
  /** ISO 8601. */
  readonly at: string;
}

/** One comment, as the play's author sees it. */
export interface Feedback {
  readonly feedbackId: FeedbackId;
  readonly shareId: ShareId;
  readonly linkLabel?: string;
  readonly readerId: ReaderId;
  /** In the order of the readers' first comments. */
  readonly readerNumber?: number;
  readonly kind: FeedbackKind;
  readonly text: string;
  /** The reader's name; empty if they gave none. */
  readonly name: string;
  readonly email: string;
  /** Absent if it's about the whole play. */
  readonly passage?: QuotedPassage;
  readonly quoteCheck?: QuoteCheck;
  /** Which letters of the document each range covers: see `placesOf`. */
  readonly places?: readonly (string | null)[];
  /** The ID of the guided question that it answers. */
  readonly questionId?: string;
  /** Absent on old comments. */
  readonly draft?: ShownDraft;
  readonly at: string;
  readonly editedAt?: string;
  readonly state: FeedbackState;
  readonly replies: readonly Reply[];
}

/** A question from the author. Readers see it at the end of the play. */
export interface GuidedQuestion {
  readonly id: string;
  readonly text: string;
}

export const maxQuestions = 10;
/** Characters. */
export const maxFeedbackLength = 5_000;
export const maxRanges = 20;
export const maxQuoteLength = 2_000;
/**
 * The maximum characters of all quotes of one passage. Of a longer passage, only the beginnings of the quotes are
 * stored.
 */
export const maxPassageLength = 8_000;
export const maxReplies = 20;
/** Per play, including answers to questions. */
export const maxFeedback = 2_000;
