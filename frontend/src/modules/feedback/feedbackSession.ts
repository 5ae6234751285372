import {
  type BlockedReader,
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
import type { FeedbackId, FeedbackState, ReaderId } from "#domain/feedback/feedback.ts";
import { isNewSince } from "#domain/feedback/filter.ts";
import type { PlayId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { failureWords } from "#frontend/messages/failure.ts";
import type { Call } from "#frontend/platform/call.ts";
import { logger } from "#frontend/platform/logger.ts";
import type { LinkLabel } from "./sources.ts";

export type FeedbackLoad =
  | { readonly kind: "loading" }
  /** The plan doesn't include feedback. */
  | { readonly kind: "closed" }
  | { readonly kind: "failed"; readonly why: string }
  | {
      readonly kind: "ready";
      /** Oldest first. */
      readonly entries: readonly FeedbackEntry[];
      /** Open, unanswered and not marked as read. Viewing doesn't change this. */
      readonly fresh: ReadonlySet<FeedbackId>;
      /** The play's active links. */
      readonly links: readonly LinkLabel[];
      readonly blocked: readonly BlockedReader[];
    };

/** The feedback on one play, and what its author can do with it. */
export interface FeedbackSession {
  readonly get: () => FeedbackLoad;
  readonly subscribe: (listener: () => void) => () => void;
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
  /** Records that the author has seen what's loaded, once. If it fails, only the notice of new comments stays. */
  readonly markSeen: () => Promise<void>;
}

/** More pages than any play has. Guards against a server that never returns a last page. */
const maxPages = 200;

/** A change in progress that is already shown. */
type Intent = FeedbackState | "deleted";

interface LoadedFeedback {
  readonly entries: readonly FeedbackEntry[];
  readonly seenAt: string | null;
  readonly readAt: string | null;
  readonly links: readonly LinkLabel[];
  readonly blocked: readonly BlockedReader[];
}

export function openFeedbackSession(playId: PlayId, call: Call): FeedbackSession {
  const listeners = new Set<() => void>();
  const intents = new Map<FeedbackId, Intent>();
  let loaded: LoadedFeedback | undefined;
  let shown: FeedbackLoad = { kind: "loading" };
  /** Increases with every change, so that a response to an earlier request is ignored. */
  let changes = 0;

  const show = (next: FeedbackLoad): void => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const showLoaded = (): void => {
    if (loaded) show(readyOf(loaded, intents));
  };

  async function load(): Promise<void> {
    const before = changes;
    try {
      const fresh = await loadAll(playId, call);
      if (before !== changes) return await load();
      loaded = fresh;
      showLoaded();
    } catch (error) {
      if (!loaded) show(failureOf(error));
      else if (!(error instanceof Refused)) throw error;
    }
  }

  async function change(id: FeedbackId, intent: Intent, request: () => Promise<FeedbackEntry | undefined>) {
    const settled = (answer?: FeedbackEntry): void => {
      changes++;
      intents.delete(id);
      if (answer) updateEntries((entry) => (entry.feedbackId === id ? [answer] : [entry]));
    };
    changes++;
    intents.set(id, intent);
    showLoaded();
    try {
      settled(await request());
      if (intent === "deleted") updateEntries((entry) => (entry.feedbackId === id ? [] : [entry]));
    } catch (error) {
      settled();
      throw error;
    } finally {
      showLoaded();
    }
  }

  const setLoaded = (next: LoadedFeedback): void => {
    changes++;
    loaded = next;
    showLoaded();
  };

  const updateEntries = (put: (entry: FeedbackEntry) => readonly FeedbackEntry[]): void => {
    if (loaded) loaded = { ...loaded, entries: loaded.entries.flatMap(put) };
  };

  return {
    get: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    setState: (feedbackId, state) =>
      change(feedbackId, state, () => call(patchFeedback, { params: { playId, feedbackId }, body: { state } })),
    remove: (feedbackId) =>
      change(feedbackId, "deleted", async () => {
        await call(deleteFeedback, { params: { playId, feedbackId } });
        return undefined;
      }),
    async reply(feedbackId, text) {
      const answer = await call(replyToFeedback, { params: { playId, feedbackId }, body: { text } });
      changes++;
      updateEntries((entry) => (entry.feedbackId === feedbackId ? [answer] : [entry]));
      showLoaded();
    },
    ...moderationOf({ playId, call, get: () => loaded, set: setLoaded }),
    markSeen: createMarkSeen(playId, call, () => loaded),
  };
}

function readyOf(
  { readAt, links, blocked, ...loaded }: LoadedFeedback,
  intents: ReadonlyMap<FeedbackId, Intent>,
): FeedbackLoad {
  const entries = loaded.entries.flatMap(asIntended(intents));
  const fresh = new Set(entries.filter((entry) => isNewSince(readAt, entry)).map(({ feedbackId }) => feedbackId));
  return { kind: "ready", entries, fresh, links, blocked };
}

const asIntended =
  (intents: ReadonlyMap<FeedbackId, Intent>) =>
  (entry: FeedbackEntry): readonly FeedbackEntry[] => {
    const intent = intents.get(entry.feedbackId);
    if (intent === "deleted") return [];
    return [intent && intent !== entry.state ? { ...entry, state: intent } : entry];
  };

function createMarkSeen(playId: PlayId, call: Call, get: () => LoadedFeedback | undefined): () => Promise<void> {
  let seenUpTo = "";
  return async () => {
    const loaded = get();
    const newest = newestOf(loaded);
    if (newest <= seenUpTo || newest <= (loaded?.seenAt ?? "")) return;
    seenUpTo = newest;
    await call(markFeedbackSeen, { params: { playId } }).catch((error: unknown) => {
      seenUpTo = "";
      logger.warn("Feedback could not be marked as seen", { error });
    });
  };
}

interface ModerationDeps {
  readonly playId: PlayId;
  readonly call: Call;
  readonly get: () => LoadedFeedback | undefined;
  readonly set: (loaded: LoadedFeedback) => void;
}

type Moderation = Pick<FeedbackSession, "markRead" | "removeReader" | "block" | "unblock">;

/** Returns actions that show their result only once they're done. */
function moderationOf({ playId, call, get, set }: ModerationDeps): Moderation {
  const change = (next: (loaded: LoadedFeedback) => LoadedFeedback): void => {
    const loaded = get();
    if (loaded) set(next(loaded));
  };
  return {
    async markRead() {
      const upTo = newestOf(get());
      if (upTo === "") return;
      const { readAt } = await call(markFeedbackRead, { params: { playId }, body: { upTo } });
      change((loaded) => ({ ...loaded, readAt }));
    },
    async removeReader(readerId) {
      await call(deleteReaderFeedback, { params: { playId, readerId } });
      change((loaded) => ({ ...loaded, entries: loaded.entries.filter((entry) => entry.readerId !== readerId) }));
    },
    async block(readerId, name) {
      const blocked = await call(blockReader, { params: { playId, readerId }, body: { name } });
      change((loaded) => ({ ...loaded, blocked: [...withoutReader(loaded.blocked, readerId), blocked] }));
    },
    async unblock(readerId) {
      await call(unblockReader, { params: { playId, readerId } });
      change((loaded) => ({ ...loaded, blocked: withoutReader(loaded.blocked, readerId) }));
    },
  };
}

const newestOf = (loaded: LoadedFeedback | undefined): string =>
  loaded?.entries.reduce((at, entry) => (entry.at > at ? entry.at : at), "") ?? "";

const withoutReader = (blocked: readonly BlockedReader[], reader: ReaderId): readonly BlockedReader[] =>
  blocked.filter(({ readerId }) => readerId !== reader);

async function loadAll(playId: PlayId, call: Call): Promise<LoadedFeedback> {
  const entries = new Map<FeedbackId, FeedbackEntry>();
  let about: Omit<LoadedFeedback, "entries"> = { seenAt: null, readAt: null, links: [], blocked: [] };
  let cursor: string | undefined;
  for (let page = 0; page < maxPages; page++) {
    const answer = await call(listFeedback, { params: { playId }, query: { cursor } });
    for (const entry of answer.feedback) entries.set(entry.feedbackId, entry);
    const { seenAt, readAt, links = about.links, blocked = about.blocked } = answer;
    about = { seenAt, readAt, links, blocked };
    cursor = answer.cursor;
    if (cursor === undefined) break;
  }
  return { ...about, entries: [...entries.values()].sort((a, b) => a.at.localeCompare(b.at)) };
}

function failureOf(error: unknown): FeedbackLoad {
  if (error instanceof Refused && error.reason === "needs-subscription") return { kind: "closed" };
  // The play hasn't reached the server yet, so there can't be any feedback.
  if (error instanceof Refused && error.reason === "not-found") {
    return { kind: "ready", entries: [], fresh: new Set(), links: [], blocked: [] };
  }
  if (error instanceof Refused) return { kind: "failed", why: error.message };
  logger.error(error);
  return { kind: "failed", why: failureWords.ours };
}
