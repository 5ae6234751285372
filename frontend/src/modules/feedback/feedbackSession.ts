import {
  type BlockedReader,
  blockReader,
  deleteFeedback,
  deleteReaderFeedback,
  type FeedbackEntry,
  markFeedbackRead,
  patchFeedback,
  replyToFeedback,
  unblockReader,
} from "#domain/api/authorFeedback.ts";
import type { FeedbackId, FeedbackState, ReaderId } from "#domain/feedback/feedback.ts";
import type { PlayId } from "#domain/play/play.ts";
import type { Call } from "#frontend/platform/call.ts";
import type { LoadedFeedback } from "./loadFeedback.ts";

/** What the author of a play can do with its feedback. */
export interface FeedbackSession {
  readonly load: () => Promise<void>;
  /** Shows the state at once. Rejects with `Refused`, and then shows the previous state. */
  readonly setState: (id: FeedbackId, state: FeedbackState) => Promise<void>;
  /** Deletes permanently; shown at once. Rejects with `Refused`, and then shows the comment again. */
  readonly remove: (id: FeedbackId) => Promise<void>;
  /** Rejects with `Refused`; the caller then still has the text. */
  readonly reply: (id: FeedbackId, text: string) => Promise<void>;
  /** Marks everything loaded as read. Rejects with `Refused`. */
  readonly markRead: () => Promise<void>;
  /** Permanently deletes all of one reader's comments. Rejects with `Refused`. */
  readonly removeReader: (reader: ReaderId) => Promise<void>;
  /** Stops accepting comments from this reader. Rejects with `Refused`. */
  readonly block: (reader: ReaderId, name: string) => Promise<void>;
  readonly unblock: (reader: ReaderId) => Promise<void>;
}

/** A change in progress that is already shown. */
export type Intent = FeedbackState | "deleted";

interface FeedbackSessionOptions {
  readonly playId: PlayId;
  readonly call: Call;
  /** When a reader last said something in what's loaded; empty if there is nothing. */
  readonly newest: string;
  readonly reload: () => Promise<void>;
  readonly update: (change: (before: LoadedFeedback) => LoadedFeedback) => void;
  /** Shows a change in progress; undefined when it's over. */
  readonly intend: (id: FeedbackId, intent: Intent | undefined) => void;
}

export function feedbackSession({
  playId,
  call,
  newest,
  reload,
  update,
  intend,
}: FeedbackSessionOptions): FeedbackSession {
  const put = (id: FeedbackId, answer: FeedbackEntry | undefined): void =>
    update((loaded) => ({
      ...loaded,
      entries: loaded.entries.flatMap((entry) => (entry.feedbackId === id ? (answer ?? []) : entry)),
    }));

  async function change(id: FeedbackId, intent: Intent, request: () => Promise<FeedbackEntry | undefined>) {
    intend(id, intent);
    try {
      put(id, await request());
    } finally {
      intend(id, undefined);
    }
  }

  return {
    load: reload,
    setState: (feedbackId, state) =>
      change(feedbackId, state, () => call(patchFeedback, { params: { playId, feedbackId }, body: { state } })),
    remove: (feedbackId) =>
      change(feedbackId, "deleted", async () => {
        await call(deleteFeedback, { params: { playId, feedbackId } });
        return undefined;
      }),
    async reply(feedbackId, text) {
      put(feedbackId, await call(replyToFeedback, { params: { playId, feedbackId }, body: { text } }));
    },
    async markRead() {
      if (newest === "") return;
      const { readAt } = await call(markFeedbackRead, { params: { playId }, body: { upTo: newest } });
      update((loaded) => ({ ...loaded, readAt }));
    },
    async removeReader(readerId) {
      await call(deleteReaderFeedback, { params: { playId, readerId } });
      update((loaded) => ({ ...loaded, entries: loaded.entries.filter((entry) => entry.readerId !== readerId) }));
    },
    async block(readerId, name) {
      const blocked = await call(blockReader, { params: { playId, readerId }, body: { name } });
      update((loaded) => ({ ...loaded, blocked: [...withoutReader(loaded.blocked, readerId), blocked] }));
    },
    async unblock(readerId) {
      await call(unblockReader, { params: { playId, readerId } });
      update((loaded) => ({ ...loaded, blocked: withoutReader(loaded.blocked, readerId) }));
    },
  };
}

const withoutReader = (blocked: readonly BlockedReader[], reader: ReaderId): readonly BlockedReader[] =>
  blocked.filter(({ readerId }) => readerId !== reader);
