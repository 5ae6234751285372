import type { Refused } from "#domain/refused.ts";
import type { ContentCheckState } from "../exchange/contentCheckRule.ts";
import type { ExchangeEffect, ExchangeEvent, ExchangeOutcome, ExchangeState } from "../exchange/exchangeSteps.ts";
import type { JournalEntry, SyncStatus, UpdateBatch } from "../journal/journal.ts";
import type { LastChange, RemovedAmount } from "../journal/momentRule.ts";
import type { Readiness, Saving } from "./playSession.ts";

/** What the runner sees when an event happens. The reducer reads no clock, page, document, or random source itself. */
export interface EventContext {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly isVisible: boolean;
  /** Only a newer version of Ghostlight can read the document. */
  readonly isTooNew: boolean;
  /** The number of the last update of the server's log that the page shows. The journal may not have it yet. */
  readonly shown: number;
  /** A random number from 0 to 1. */
  readonly chance: number;
}

/** Everything that decides how a play in one tab is saved. */
export interface SyncState {
  /** Closed: the last changes may still be on their way. Removed: the device's copy was deleted, and nothing is written. */
  readonly phase: "opening" | "open" | "closed" | "removed";
  readonly status: SyncStatus;
  /** What a new play's editor has set up. It's journaled together with the first word. */
  readonly draft: readonly Uint8Array[];
  readonly journal: JournalState;
  readonly exchange: RunningExchange | undefined;
  /** The exchange that starts when the running one ends. */
  readonly nextExchange: RequestedExchange | undefined;
  readonly sending: SendingState;
  readonly card: CardState;
  /** Undefined if there's nothing to compare the play with. */
  readonly check: ContentCheckState | undefined;
  /** When the device and the server were found to have different plays. Nothing is exchanged any more. */
  readonly divergedAt: number | undefined;
  readonly wokenAt: number;
  /** When each timer fires, or undefined if it isn't set. */
  readonly timers: Readonly<Record<TimerName, number | undefined>>;
  readonly readiness: Readiness;
  readonly saving: Saving;
}

export interface JournalState {
  /** Changes that only this tab has, in the order in which they were made. */
  readonly unwritten: readonly JournalEntry[];
  /** When the next write is due. */
  readonly dueAt: number | undefined;
  readonly writing: JournalWrite | undefined;
  /** What continues after the next write. It starts as soon as it can. */
  readonly next: readonly SyncEvent[] | undefined;
  /** Why the device refused the last write, in a sentence. */
  readonly failure: string | undefined;
  /** A batch of changes that the device refused to store. It's kept until the server or the journal has them. */
  readonly memoryBatch: MemoryBatch | undefined;
  readonly lastChange: LastChange | undefined;
}

export interface JournalWrite {
  readonly entries: readonly JournalEntry[];
  /** What continues when the write has ended, successful or not. */
  readonly continueWith: readonly SyncEvent[];
}

export interface MemoryBatch {
  readonly batch: UpdateBatch;
  readonly entries: readonly JournalEntry[];
}

export interface RequestedExchange {
  /** Read what's new even if nothing is sent. */
  readonly ask: boolean;
  readonly waiters: readonly Waiter[];
}

export interface RunningExchange extends RequestedExchange {
  readonly startedAt: number;
  /** First the journal's batches are sent, then those that the device refused to store. */
  readonly source: "journal" | "memory";
  /** Undefined while the exchange waits for the lock or for the journal. */
  readonly steps: ExchangeState | undefined;
  /** How the journal's part ended. */
  readonly outcome: ExchangeOutcome | undefined;
}

/** What continues when an exchange ends. */
export type Waiter = { readonly type: "caller"; readonly request: number } | LeavingWaiter;

/** The page was hidden, or the session was closed. */
export interface LeavingWaiter {
  readonly type: "hidden" | "closed";
  /** The server didn't have the play before, so the card couldn't be sent first. */
  readonly refreshesCard: boolean;
  readonly request?: number;
}

export interface SendingState {
  /** When the last change was made (epoch ms, like all times here). */
  readonly changedAt: number;
  /** When the last exchange that sent something started. */
  readonly sentAt: number;
  /** When the server last told what's new; 0 is never. */
  readonly heardAt: number;
  /** No exchange starts by itself before this. */
  readonly retryAt: number;
  /** Failed exchanges in a row. */
  readonly failures: number;
  /** Another device is writing, too. */
  readonly others: boolean;
  /** Why the server refused the last time. */
  readonly refused: Refused | undefined;
}

