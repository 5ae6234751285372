import { Refused } from "#domain/refused.ts";
import { savingWords } from "#frontend/messages/saving.yaml";
import { refreshedCard } from "../cards/refreshedCard.ts";
import type { ServerUpdates, SyncStatus } from "../journal/journal.ts";
import { withJournal, withReceived } from "../journal/journalWrites.ts";
import {
  type EventContext,
  type Handlers,
  hasDiverged,
  isBehind,
  type RunningExchange,
  type SyncEffect,
  type SyncEvent,
  type SyncState,
  type SyncStep,
  step,
  unsentSince,
  unwrittenChanges,
  withStatus,
} from "../session/syncState.ts";
import { entriesForOneUpdate } from "./batchOf.ts";
import { afterAsking, isCheckDue } from "./contentCheckRule.ts";
import {
  type ExchangeEffect,
  type ExchangeEvent,
  type ExchangeOutcome,
  type ExchangeStep,
  nextExchangeStep,
  startExchange,
} from "./exchangeSteps.ts";
import { afterRefusal, afterSuccess, refusalOf } from "./sendingState.ts";

/** Carries out the next step of the running exchange. */
function take(state: SyncState, next: ExchangeStep, at: EventContext): SyncStep {
  const { exchange } = state;
  if (!exchange) return step(state);
  if (next.outcome) return endOf(state, exchange, next.outcome, at);
  const after = { ...state, exchange: { ...exchange, steps: next.state } };
  const { effect } = next;
  const known = alreadyKnown(after, exchange, effect);
  return known ? step(after, [], [known]) : step(after, [effect]);
}

/** The result of a step that needs nothing from outside. */
function alreadyKnown(state: SyncState, { source }: RunningExchange, effect: ExchangeEffect): SyncEvent | undefined {
  if (source === "memory") {
    if (effect.type === "readStatus") return { type: "statusRead", status: state.status };
    if (effect.type === "sealBatch") return { type: "memorySealDue" };
  } else if (effect.type === "sealBatch" && state.status.waiting === 0) {
    return { type: "batchSealed", batch: undefined };
  }
  return undefined;
}

/** Passes a result on to the steps of the running exchange. */
const advance = (state: SyncState, event: ExchangeEvent, at: EventContext): SyncStep =>
  state.exchange?.steps ? take(state, nextExchangeStep(state.exchange.steps, event), at) : step(state);

/**
 * After the journal's part, what the device refused to store is sent, even if the journal's part failed. It waits only while
 * the server can't be reached: the log should have what a device wrote in the order in which it was written.
 */
function endOf(state: SyncState, exchange: RunningExchange, outcome: ExchangeOutcome, at: EventContext): SyncStep {
  const isReached = outcome.type === "done" || !isUnavailable(outcome.error);
  if (exchange.source === "journal" && isReached && state.journal.failure !== undefined) {
    return take({ ...state, exchange: { ...exchange, source: "memory", outcome } }, startExchange(false), at);
  }
  const isFinal = exchange.outcome === undefined || outcome.type === "failed";
  return end(state, exchange, isFinal ? outcome : (exchange.outcome ?? outcome), at);
}

function end(state: SyncState, exchange: RunningExchange, outcome: ExchangeOutcome, at: EventContext): SyncStep {
  const { nextExchange } = state;
  const idle = { ...state, exchange: undefined, nextExchange: undefined };
  const ended = outcome.type === "failed" ? fail(idle, outcome.error, at) : succeed(idle, exchange, outcome, at);
  const { refused } = ended.state.sending;
  return step(
    ended.state,
    [{ type: "releaseLock" }, ...ended.effects],
    [
      ...exchange.waiters.map((waiter) => ({ type: "saveEnded", waiter, refused }) as const),
      ...(nextExchange ? [{ type: "exchangeRequested", ...nextExchange } as const] : []),
    ],
  );
}

function fail(state: SyncState, error: unknown, at: EventContext): SyncStep {
  const sending = afterRefusal(state.sending, refusalOf(error), at);
  return step({ ...state, sending }, error instanceof Refused ? [] : [{ type: "logError", error }]);
}

const isUnavailable = (error: unknown): boolean => error instanceof Refused && error.reason === "unavailable";

type Done = Extract<ExchangeOutcome, { readonly type: "done" }>;

function succeed(
  state: SyncState,
  { ask, startedAt }: RunningExchange,
  { sent, others }: Done,
  at: EventContext,
): SyncStep {
  const isPaced = sent || unsentSince(state) !== undefined;
  const sending = afterSuccess(state.sending, { ask, startedAt, others, isPaced }, at);
  const compared = others === undefined ? step(state) : compare(state, at);
  const { card, effects } = refreshedCard(compared.state, at);
  return step({ ...compared.state, sending, card }, [...compared.effects, ...effects]);
}

/** The only moment when both must have the same play: everything is sent, and everything received is shown. */
function compare(state: SyncState, { now, chance }: EventContext): SyncStep {
  const { check, status, phase } = state;
  const isAllSent = phase === "open" && !status.blank && unsentSince(state) === undefined;
  if (!check || !isAllSent || !isCheckDue(check, status.sequence, now)) return step(state);
  return step({ ...state, check: afterAsking(check, now, chance) }, [
    { type: "compareContent", sequence: status.sequence, withProof: check.doubts > 0 },
  ]);
}

