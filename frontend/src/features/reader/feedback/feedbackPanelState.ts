import type { FeedbackId, FeedbackKind, QuotedRange } from "#domain/feedback/feedback.ts";

/** What somebody is about to write, and where it is kept meanwhile. */
export interface FeedbackEdit {
  readonly place: string;
  readonly kind: FeedbackKind;
  /** Empty for the whole play. */
  readonly ranges: readonly QuotedRange[];
  readonly isCut?: boolean;
  /** What is changed; absent for something new. */
  readonly feedbackId?: FeedbackId;
}

export type FeedbackPanelState =
  | { readonly kind: "closed" }
  | { readonly kind: "list"; readonly at?: FeedbackId }
  | { readonly kind: "writing"; readonly writing: FeedbackEdit };

export const closed: FeedbackPanelState = { kind: "closed" };

/** Words about a passage are kept under its first letter's place. */
export const panelPlaceOf = ([first]: readonly QuotedRange[]): string =>
  first ? `passage:${first.blockId}:${first.start}` : "whole";

export const placeOfEdit = (feedbackId: FeedbackId): string => `edit:${feedbackId}`;
export const placeOfAnswer = (questionId: string): string => `answer:${questionId}`;

/** Kinds that a reader chooses from; an answer belongs to its question. */
export const readerKinds = ["comment", "question", "working", "typo"] as const satisfies readonly FeedbackKind[];
