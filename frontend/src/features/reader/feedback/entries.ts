import type { OwnFeedback } from "#domain/api/feedback.ts";
import type { FeedbackId } from "#domain/feedback/feedback.ts";
import type { PendingRequest } from "./localFeedbackStore.ts";

/** A comment as its reader sees it: unsent changes applied to what the server has. */
export interface OwnEntry {
  readonly feedback: OwnFeedback;
  readonly standing: { readonly kind: "sent" | "waiting" } | { readonly kind: "refused"; readonly why: string };
}

/** Returns the reader's comments, oldest first. */
export function entriesOf(
  given: readonly OwnFeedback[],
  errands: readonly PendingRequest[],
  now: string,
): readonly OwnEntry[] {
  const entries = new Map(
    given.map((feedback): [FeedbackId, OwnEntry] => [feedback.feedbackId, { feedback, standing }]),
  );
  for (const errand of errands) lay(entries, errand, now);
  return [...entries.values()];
}

const standing = { kind: "sent" } as const;

function lay(entries: Map<FeedbackId, OwnEntry>, errand: PendingRequest, now: string): void {
  const id = subjectOf(errand);
  const before = entries.get(id)?.feedback;
  if (errand.does === "takeBack") {
    if (!errand.refused) entries.delete(id);
    return;
  }
  const feedback = after(before, errand, now);
  if (feedback) entries.set(id, { feedback, standing: standingOf(errand) });
}

function after(before: OwnFeedback | undefined, errand: Exclude<PendingRequest, { does: "takeBack" }>, now: string) {
  if (errand.does === "change") return before && { ...before, kind: errand.kind, text: errand.text };
  return before ?? { ...errand.feedback, at: now, state: "open" as const, replies: [] };
}

const standingOf = ({ refused }: PendingRequest): OwnEntry["standing"] =>
  refused === undefined ? { kind: "waiting" } : { kind: "refused", why: refused };

export const subjectOf = (errand: PendingRequest): FeedbackId =>
  errand.does === "leave" ? errand.feedback.feedbackId : errand.feedbackId;

/** Returns the next request to send. Requests after a refused one about the same comment wait with it. */
export function nextRequest(errands: readonly PendingRequest[]): PendingRequest | undefined {
  const stuck = new Set<FeedbackId>();
  for (const errand of errands) {
    if (errand.refused === undefined && !stuck.has(subjectOf(errand))) return errand;
    stuck.add(subjectOf(errand));
  }
  return undefined;
}

/**
 * Changes a refused request before it's tried again. If the comment was never created, its new text goes into the
 * request itself.
 */
export function withChange(
  errands: readonly PendingRequest[],
  change: Extract<PendingRequest, { does: "change" }>,
): readonly PendingRequest[] {
  const at = errands.findIndex((one) => one.refused !== undefined && subjectOf(one) === change.feedbackId);
  const stuck = errands[at];
  if (!stuck || stuck.does === "takeBack") return [...errands, change];
  const { kind, text } = change;
  const mended: PendingRequest =
    stuck.does === "leave"
      ? { ...stuck, feedback: { ...stuck.feedback, kind, text }, refused: undefined }
      : { ...stuck, kind, text, refused: undefined };
  return errands.with(at, mended);
}
