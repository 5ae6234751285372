import { Refused } from "#domain/refused.ts";
import { savingWords } from "#frontend/messages/saving.yaml";
import { refreshedCard } from "../cards/refreshedCard.ts";
import { afterAnswer, isDiverged } from "../exchange/contentCheckRule.ts";
import { withChanges, withJournal, withReceived } from "../journal/journalWrites.ts";
import {
  type EventContext,
  type Handlers,
  hasDiverged,
  isLastChangeUnsent,
  type LeavingWaiter,
  type SyncEffect,
  type SyncEvent,
  type SyncState,
  type SyncStep,
  step,
  unsentSince,
  unwrittenChanges,
  withStatus,
  withWrite,
} from "./syncState.ts";

/** Focus, visibility, and going online come together. One exchange for all of them is enough. */
const wakesApartMs = 1_000;

const flushThen = (...continueWith: readonly SyncEvent[]): SyncEvent => ({ type: "flushRequested", continueWith });

/**
 * Sends what waits before the page goes away. The card is sent first if the server has the play: once the page is gone,
 * no request starts that would have to wait for the journal.
 */
function leave(state: SyncState, waiter: Omit<LeavingWaiter, "refreshesCard">, at: EventContext): SyncStep {
  const { card, effects } = refreshedCard(state, at, true);
  const refreshesCard = !state.status.onServer;
  return step({ ...state, card }, effects, [flushThen({ type: "saveFlushed", waiter: { ...waiter, refreshesCard } })]);
}

/** Notes what the screen shows if it's more of the log than before, beside unsent changes. */
const besideUnsent = (before: SyncState, state: SyncState, at: EventContext): SyncState =>
  state.status.sequence > before.status.sequence ? withReceived(state, at) : state;

/** Nothing of this session may be written to the device any more. */
function remove(state: SyncState): SyncState {
  const cleared = { unwritten: [], dueAt: undefined, writing: undefined, next: undefined, memoryBatch: undefined };
  const readiness = { kind: "refused", errorText: savingWords.forgotten } as const;
  return {
    ...withJournal(state, cleared),
    phase: "removed",
    exchange: undefined,
    nextExchange: undefined,
    readiness,
  };
}

export const sessionHandlers: Handlers<
  "opened" | "changed" | "saveRequested" | "keepRequested" | "closeRequested" | "tabReported" | "removed"
> = {
  opened(state, { status = state.status, isCardStale, hasContent, request }, at) {
    if (state.phase !== "opening") return step(state, settled(request));
    const waiters = [{ type: "caller", request } as const];
    const isStarting = hasContent && status.blank;
    const next: SyncState = {
      ...state,
      phase: "open",
      status: { ...status, blank: status.blank && !isStarting },
      card: { ...state.card, isStale: state.card.isStale || isCardStale },
    };
    const followUps = [flushThen(), { type: "exchangeRequested", ask: true, waiters } as const];
    return step(besideUnsent(state, next, at), isStarting ? [{ type: "writeContent" }] : [], followUps);
  },

  changed(state, { updates, hasWords, removal }, at) {
    if (state.phase !== "open") return step(state);
    const draft = [...state.draft, ...updates];
    const touched = { ...state, draft, card: { ...state.card, isStale: true } };
    if (state.status.blank && !hasWords) return step(touched);
    const next = {
      ...touched,
      draft: [],
      status: { ...state.status, blank: false },
      sending: { ...state.sending, changedAt: at.now },
    };
    return step(withChanges(next, draft, removal, at));
  },

  saveRequested: (state, { request }) =>
    step(state, [], [flushThen({ type: "saveFlushed", waiter: { type: "caller", request } })]),

  keepRequested: (state, { request }) => step(state, [], [flushThen({ type: "keepFlushed", request })]),

  closeRequested(state, { request }, at) {
    const { state: next, effects, followUps } = leave({ ...state, phase: "closed" }, { type: "closed", request }, at);
    return step(next, [{ type: "stopListening" }, ...effects], followUps);
  },

  tabReported(state, { status, write }, at) {
    const next = withWrite(withStatus(state, status), write);
    // The tab that received something notes it beside what's in the journal.
    return step(isLastChangeUnsent(next) ? besideUnsent(state, next, at) : next);
  },

  removed: (state) =>
    step(remove(state), [
      { type: "notifyListeners" },
      { type: "stopListening" },
      { type: "closeTabs" },
      { type: "releaseLock" },
      { type: "settleAll", refused: new Refused("not-found", savingWords.forgotten) },
    ]),
};

