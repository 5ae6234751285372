import type { Contract } from "#domain/api/contract.ts";
import {
  deleteFeedback,
  type FeedbackEntry,
  listFeedback,
  markFeedbackSeen,
  patchFeedback,
  replyToFeedback,
} from "#domain/api/feedback.ts";
import { Refused } from "#domain/refused.ts";
import type { Call } from "#frontend/app/call.ts";

interface HouseOptions {
  readonly entries?: readonly FeedbackEntry[];
  readonly seenAt?: string | null;
  /** Entries an answer. */
  readonly pageSize?: number;
}

interface Asked {
  readonly params: { readonly feedbackId?: string };
  readonly query?: { readonly cursor?: string };
  readonly body?: { readonly state?: FeedbackEntry["state"]; readonly text?: string };
}

/** An API that keeps feedback in memory. `fail` has the next request refused; `calls` names what was asked. */
export function openHouse({ entries = [], seenAt = null, pageSize = 100 }: HouseOptions = {}) {
  let kept = [...entries];
  let seen = seenAt;
  let failure: Refused | undefined;
  const calls: string[] = [];

  const amend = (id: string | undefined, change: (entry: FeedbackEntry) => FeedbackEntry): FeedbackEntry => {
    kept = kept.map((entry) => (entry.feedbackId === id ? change(entry) : entry));
    const found = kept.find((entry) => entry.feedbackId === id);
    if (!found) throw new Refused("not-found", "There is no such feedback.");
    return found;
  };
  const answers = new Map<unknown, (asked: Asked) => unknown>([
    [
      listFeedback,
      ({ query }) => {
        const from = Number(query?.cursor ?? 0);
        const next = from + pageSize;
        const more = next < kept.length ? { cursor: String(next) } : {};
        return { feedback: kept.slice(from, next), seenAt: seen, ...more };
      },
    ],
    [
      patchFeedback,
      ({ params, body }) => amend(params.feedbackId, (entry) => ({ ...entry, state: body?.state ?? entry.state })),
    ],
    [
      replyToFeedback,
      ({ params, body }) =>
        amend(params.feedbackId, (entry) => ({
          ...entry,
          replies: [...entry.replies, { text: body?.text ?? "", at: "2026-11-02T12:00:00.000Z" }],
        })),
    ],
    [
      deleteFeedback,
      ({ params }) => {
        kept = kept.filter((entry) => entry.feedbackId !== params.feedbackId);
        return { feedbackId: params.feedbackId };
      },
    ],
    [
      markFeedbackSeen,
      () => {
        seen = "2026-12-01T12:00:00.000Z";
        return { seenAt: seen };
      },
    ],
  ]);

  const call = (async (contract: Contract, input: unknown) => {
    calls.push(`${contract.method} ${contract.path}`);
    await Promise.resolve();
    if (failure) {
      const thrown = failure;
      failure = undefined;
      throw thrown;
    }
    return answers.get(contract)?.(input as Asked);
  }) as Call;

  return {
    call,
    calls,
    fail: (refused: Refused) => {
      failure = refused;
    },
    add: (entry: FeedbackEntry) => {
      kept.push(entry);
    },
  };
}
