import { nothingNew } from "#domain/play/document/mergeUpdates.ts";
import { savingWords } from "#frontend/messages/saving.yaml";
import {
  type EventContext,
  type Handlers,
  type JournalState,
  type SyncEvent,
  type SyncState,
  type SyncStep,
  step,
  unsentSince,
  withStatus,
  withWrite,
} from "../session/syncState.ts";
import type { JournalEntry } from "./journal.ts";
import { endsMoment, type RemovedAmount } from "./momentRule.ts";

/** Changes within this time share one transaction. Including the transaction, a word is on the device within 250 ms. */
const gatherMs = 100;
const retryMs = 5_000;

export const withJournal = (state: SyncState, journal: Partial<JournalState>): SyncState => ({
  ...state,
  journal: { ...state.journal, ...journal },
});

/** Adds changes to be written soon. */
export function withChanges(
  state: SyncState,
  updates: readonly Uint8Array[],
  removal: RemovedAmount,
  { now, shown }: EventContext,
): SyncState {
  const { unwritten, dueAt = now + gatherMs, lastChange } = state.journal;
  const known = Math.max(shown, state.status.sequence);
  const ends = endsMoment(lastChange, { at: now, known, removal });
  const entries = updates.map((update, index): JournalEntry => {
    const isFirst = index === 0;
    const entry = { update, changes: 1, at: now, known };
    return { ...entry, endsMoment: isFirst && ends, largeDeletion: isFirst && removal === "much" };
  });
  const momentEndedAt = ends || !lastChange ? now : lastChange.momentEndedAt;
  return withJournal(state, {
    unwritten: [...unwritten, ...entries],
    dueAt,
    lastChange: { at: now, known, momentEndedAt },
  });
}

/**
 * After something came from elsewhere, notes what the screen shows if it's beside changes of this device that aren't sent: the
 * log has no entry with that text, so it would be no moment if nobody wrote soon.
 */
export function withReceived(state: SyncState, { now, shown }: EventContext): SyncState {
  if (state.phase !== "open" || unsentSince(state) === undefined) return state;
  const { unwritten, dueAt = now + gatherMs } = state.journal;
  const known = Math.max(shown, state.status.sequence);
  const entry = { update: nothingNew, changes: 0, at: now, known, endsMoment: true };
  const lastChange = { at: now, known, momentEndedAt: now };
  return withJournal(state, { unwritten: [...unwritten, entry], dueAt, lastChange });
}

/** Writes everything unwritten to the journal and raises `continueWith` when that has ended, successful or not. */
function flush(state: SyncState, continueWith: readonly SyncEvent[]): SyncStep {
  const { unwritten, writing, next = [] } = state.journal;
  const waiting = [...next, ...continueWith];
  if (state.phase === "opening" || writing) return step(withJournal(state, { next: waiting }));
  if (unwritten.length === 0) return step(withJournal(state, { next: undefined }), [], waiting);
  const write = { entries: unwritten, continueWith: waiting };
  return step(withJournal(state, { writing: write, next: undefined }), [{ type: "writeJournal", entries: unwritten }]);
}

/** Raises what waited for the write that ended, and starts the next one if something waits for that. */
function continueAfter(state: SyncState): readonly SyncEvent[] {
  const { writing, next } = state.journal;
  return [...(writing?.continueWith ?? []), ...(next ? [{ type: "flushRequested", continueWith: [] } as const] : [])];
}

export const journalHandlers: Handlers<"flushRequested" | "journalWritten" | "journalRefused"> = {
  flushRequested: (state, { continueWith }) => flush(state, continueWith),

  journalWritten(state, { status, updates }) {
    const { unwritten, writing } = state.journal;
    const written = new Set(writing?.entries);
    const rest = unwritten.filter((entry) => !written.has(entry));
    const journal: Partial<JournalState> = {
      unwritten: rest,
      writing: undefined,
      failure: undefined,
      memoryBatch: undefined,
      ...(rest.length === 0 && { dueAt: undefined }),
    };
    // What only says what the screen showed isn't counted as a write, and another tab may have made the last one.
    const write = writing?.entries.some(({ changes }) => changes > 0) ? status.writes : undefined;
    const next = withWrite(withJournal(withStatus(state, status), journal), write);
    const post = { type: "postToTabs", updates, status: next.status, write } as const;
    return step(next, [post], continueAfter(state));
  },

  journalRefused(state, { error }, { now }) {
    const { dueAt = now + retryMs } = state.journal;
    const next = withJournal(state, { writing: undefined, failure: whyRefused(error), dueAt });
    return step(next, [], continueAfter(state));
  },
};

/** A browser that is out of storage aborts the transaction with `QuotaExceededError`. */
const whyRefused = (error: unknown): string =>
  error instanceof Error && error.name === "QuotaExceededError" ? savingWords.storageFull : savingWords.noStorage;