export const pageHandlers: Handlers<"woken" | "hidden" | "unloading" | "journalRead" | "timerFired"> = {
  woken: (state) => step(state, state.phase === "open" ? [{ type: "readJournal", purpose: "woken" }] : []),

  hidden: (state, _event, at) => (state.phase === "open" ? leave(state, { type: "hidden" }, at) : step(state)),

  unloading: (state) => step(state, [], [flushThen()]),

  journalRead(state, { status, purpose }, at) {
    // The first word may not be in the journal yet.
    const blank = state.status.blank && status?.blank === true;
    const next = status ? besideUnsent(state, { ...state, status: { ...status, blank } }, at) : state;
    if (purpose === "exchange") return step(next, [], [{ type: "statusRead", status: undefined }]);
    if (state.phase !== "open" || at.now < state.wokenAt + wakesApartMs) return step(next);
    return step({ ...next, wokenAt: at.now }, [], [{ type: "exchangeRequested", ask: true, waiters: [] }]);
  },

  timerFired(state, { timer }) {
    const next = { ...state, timers: { ...state.timers, [timer]: undefined } };
    if (timer === "warning") return step(next, [{ type: "notifyListeners" }]);
    if (timer === "journal") return step(withJournal(next, { dueAt: undefined }), [], [flushThen()]);
    // If something is sent, the answer says what's new. A device without room may have sent all that waits.
    const ask = unwrittenChanges(state).length === 0;
    return step(next, [], [{ type: "exchangeRequested", ask, waiters: [] }]);
  },
};

export const savingHandlers: Handlers<
  "saveFlushed" | "keepFlushed" | "saveEnded" | "cardRefreshed" | "contentCompared"
> = {
  saveFlushed(state, { waiter }) {
    // Whoever closes the session waits for the server only if the device refused to store the changes.
    const isKept = waiter.type === "closed" && unwrittenChanges(state).length === 0;
    const rest = isKept ? { ...waiter, request: undefined } : waiter;
    const isUnsent = unsentSince(state) !== undefined || hasDiverged(state);
    const followUp: SyncEvent = isUnsent
      ? { type: "exchangeRequested", ask: false, waiters: [rest] }
      : { type: "saveEnded", waiter: rest, refused: undefined };
    return step(state, isKept ? settled(waiter.request) : [], [followUp]);
  },

  keepFlushed: (state, { request }) => step(state, settled(request)),

  saveEnded(state, { waiter, refused }, at) {
    if (waiter.type === "caller") return step(state, settled(waiter.request, refused));
    const { card, effects } = waiter.refreshesCard ? refreshedCard(state, at, true) : { card: state.card, effects: [] };
    const next = { ...state, card };
    if (waiter.type === "hidden") return step(next, effects);
    const ended = withJournal(next, { unwritten: [], dueAt: undefined });
    return step(ended, [...effects, { type: "closeTabs" }, ...settled(waiter.request)]);
  },

  cardRefreshed: (state, { isSent }) => step(isSent ? state : { ...state, card: { ...state.card, isStale: true } }),

  /** After a divergence both sides stay as they are: changes are journaled, and nothing is sent or received any more. */
  contentCompared(state, { sequence, agrees }, { now }) {
    if (!state.check || hasDiverged(state)) return step(state);
    const check = afterAnswer(state.check, sequence, agrees, now);
    if (!isDiverged(check)) return step({ ...state, check });
    return step({ ...state, check, divergedAt: now }, [{ type: "reportDivergence", sequence }]);
  },
};

const settled = (request: number | undefined, refused?: Refused): readonly SyncEffect[] =>
  request === undefined ? [] : [{ type: "settle", request, refused }];
