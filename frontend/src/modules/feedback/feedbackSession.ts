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
  /** The plan has no feedback. */
  | { readonly kind: "closed" }
  | { readonly kind: "failed"; readonly why: string }
  | {
      readonly kind: "ready";
      /** Oldest first. */
      readonly entries: readonly FeedbackEntry[];
      /** Open, unanswered and not marked as read. A look changes nothing about it. */
      readonly fresh: ReadonlySet<FeedbackId>;
      /** The play's links that are open. */
      readonly links: readonly LinkLabel[];
      readonly blocked: readonly BlockedReader[];
    };

/** What readers said of one play, and what its author does with it. */
export interface FeedbackSession {
  readonly get: () => FeedbackLoad;
  readonly subscribe: (listener: () => void) => () => void;
  readonly load: () => Promise<void>;
  /** Shows the state at once. Rejects with `Refused`, and then shows what was before. */
  readonly setState: (id: FeedbackId, state: FeedbackState) => Promise<void>;
  /** Deletes for good; shown at once. Rejects with `Refused`, and then it stands where it was. */
  readonly remove: (id: FeedbackId) => Promise<void>;
  /** Rejects with `Refused`; the text is still the caller's then. */
  readonly reply: (id: FeedbackId, text: string) => Promise<void>;
  /** Nothing that is loaded is new from now on. Rejects with `Refused`. */
  readonly markRead: () => Promise<void>;
  /** Deletes all of one reader for good. Rejects with `Refused`. */
  readonly removeReader: (reader: ReaderId) => Promise<void>;
  /** Takes nothing more from this reader. Rejects with `Refused`. */
  readonly block: (reader: ReaderId, name: string) => Promise<void>;
  readonly unblock: (reader: ReaderId) => Promise<void>;
  /** Says that the author has it before their eyes; once for all that is loaded. A failure costs nothing but the notice. */
  readonly markSeen: () => Promise<void>;
}

/** More pages no play has; a server that never comes to an end must not keep a browser busy. */
const mostPages = 200;

/** A change that is on its way, shown already. */
type Intent = FeedbackState | "deleted";

interface Known {
  readonly entries: readonly FeedbackEntry[];
  readonly seenAt: string | null;
  readonly readAt: string | null;
  readonly links: readonly LinkLabel[];
  readonly blocked: readonly BlockedReader[];
}

export function openFeedbackSession(playId: PlayId, call: Call): FeedbackSession {
  const listeners = new Set<() => void>();
  const intents = new Map<FeedbackId, Intent>();
  let known: Known | undefined;
  let shown: FeedbackLoad = { kind: "loading" };
  /** Goes up with every change, so that an answer that left before one is not believed. */
  let changes = 0;

  const show = (next: FeedbackLoad): void => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const showKnown = (): void => {
    if (known) show(readyOf(known, intents));
  };

  async function load(): Promise<void> {
    const before = changes;
    try {
      const loaded = await loadAll(playId, call);
      if (before !== changes) return await load();
      known = loaded;
      showKnown();
    } catch (error) {
      if (!known) show(failureOf(error));
      else if (!(error instanceof Refused)) throw error;
    }
  }

  async function change(id: FeedbackId, intent: Intent, request: () => Promise<FeedbackEntry | undefined>) {
    const settled = (answer?: FeedbackEntry): void => {
      changes++;
      intents.delete(id);
      if (answer) amend((entry) => (entry.feedbackId === id ? [answer] : [entry]));
    };
    changes++;
    intents.set(id, intent);
    showKnown();
    try {
      settled(await request());
      if (intent === "deleted") amend((entry) => (entry.feedbackId === id ? [] : [entry]));
    } catch (error) {
      settled();
      throw error;
    } finally {
      showKnown();
    }
  }

  const setKnown = (next: Known): void => {
    changes++;
    known = next;
    showKnown();
  };

  const amend = (put: (entry: FeedbackEntry) => readonly FeedbackEntry[]): void => {
    if (known) known = { ...known, entries: known.entries.flatMap(put) };
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
      amend((entry) => (entry.feedbackId === feedbackId ? [answer] : [entry]));
      showKnown();
    },
    ...moderationOf({ playId, call, get: () => known, set: setKnown }),
    markSeen: createMarkSeen(playId, call, () => known),
  };
}

function readyOf({ readAt, links, blocked, ...known }: Known, intents: ReadonlyMap<FeedbackId, Intent>): FeedbackLoad {
  const entries = known.entries.flatMap(asIntended(intents));
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

function createMarkSeen(playId: PlayId, call: Call, get: () => Known | undefined): () => Promise<void> {
  let seenUpTo = "";
  return async () => {
    const known = get();
    const newest = newestOf(known);
    if (newest <= seenUpTo || newest <= (known?.seenAt ?? "")) return;
    seenUpTo = newest;
    await call(markFeedbackSeen, { params: { playId } }).catch((error: unknown) => {
      seenUpTo = "";
      logger.warn("Feedback could not be marked as seen", { error });
    });
  };
}

interface Moderating {
  readonly playId: PlayId;
  readonly call: Call;
  readonly get: () => Known | undefined;
  readonly set: (known: Known) => void;
}

type Moderation = Pick<FeedbackSession, "markRead" | "removeReader" | "block" | "unblock">;

/** What is shown when it is done, and not before. */
function moderationOf({ playId, call, get, set }: Moderating): Moderation {
  const change = (next: (known: Known) => Known): void => {
    const known = get();
    if (known) set(next(known));
  };
  return {
    async markRead() {
      const upTo = newestOf(get());
      if (upTo === "") return;
      const { readAt } = await call(markFeedbackRead, { params: { playId }, body: { upTo } });
      change((known) => ({ ...known, readAt }));
    },
    async removeReader(readerId) {
      await call(deleteReaderFeedback, { params: { playId, readerId } });
      change((known) => ({ ...known, entries: known.entries.filter((entry) => entry.readerId !== readerId) }));
    },
    async block(readerId, name) {
      const blocked = await call(blockReader, { params: { playId, readerId }, body: { name } });
      change((known) => ({ ...known, blocked: [...withoutReader(known.blocked, readerId), blocked] }));
    },
    async unblock(readerId) {
      await call(unblockReader, { params: { playId, readerId } });
      change((known) => ({ ...known, blocked: withoutReader(known.blocked, readerId) }));
    },
  };
}

const newestOf = (known: Known | undefined): string =>
  known?.entries.reduce((at, entry) => (entry.at > at ? entry.at : at), "") ?? "";

const withoutReader = (blocked: readonly BlockedReader[], reader: ReaderId): readonly BlockedReader[] =>
  blocked.filter(({ readerId }) => readerId !== reader);

async function loadAll(playId: PlayId, call: Call): Promise<Known> {
  const entries = new Map<FeedbackId, FeedbackEntry>();
  let about: Omit<Known, "entries"> = { seenAt: null, readAt: null, links: [], blocked: [] };
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page++) {
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
  // A play that has not reached the server yet: nobody can have said anything of it.
  if (error instanceof Refused && error.reason === "not-found") {
    return { kind: "ready", entries: [], fresh: new Set(), links: [], blocked: [] };
  }
  if (error instanceof Refused) return { kind: "failed", why: error.message };
  logger.error(error);
  return { kind: "failed", why: failureWords.ours };
}
