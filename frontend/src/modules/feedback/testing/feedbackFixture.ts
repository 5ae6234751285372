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
} from "#domain/api/authorFeedback.ts";
import type { Contract } from "#domain/api/contract.ts";
import { Refused } from "#domain/refused.ts";
import type { Call } from "#frontend/platform/call.ts";
import type { LinkLabel } from "../sources.ts";

interface FeedbackFixtureOptions {
  readonly entries?: readonly FeedbackEntry[];
  readonly seenAt?: string | null;
  readonly readAt?: string | null;
  readonly links?: readonly LinkLabel[];
  /** Entries per response. */
  readonly pageSize?: number;
}

interface RequestInput {
  readonly params: { readonly feedbackId?: string; readonly readerId?: string };
  readonly query?: { readonly cursor?: string };
  readonly body?: {
    readonly state?: FeedbackEntry["state"];
    readonly text?: string;
    readonly upTo?: string;
    readonly name?: string;
  };
}

/** Returns an API that keeps feedback in memory. `fail` makes the next request fail; `calls` lists the requests. */
export function openFeedbackFixture({
  entries = [],
  seenAt = null,
  readAt = null,
  links = [],
  pageSize = 100,
}: FeedbackFixtureOptions = {}) {
  let stored = [...entries];
  const markers = { seenAt, readAt };
  let failure: Refused | undefined;
  const calls: string[] = [];

  const update = (id: string | undefined, change: (entry: FeedbackEntry) => FeedbackEntry): FeedbackEntry => {
    stored = stored.map((entry) => (entry.feedbackId === id ? change(entry) : entry));
    const found = stored.find((entry) => entry.feedbackId === id);
    if (!found) throw new Refused("not-found", "There is no such feedback.");
    return found;
  };
  const handlers = new Map<unknown, (input: RequestInput) => unknown>([
    ...readerHandlers((keep) => {
      stored = stored.filter(keep);
    }),
    [
      listFeedback,
      ({ query }) => {
        const from = Number(query?.cursor ?? 0);
        const next = from + pageSize;
        const more = next < stored.length ? { cursor: String(next) } : {};
        return { feedback: stored.slice(from, next), ...markers, links, blocked: [], ...more };
      },
    ],
    [
      patchFeedback,
      ({ params, body }) => update(params.feedbackId, (entry) => ({ ...entry, state: body?.state ?? entry.state })),
    ],
    [
      replyToFeedback,
      ({ params, body }) =>
        update(params.feedbackId, (entry) => ({
          ...entry,
          replies: [...entry.replies, { text: body?.text ?? "", at: "2026-11-02T12:00:00.000Z", by: "author" }],
        })),
    ],
    [
      deleteFeedback,
      ({ params }) => {
        stored = stored.filter((entry) => entry.feedbackId !== params.feedbackId);
        return { feedbackId: params.feedbackId };
      },
    ],
    ...markerHandlers((marker) => Object.assign(markers, marker)),
  ]);

  const call = (async (contract: Contract, input: unknown) => {
    calls.push(`${contract.method} ${contract.path}`);
    await Promise.resolve();
    if (failure) {
      const refusal = failure;
      failure = undefined;
      throw refusal;
    }
    return handlers.get(contract)?.(input as RequestInput);
  }) as Call;

  return {
    call,
    calls,
    fail: (refused: Refused) => {
      failure = refused;
    },
    add: (entry: FeedbackEntry) => {
      stored.push(entry);
    },
  };
}

type RequestHandler = readonly [unknown, (input: RequestInput) => unknown];

const readerHandlers = (filter: (keep: (entry: FeedbackEntry) => boolean) => void): readonly RequestHandler[] => [
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

const markerHandlers = (
  setMarkers: (markers: { readonly seenAt: string | null } | { readonly readAt: string | null }) => void,
): readonly RequestHandler[] => [
  [
    markFeedbackSeen,
    () => {
      const marker = { seenAt: "2026-12-01T12:00:00.000Z" };
      setMarkers(marker);
      return marker;
    },
  ],
  [
    markFeedbackRead,
    ({ body }) => {
      const marker = { readAt: body?.upTo ?? null };
      setMarkers(marker);
      return marker;
    },
  ],
];