export interface CardState {
  /** The server's card may be older than the text. */
  readonly isStale: boolean;
  readonly refreshedAt: number;
}

export type TimerName = "journal" | "exchange" | "warning";

/** Something that happened. `request` identifies a promise that the runner settles later. */
export type SyncEvent =
  | {
      readonly type: "opened";
      /** What the device has; undefined if it has nothing or couldn't be read. */
      readonly status: SyncStatus | undefined;
      readonly isCardStale: boolean;
      /** A new play starts with a template or an imported file. */
      readonly hasContent: boolean;
      readonly request: number;
    }
  /** The writer changed the document. `hasWords`: it has more in it than the editor's set-up. */
  | {
      readonly type: "changed";
      readonly updates: readonly Uint8Array[];
      readonly hasWords: boolean;
      readonly removal: RemovedAmount;
    }
  | { readonly type: "saveRequested"; readonly request: number }
  /** Only the journal matters to the caller. */
  | { readonly type: "keepRequested"; readonly request: number }
  | { readonly type: "closeRequested"; readonly request: number }
  /** The page is visible, focused, or online again. */
  | { readonly type: "woken" }
  | { readonly type: "hidden" }
  /** The browser is about to leave the page and may still ask the writer. */
  | { readonly type: "unloading" }
  /** Another tab has written to the journal. `write` is the number of that write; undefined if it stored what it received. */
  | { readonly type: "tabReported"; readonly status: SyncStatus; readonly write: number | undefined }
  /** The play was removed from this device. */
  | { readonly type: "removed" }
  | { readonly type: "timerFired"; readonly timer: TimerName }
  | { readonly type: "journalWritten"; readonly status: SyncStatus; readonly updates: readonly Uint8Array[] }
  | { readonly type: "journalRefused"; readonly error: unknown }
  /** The whole journal was read, and the document shows it. */
  | { readonly type: "journalRead"; readonly status: SyncStatus | undefined; readonly purpose: JournalReading }
  | { readonly type: "lockAcquired" }
  | ExchangeEvent<SyncStatus | undefined>
  | { readonly type: "memoryBatchSealed"; readonly batch: UpdateBatch; readonly entries: readonly JournalEntry[] }
  | { readonly type: "cardRefreshed"; readonly isSent: boolean }
  | { readonly type: "contentCompared"; readonly sequence: number; readonly agrees: boolean | null }
  | FollowUp;

export type JournalReading = "woken" | "exchange";

/** Raised by the reducer itself, to continue with something. */
export type FollowUp =
  | { readonly type: "flushRequested"; readonly continueWith: readonly SyncEvent[] }
  /** Everything that the caller wanted saved is in the journal, or the device refused it. */
  | { readonly type: "saveFlushed"; readonly waiter: Waiter }
  | { readonly type: "keepFlushed"; readonly request: number }
  | { readonly type: "exchangeRequested"; readonly ask: boolean; readonly waiters: readonly Waiter[] }
  | { readonly type: "exchangeFlushed" }
  | { readonly type: "memorySealDue" }
  | { readonly type: "saveEnded"; readonly waiter: Waiter; readonly refused: Refused | undefined };

/** What the runner is to do. */
export type SyncEffect = RequestEffect | ImmediateEffect;

/** Each of these has one result, an event. */
export type RequestEffect =
  | { readonly type: "writeJournal"; readonly entries: readonly JournalEntry[] }
  | { readonly type: "readJournal"; readonly purpose: JournalReading }
  | { readonly type: "refreshCard" }
  | ExchangeEffect;

export type ImmediateEffect =
  /** Only one tab at a time exchanges updates about a play. */
  | { readonly type: "acquireLock" }
  | { readonly type: "releaseLock" }
  | { readonly type: "sealFromMemory"; readonly entries: readonly JournalEntry[]; readonly after: number }
  | {
      readonly type: "postToTabs";
      readonly updates: readonly Uint8Array[];
      readonly status: SyncStatus;
      readonly write?: number | undefined;
    }
  | { readonly type: "setTimer"; readonly timer: TimerName; readonly at: number }
  | { readonly type: "clearTimer"; readonly timer: TimerName }
  | { readonly type: "compareContent"; readonly sequence: number; readonly withProof: boolean }
  | { readonly type: "reportDivergence"; readonly sequence: number }
  /** Puts the template or imported file into the new play's document. */
  | { readonly type: "writeContent" }
  /** Readiness or saving state changed, or unsent changes became overdue. */
  | { readonly type: "notifyListeners" }
  | { readonly type: "logError"; readonly error: unknown }
  | { readonly type: "settle"; readonly request: number; readonly refused: Refused | undefined }
  /** Rejects every promise that isn't settled yet. */
  | { readonly type: "settleAll"; readonly refused: Refused }
  | { readonly type: "stopListening" }
  | { readonly type: "closeTabs" };

