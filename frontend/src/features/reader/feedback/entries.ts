import type { OwnFeedback } from "#domain/api/feedback.ts";
import type { FeedbackId } from "#domain/feedback/feedback.ts";
import type { PendingRequest } from "./localFeedbackStore.ts";

/** A comment as its reader sees it: unsent changes applied to what the server has. */
export interface OwnEntry {
  readonly feedback: OwnFeedback;
  readonly delivery: Delivery;
}

/** An example is another reader's comment in a demonstration. */
type Delivery =
  | { readonly kind: "sent" | "waiting" | "example" }
  | { readonly kind: "refused"; readonly errorText: string };

/** Returns the reader's comments, oldest first. */
export function entriesOf(
  given: readonly OwnFeedback[],
  errands: readonly PendingRequest[],
  now: string,
): readonly OwnEntry[] {
  const entries = new Map(
    given.map((feedback): [FeedbackId, OwnEntry] => [feedback.feedbackId, { feedback, delivery }]),
  );
  for (const request of errands) lay(entries, request, now);
  return [...entries.values()];
}

export const examplesOf = (comments: readonly OwnFeedback[]): readonly OwnEntry[] =>
  comments.map((feedback) => ({ feedback, delivery: { kind: "example" } }));

const delivery = { kind: "sent" } as const;

function lay(entries: Map<FeedbackId, OwnEntry>, request: PendingRequest, now: string): void {
  const id = requestSubject(request);
  const before = entries.get(id)?.feedback;
  if (request.does === "takeBack") {
    if (!request.refused) entries.delete(id);
    return;
  }
  const feedback = after(before, request, now);
  if (feedback) entries.set(id, { feedback, delivery: deliveryOf(request) });
}

function after(before: OwnFeedback | undefined, request: Exclude<PendingRequest, { does: "takeBack" }>, now: string) {
  if (request.does === "change") return before && { ...before, kind: request.kind, text: request.text };
  if (request.does === "answer") return before && withAnswer(before, request, now);
  return before ?? { ...request.feedback, at: now, state: "open" as const, replies: [] };
}

/** The server may have stored it already, although the request is still here. */
function withAnswer(
  before: OwnFeedback,
  { replyId, text }: Extract<PendingRequest, { does: "answer" }>,
  now: string,
): OwnFeedback {
  if (before.replies.some((reply) => reply.replyId === replyId)) return before;
  return { ...before, replies: [...before.replies, { replyId, text, at: now, by: "reader" }] };
}

const deliveryOf = ({ refused }: PendingRequest): OwnEntry["delivery"] =>
  refused === undefined ? { kind: "waiting" } : { kind: "refused", errorText: refused };

export const requestSubject = (request: PendingRequest): FeedbackId =>
  request.does === "leave" ? request.feedback.feedbackId : request.feedbackId;

/** Returns the next request to send. Requests after a refused one about the same comment wait with it. */
export function nextRequest(errands: readonly PendingRequest[]): PendingRequest | undefined {
  const stuck = new Set<FeedbackId>();
  for (const request of errands) {
    if (request.refused === undefined && !stuck.has(requestSubject(request))) return request;
    stuck.add(requestSubject(request));
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
  const at = errands.findIndex((one) => one.refused !== undefined && requestSubject(one) === change.feedbackId);
  const stuck = errands[at];
  if (!stuck || stuck.does === "takeBack" || stuck.does === "answer") return [...errands, change];
  const { kind, text } = change;
  const mended: PendingRequest =
    stuck.does === "leave"
      ? { ...stuck, feedback: { ...stuck.feedback, kind, text }, refused: undefined }
      : { ...stuck, kind, text, refused: undefined };
  return errands.with(at, mended);
}

type Reply = OwnFeedback["replies"][number];

/** Returns whether the reader hasn't looked at a reply of the author's yet. Examples' are no news. */
export const isNewReply = ({ by, at }: Reply, { delivery }: OwnEntry, lookedAt: string): boolean =>
  by === "author" && at > lookedAt && delivery.kind !== "example";

export const countNewReplies = (entries: readonly OwnEntry[], lookedAt: string): number =>
  entries.flatMap((entry) => entry.feedback.replies.filter((reply) => isNewReply(reply, entry, lookedAt))).length;

/** Returns when the author last replied; empty if they haven't. */
export const latestReplyAt = (entries: readonly OwnEntry[]): string =>
  entries
    .flatMap(({ feedback }) => feedback.replies.filter(({ by }) => by === "author").map(({ at }) => at))
    .reduce((latest, at) => (at > latest ? at : latest), "");
