import type { FeedbackId, FeedbackKind } from "#domain/feedback/feedback.ts";
import type { QuotedRange } from "#domain/play/play.ts";

/** A comment being written, and the key of its draft. */
export interface FeedbackEdit {
  readonly place: string;
  readonly kind: FeedbackKind;
  /** Empty for a comment on the whole play. */
  readonly ranges: readonly QuotedRange[];
  readonly isCut?: boolean;
  /** The comment being edited; undefined for a new one. */
  readonly feedbackId?: FeedbackId;
}

export type FeedbackPanelState =
  | { readonly kind: "closed" }
  | { readonly kind: "list"; readonly at?: FeedbackId }
  | { readonly kind: "writing"; readonly writing: FeedbackEdit };

export const closed: FeedbackPanelState = { kind: "closed" };

/** Returns the draft's key. Drafts about a passage are stored under the place of its first letter. */
export const panelPlaceOf = ([first]: readonly QuotedRange[]): string =>
  first ? `passage:${first.blockId}:${first.start}` : "whole";

export const placeOfEdit = (feedbackId: FeedbackId): string => `edit:${feedbackId}`;
export const placeOfReply = (feedbackId: FeedbackId): string => `reply:${feedbackId}`;
export const placeOfAnswer = (questionId: string): string => `answer:${questionId}`;

/** The kinds that readers choose from, two and two, so that none is alone in a row. An answer belongs to its question. */
export const readerKindPairs = [
  ["comment", "question"],
  ["working", "typo"],
] as const satisfies readonly (readonly FeedbackKind[])[];
