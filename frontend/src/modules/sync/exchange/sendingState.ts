import { type Refusal, Refused } from "#domain/refused.ts";
import { savingWords } from "#frontend/messages/saving.yaml";
import type { EventContext, SendingState } from "../session/syncState.ts";
import { backoffMs, refusedRetryMs } from "./sendTiming.ts";

interface SuccessfulExchange {
  readonly startedAt: number;
  readonly ask: boolean;
  /** Undefined if the server wasn't asked. */
  readonly others: boolean | undefined;
  /** Something was sent, or still waits. What still waits is due again only after a pause. */
  readonly isPaced: boolean;
}

export const afterSuccess = (sending: SendingState, done: SuccessfulExchange, { now }: EventContext): SendingState => ({
  ...sending,
  others: done.others ?? sending.others,
  heardAt: done.ask || done.others !== undefined ? now : sending.heardAt,
  sentAt: done.isPaced ? done.startedAt : sending.sentAt,
  failures: 0,
  refused: undefined,
  retryAt: 0,
});

export function afterRefusal(sending: SendingState, refused: Refused, { now, chance }: EventContext): SendingState {
  const failures = sending.failures + 1;
  return { ...sending, failures, refused, retryAt: now + retryMs(refused.reason, failures, chance) };
}

/** Returns how long to wait after this many failures in a row. */
export const retryMs = (reason: Refusal, failures: number, chance: number): number =>
  temporary.includes(reason) ? backoffMs(failures, chance) : refusedRetryMs;

/** Refusals that end without anybody doing something. */
const temporary: readonly Refusal[] = ["unavailable", "too-many", "conflict"];

/** Returns the refusal with a message for somebody who has just written something. */
export function refusalOf(error: unknown): Refused {
  if (!(error instanceof Refused) || error.reason === "unavailable")
    return new Refused("unavailable", savingWords.offline);
  if (error.reason === "not-found") return new Refused("not-found", savingWords.gone);
  if (error.reason === "too-large") return new Refused("too-large", savingWords.tooLarge);
  if (error.reason === "invalid") return new Refused("invalid", savingWords.notAccepted);
  if (error.code === "play-limit")
    return new Refused("needs-subscription", savingWords.playLimit, { code: error.code });
  return error;
}