export interface SyncStep {
  readonly state: SyncState;
  readonly effects: readonly SyncEffect[];
  /** Reduced right after this event, before any other. */
  readonly followUps: readonly SyncEvent[];
}

export const step = (
  state: SyncState,
  effects: readonly SyncEffect[] = [],
  followUps: readonly SyncEvent[] = [],
): SyncStep => ({ state, effects, followUps });

type EventOf<Type extends SyncEvent["type"]> = Extract<SyncEvent, { readonly type: Type }>;

export type Handler<Type extends SyncEvent["type"]> = (
  state: SyncState,
  event: EventOf<Type>,
  at: EventContext,
) => SyncStep;

/** One handler for each of these events. */
export type Handlers<Types extends SyncEvent["type"]> = { readonly [Type in Types]: Handler<Type> };

interface StartOptions {
  readonly isNew: boolean;
  /** The play can be compared with the server's. */
  readonly check: ContentCheckState | undefined;
}

const notReadYet: SyncStatus = {
  sequence: 0,
  onServer: true,
  waiting: 0,
  since: undefined,
  blank: false,
  whole: false,
  writes: 0,
};
const newPlay: SyncStatus = { ...notReadYet, onServer: false, blank: true, whole: true };

export const startState = ({ isNew, check }: StartOptions): SyncState => ({
  phase: "opening",
  status: isNew ? newPlay : notReadYet,
  draft: [],
  journal: {
    unwritten: [],
    dueAt: undefined,
    writing: undefined,
    next: undefined,
    failure: undefined,
    memoryBatch: undefined,
    lastChange: undefined,
  },
  exchange: undefined,
  nextExchange: undefined,
  sending: { changedAt: 0, sentAt: 0, heardAt: 0, retryAt: 0, failures: 0, others: false, refused: undefined },
  card: { isStale: false, refreshedAt: Number.NEGATIVE_INFINITY },
  check,
  divergedAt: undefined,
  wokenAt: Number.NEGATIVE_INFINITY,
  timers: { journal: undefined, exchange: undefined, warning: undefined },
  readiness: { kind: "opening" },
  saving: { kind: "saved" },
});

/** Takes over a status that was read from the journal. What this tab knows beyond it stays. */
export const withStatus = (state: SyncState, status: SyncStatus): SyncState => ({
  ...state,
  status: {
    ...status,
    sequence: Math.max(status.sequence, state.status.sequence),
    onServer: status.onServer || state.status.onServer,
    blank: status.blank && state.status.blank,
    whole: status.whole || state.status.whole,
    writes: state.status.writes,
  },
});

/** Notes that the document shows a write to the journal. If an earlier one is missing, the next exchange reads all. */
export const withWrite = (state: SyncState, write: number | undefined): SyncState =>
  write === state.status.writes + 1 ? { ...state, status: { ...state.status, writes: write } } : state;

/** Whether the journal has something that this tab doesn't show. A message from another tab may not have come. */
export const isBehind = (shown: SyncStatus, stored: SyncStatus): boolean =>
  stored.sequence > shown.sequence || stored.writes > shown.writes;

/** The changes that only this tab has, without the entries that only say what the screen showed. */
export const unwrittenChanges = ({ journal }: SyncState): readonly JournalEntry[] =>
  journal.unwritten.filter(({ changes }) => changes > 0);

/** When the oldest change was made that the server doesn't have; undefined if it has all. */
export function unsentSince(state: SyncState): number | undefined {
  const { status } = state;
  const times = [status.since, unwrittenChanges(state)[0]?.at].filter((time) => time !== undefined);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Whether the server doesn't have the last change that was made in this tab. */
export function isLastChangeUnsent(state: SyncState): boolean {
  const { lastChange } = state.journal;
  const since = unsentSince(state);
  return lastChange !== undefined && since !== undefined && lastChange.at >= since;
}

/** The session no longer syncs: it was found to differ from the server. */
export const hasDiverged = ({ divergedAt }: SyncState): boolean => divergedAt !== undefined;

/** Whether leaving the page now would lose changes, or leave a divergence unnoticed. */
export const mayLoseChanges = (state: SyncState): boolean => unwrittenChanges(state).length > 0 || hasDiverged(state);
