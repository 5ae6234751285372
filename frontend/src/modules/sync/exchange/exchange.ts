import type { CardFields, SyncStatus, UpdateOutbox } from "../journal/journal.ts";
import {
  type ExchangeEffect,
  type ExchangeEvent,
  nextExchangeStep,
  startExchange,
  stepFailed,
} from "./exchangeSteps.ts";
import type { Log } from "./log.ts";
import { readServerAnswer, sendBatch } from "./serverAnswers.ts";

/** What the steps of an exchange are carried out with. */
export interface ExchangeTools<Status = SyncStatus> {
  readonly outbox: UpdateOutbox<Status>;
  readonly log: Log;
  readonly newId: () => string;
  /** Returns the card that a new play is created with on the server. */
  readonly card: () => Promise<CardFields>;
}

export interface ExchangeOptions extends ExchangeTools {
  /** Read what's new even if nothing is sent. */
  readonly ask: boolean;
}

/**
 * Runs one exchange of a play that isn't open in this tab. The caller makes sure that only one tab at a time does so.
 * Rejects with `Refused`. What was received until then is stored.
 */
export async function exchange({ ask, ...tools }: ExchangeOptions): Promise<void> {
  let step = startExchange(ask);
  while (step.effect) {
    const result = performExchangeEffect(step.effect, tools);
    step = nextExchangeStep(step.state, await result.catch(stepFailed));
  }
  if (step.outcome.type === "failed") throw step.outcome.error;
}

export type PerformExchangeEffect = typeof performExchangeEffect;

/** Performs one step's effect and resolves with its result. */
export async function performExchangeEffect<Status>(
  effect: ExchangeEffect,
  { outbox, log, newId, card }: ExchangeTools<Status>,
): Promise<ExchangeEvent<Status>> {
  switch (effect.type) {
    case "readStatus":
      return { type: "statusRead", status: await outbox.status() };
    case "createPlay":
      await log.create(await card());
      return { type: "playCreated", status: await outbox.created() };
    case "sealBatch":
      return { type: "batchSealed", batch: await outbox.seal(newId()) };
    case "sendBatch":
      return { type: "serverAnswered", answer: await sendBatch(log, effect.batch) };
    case "readUpdates":
      return { type: "serverAnswered", answer: await readServerAnswer(log, effect.after) };
    case "storeUpdates": {
      const { received } = effect;
      return { type: "updatesStored", received, status: await outbox.store(received) };
    }
    case "startOver":
      return { type: "startedOver", status: await outbox.startOver() };
  }
}
