import {
  deleteFeedback,
  type FeedbackEntry,
  listFeedback,
  markFeedbackSeen,
  patchFeedback,
  replyToFeedback,
} from "#domain/api/feedback.ts";
import type { FeedbackId, FeedbackState } from "#domain/feedback/feedback.ts";
import type { PlayId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import type { Call } from "#frontend/app/call.ts";
import { logger } from "#frontend/app/logger.ts";
import { failureWords } from "#frontend/words/failure.ts";

export type FeedbackLoad =
  | { readonly kind: "loading" }
  /** The plan has no feedback. */
  | { readonly kind: "closed" }
  | { readonly kind: "failed"; readonly why: string }
  | {
      readonly kind: "ready";
      /** Oldest first. */
      readonly entries: readonly FeedbackEntry[];
      /** Said since the author last looked, before this visit. */
      readonly fresh: ReadonlySet<FeedbackId>;
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
  /** Says that the author has it before their eyes; once for all that is loaded. A failure costs nothing but the notice. */
  readonly markSeen: () => Promise<void>;
}

/** More pages no play has; a server that never comes to an end must not keep a browser busy. */
const mostPages = 200;

/** A change that is on its way, shown already. */
type Intent = FeedbackState | "deleted";

interface Known {
  readonly entries: readonly FeedbackEntry[];
  readonly fresh: ReadonlySet<FeedbackId>;
}

export function openFeedback(playId: PlayId, call: Call): FeedbackSession {
  const listeners = new Set<() => void>();
  const intents = new Map<FeedbackId, Intent>();
  let known: Known | undefined;
  let shown: FeedbackLoad = { kind: "loading" };
  /** Goes up with every change, so that an answer that left before one is not believed. */
  let changes = 0;
  let seenUpTo = "";

  const show = (next: FeedbackLoad): void => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const showKnown = (): void => {
    if (known) show({ kind: "ready", fresh: known.fresh, entries: known.entries.flatMap(asIntended(intents)) });
  };

  async function load(): Promise<void> {
    const before = changes;
    try {
      const { entries, seenAt } = await loadAll(playId, call);
      if (before !== changes) return await load();
      known = { entries, fresh: new Set([...(known?.fresh ?? []), ...freshIn(entries, seenAt)]) };
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
    async markSeen() {
      const newest = known?.entries.reduce((at, entry) => (entry.at > at ? entry.at : at), "") ?? "";
      if (newest <= seenUpTo || known?.fresh.size === 0) return;
      seenUpTo = newest;
      await call(markFeedbackSeen, { params: { playId } }).catch((error: unknown) => {
        seenUpTo = "";
        logger.warn("Feedback could not be marked as seen", { error });
      });
    },
  };
}

const asIntended =
  (intents: ReadonlyMap<FeedbackId, Intent>) =>
  (entry: FeedbackEntry): readonly FeedbackEntry[] => {
    const intent = intents.get(entry.feedbackId);
    if (intent === "deleted") return [];
    return [intent && intent !== entry.state ? { ...entry, state: intent } : entry];
  };

async function loadAll(playId: PlayId, call: Call) {
  const entries = new Map<FeedbackId, FeedbackEntry>();
  let seenAt: string | null = null;
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page++) {
    const answer = await call(listFeedback, { params: { playId }, query: { cursor } });
    for (const entry of answer.feedback) entries.set(entry.feedbackId, entry);
    seenAt = answer.seenAt;
    cursor = answer.cursor;
    if (cursor === undefined) break;
  }
  return { entries: [...entries.values()].sort((a, b) => a.at.localeCompare(b.at)), seenAt };
}

const freshIn = (entries: readonly FeedbackEntry[], seenAt: string | null): readonly FeedbackId[] =>
  entries.filter(({ at }) => seenAt === null || at > seenAt).map(({ feedbackId }) => feedbackId);

function failureOf(error: unknown): FeedbackLoad {
  if (error instanceof Refused && error.reason === "needs-subscription") return { kind: "closed" };
  // A play that has not reached the server yet: nobody can have said anything of it.
  if (error instanceof Refused && error.reason === "not-found") return { kind: "ready", entries: [], fresh: new Set() };
  if (error instanceof Refused) return { kind: "failed", why: error.message };
  logger.error(error);
  return { kind: "failed", why: failureWords.ours };
}
