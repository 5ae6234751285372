import { beyondLog } from "#domain/api/beyondLog.ts";
import { Refused } from "#domain/refused.ts";
import type { ServerUpdates, SyncStatus, UpdateBatch } from "../journal/journal.ts";
import type { ServerAnswer } from "./serverAnswers.ts";

/** What an exchange has done so far. It takes one step at a time and decides on the next one when it has the result. */
export interface ExchangeState {
  /** Read what's new even if nothing is sent. */
  readonly ask: boolean;
  /** Everything is sent. The rest of the log is being read. */
  readonly isReading: boolean;
  readonly sentId: string | undefined;
  /** The last answer. */
  readonly answer: ServerAnswer | undefined;
  readonly rounds: number;
  /** Why the server refused, while everything is made to wait again. */
  readonly error: unknown;
}

/** The next step. Every effect has one result, an `ExchangeEvent`. */
export type ExchangeEffect =
  | { readonly type: "readStatus" }
  | { readonly type: "createPlay" }
  | { readonly type: "sealBatch" }
  | { readonly type: "sendBatch"; readonly batch: UpdateBatch }
  | { readonly type: "readUpdates"; readonly after: number }
  | { readonly type: "storeUpdates"; readonly received: ServerUpdates }
  | { readonly type: "startOver" };

/** `Status` includes undefined if the device may fail to read or store it. */
export type ExchangeEvent<Status = SyncStatus> =
  | { readonly type: "statusRead"; readonly status: Status }
  | { readonly type: "playCreated"; readonly status: Status }
  | { readonly type: "batchSealed"; readonly batch: UpdateBatch | undefined }
  | { readonly type: "serverAnswered"; readonly answer: ServerAnswer }
  | { readonly type: "updatesStored"; readonly received: ServerUpdates; readonly status: Status }
  | { readonly type: "startedOver"; readonly status: Status }
  | { readonly type: "stepFailed"; readonly error: unknown };

export type ExchangeOutcome =
  | {
      readonly type: "done";
      readonly sent: boolean;
      /** Whether another device is writing; undefined if the server wasn't asked. */
      readonly others: boolean | undefined;
    }
  | { readonly type: "failed"; readonly error: unknown };

/** Either the effect that comes next, or how the exchange ended. */
export type ExchangeStep =
  | { readonly state: ExchangeState; readonly effect: ExchangeEffect; readonly outcome?: undefined }
  | { readonly effect?: undefined; readonly outcome: ExchangeOutcome };

/** More rounds than any play needs. It ends an exchange with a server that always has more. */
const maxRounds = 10_000;

/**
 * Starts an exchange: it creates the play if the server doesn't have it, sends what waits in order, one sealed batch at
 * a time, and then reads what's new.
 */
export const startExchange = (ask: boolean): ExchangeStep => ({
  state: { ask, isReading: false, sentId: undefined, answer: undefined, rounds: 0, error: undefined },
  effect: { type: "readStatus" },
});

export function nextExchangeStep(state: ExchangeState, event: ExchangeEvent): ExchangeStep {
  switch (event.type) {
    case "statusRead":
      if (state.isReading) return { state, effect: { type: "readUpdates", after: event.status.sequence } };
      return { state, effect: { type: event.status.onServer ? "sealBatch" : "createPlay" } };
    case "playCreated":
      return { state, effect: { type: "sealBatch" } };
    case "batchSealed":
      return afterSealing(state, event.batch);
    case "serverAnswered": {
      const { answer } = event;
      const next = { ...state, answer, rounds: state.rounds + 1 };
      return { state: next, effect: { type: "storeUpdates", received: answer.received } };
    }
    case "updatesStored":
      return afterStoring(state);
    case "startedOver":
      return failed(state.error);
    case "stepFailed":
      if (!isBeyondLog(event.error)) return failed(event.error);
      return { state: { ...state, error: event.error }, effect: { type: "startOver" } };
  }
}

function afterSealing(state: ExchangeState, batch: UpdateBatch | undefined): ExchangeStep {
  // A batch comes back if the journal couldn't store its confirmation. It isn't sent twice in one exchange.
  if (batch && batch.updateId !== state.sentId)
    return { state: { ...state, sentId: batch.updateId }, effect: { type: "sendBatch", batch } };
  const { answer, ask } = state;
  if (answer?.isComplete || (!answer && !ask)) return done(state);
  return { state: { ...state, isReading: true }, effect: { type: "readStatus" } };
}

function afterStoring(state: ExchangeState): ExchangeStep {
  if (state.rounds >= maxRounds) return done(state);
  if (!state.isReading) return { state, effect: { type: "sealBatch" } };
  return state.answer?.isComplete ? done(state) : { state, effect: { type: "readStatus" } };
}

const done = ({ sentId, answer }: ExchangeState): ExchangeStep => ({
  outcome: { type: "done", sent: sentId !== undefined, others: answer?.others },
});

const failed = (error: unknown): ExchangeStep => ({ outcome: { type: "failed", error } });

const isBeyondLog = (error: unknown): boolean => error instanceof Refused && error.code === beyondLog;

export const stepFailed = (error: unknown) => ({ type: "stepFailed", error }) as const;