/** A batch that the device refused to store, once the server has it. The journal stores it with the updates of others. */
function confirmMemoryBatch(state: SyncState, received: ServerUpdates): { state: SyncState; received: ServerUpdates } {
  const { memoryBatch, unwritten } = state.journal;
  if (!memoryBatch || !received.logged.includes(memoryBatch.batch.updateId)) return { state, received };
  const confirmed = new Set(memoryBatch.entries);
  const rest = unwritten.filter((entry) => !confirmed.has(entry));
  return {
    state: withJournal(state, { unwritten: rest, memoryBatch: undefined }),
    received: { ...received, updates: [...received.updates, memoryBatch.batch.update] },
  };
}

/** What this tab knows after receiving updates that the journal couldn't store. */
const statusInMemory = ({ status }: SyncState, received: ServerUpdates): SyncStatus => ({
  ...status,
  onServer: true,
  whole: status.whole || received.toTheEnd,
  sequence: Math.max(status.sequence, received.sequence),
});

/** Whether the device couldn't store earlier updates, and has room now. It needs those first. */
const hasHole = (status: SyncStatus, received: ServerUpdates): boolean => status.sequence < received.after;

const readAgainFrom = (state: SyncState, { sequence }: SyncStatus): SyncState => ({
  ...state,
  status: { ...state.status, sequence },
});

export const exchangeRequestHandlers: Handlers<"exchangeRequested" | "lockAcquired" | "exchangeFlushed"> = {
  /** One exchange at a time. All requests during one share the next. */
  exchangeRequested(state, { ask, waiters }, { now }) {
    const { exchange, nextExchange } = state;
    if (exchange) {
      const shared = {
        ask: ask || nextExchange?.ask === true,
        waiters: [...(nextExchange?.waiters ?? []), ...waiters],
      };
      return step({ ...state, nextExchange: shared });
    }
    const started = { ask, waiters, startedAt: now, source: "journal", steps: undefined, outcome: undefined } as const;
    return step({ ...state, exchange: started }, [{ type: "acquireLock" }]);
  },

  /** Journal first: nothing is sent before what was written until now is in the journal or refused by it. */
  lockAcquired: (state) => step(state, [], [{ type: "flushRequested", continueWith: [{ type: "exchangeFlushed" }] }]),

  exchangeFlushed(state, _event, at) {
    const { exchange } = state;
    if (!exchange) return step(state);
    if (hasDiverged(state)) {
      const error = new Refused("conflict", savingWords.diverged);
      return end(state, exchange, { type: "failed", error }, at);
    }
    if (state.status.blank) return end(state, exchange, { type: "done", sent: false, others: undefined }, at);
    return take(state, startExchange(exchange.ask), at);
  },
};

export const exchangeHandlers: Handlers<ExchangeEvent["type"] | "memorySealDue" | "memoryBatchSealed"> = {
  statusRead(state, { status }, at) {
    if (status && isBehind(state.status, status))
      return step(state, [{ type: "readJournal", purpose: "exchange" } satisfies SyncEffect]);
    const next = status ? withStatus(state, status) : state;
    return advance(next, { type: "statusRead", status: next.status }, at);
  },

  playCreated(state, { status = { ...state.status, onServer: true } }, at) {
    return advance(withStatus(state, status), { type: "playCreated", status }, at);
  },

  batchSealed: (state, event, at) => advance(state, event, at),

  /** Seals what the device refused to store. A sealed batch is kept as it is until the server or the journal has it. */
  memorySealDue(state, event, at) {
    const { writing, memoryBatch, failure, unwritten } = state.journal;
    if (writing)
      return step(withJournal(state, { writing: { ...writing, continueWith: [...writing.continueWith, event] } }));
    if (memoryBatch || failure === undefined || unwrittenChanges(state).length === 0)
      return advance(state, { type: "batchSealed", batch: memoryBatch?.batch }, at);
    const entries = entriesForOneUpdate(unwritten);
    return step(state, [{ type: "sealFromMemory", entries, after: state.status.sequence }]);
  },

  memoryBatchSealed(state, { batch, entries }, at) {
    return advance(withJournal(state, { memoryBatch: { batch, entries } }), { type: "batchSealed", batch }, at);
  },

  serverAnswered(state, { answer }, at) {
    const { state: next, received } = confirmMemoryBatch(state, answer.received);
    return advance(next, { type: "serverAnswered", answer: { ...answer, received } }, at);
  },

  updatesStored(state, { received, status = statusInMemory(state, received) }, at) {
    const stored = withStatus(hasHole(status, received) ? readAgainFrom(state, status) : state, status);
    const next = received.updates.length > 0 ? withReceived(stored, at) : stored;
    const after = advance(next, { type: "updatesStored", received, status }, at);
    const post = { type: "postToTabs", updates: received.updates, status: next.status } as const;
    return { ...after, effects: [post, ...after.effects] };
  },

  startedOver(state, { status = { ...state.status, sequence: 0 } }, at) {
    const next = { ...state, status: { ...status, writes: state.status.writes } };
    return advance(next, { type: "startedOver", status }, at);
  },

  stepFailed(state, event, at) {
    const { exchange } = state;
    if (!exchange || exchange.steps) return advance(state, event, at);
    return end(state, exchange, { type: "failed", error: event.error }, at);
  },
};
