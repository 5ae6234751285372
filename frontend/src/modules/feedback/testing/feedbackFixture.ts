import type { Contract } from "#domain/api/contract.ts";
import {
  blockReader,
  deleteFeedback,
  deleteReaderFeedback,
  type FeedbackEntry,
  listFeedback,
  markFeedbackRead,
  markFeedbackSeen,
  patchFeedback,
  replyToFeedback,
  unblockReader,
} from "#domain/api/feedback.ts";
import { Refused } from "#domain/refused.ts";
import type { Call } from "#frontend/platform/call.ts";
import type { LinkLabel } from "../sources.ts";

interface HouseOptions {
  readonly entries?: readonly FeedbackEntry[];
  readonly seenAt?: string | null;
  readonly readAt?: string | null;
  readonly links?: readonly LinkLabel[];
  /** Entries an answer. */
  readonly pageSize?: number;
}

interface Asked {
  readonly params: { readonly feedbackId?: string; readonly readerId?: string };
  readonly query?: { readonly cursor?: string };
  readonly body?: {
    readonly state?: FeedbackEntry["state"];
    readonly text?: string;
    readonly upTo?: string;
    readonly name?: string;
  };
}

/** An API that keeps feedback in memory. `fail` has the next request refused; `calls` names what was asked. */
export function openFeedbackFixture({
  entries = [],
  seenAt = null,
  readAt = null,
  links = [],
  pageSize = 100,
}: HouseOptions = {}) {
  let kept = [...entries];
  const looks = { seenAt, readAt };
  let failure: Refused | undefined;
  const calls: string[] = [];

  const amend = (id: string | undefined, change: (entry: FeedbackEntry) => FeedbackEntry): FeedbackEntry => {
    kept = kept.map((entry) => (entry.feedbackId === id ? change(entry) : entry));
    const found = kept.find((entry) => entry.feedbackId === id);
    if (!found) throw new Refused("not-found", "There is no such feedback.");
    return found;
  };
  const answers = new Map<unknown, (asked: Asked) => unknown>([
    ...readerAnswers((keep) => {
      kept = kept.filter(keep);
    }),
    [
      listFeedback,
      ({ query }) => {
        const from = Number(query?.cursor ?? 0);
        const next = from + pageSize;
        const more = next < kept.length ? { cursor: String(next) } : {};
        return { feedback: kept.slice(from, next), ...looks, links, blocked: [], ...more };
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
    ...lookAnswers((looked) => Object.assign(looks, looked)),
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

type Answer = readonly [unknown, (asked: Asked) => unknown];

const readerAnswers = (filter: (keep: (entry: FeedbackEntry) => boolean) => void): readonly Answer[] => [
  [
    deleteReaderFeedback,
    ({ params }) => {
      filter((entry) => entry.readerId !== params.readerId);
      return { deleted: 0 };
    },
  ],
  [blockReader, ({ params, body }) => ({ ...params, name: body?.name, blockedAt: "2026-12-01T12:00:00.000Z" })],
  [unblockReader, ({ params }) => params],
];

const lookAnswers = (
  look: (looks: { readonly seenAt: string | null } | { readonly readAt: string | null }) => void,
): readonly Answer[] => [
  [
    markFeedbackSeen,
    () => {
      const looked = { seenAt: "2026-12-01T12:00:00.000Z" };
      look(looked);
      return looked;
    },
  ],
  [
    markFeedbackRead,
    ({ body }) => {
      const looked = { readAt: body?.upTo ?? null };
      look(looked);
      return looked;
    },
  ],
];
