import { Refused } from "#domain/refused.ts";
import { savingWords } from "#frontend/messages/saving.yaml";
import { exchangeHandlers, exchangeRequestHandlers } from "../exchange/exchangeRuns.ts";
import { dueAt } from "../exchange/sendTiming.ts";
import { isReadable, type SyncStatus } from "../journal/journal.ts";
import { journalHandlers } from "../journal/journalWrites.ts";
import type { Readiness, Saving } from "./playSession.ts";
import { overdueAfterMs, savingOf } from "./saving.ts";
import { pageHandlers, savingHandlers, sessionHandlers } from "./sessionEvents.ts";
import {
  type EventContext,
  type Handler,
  type Handlers,
  hasDiverged,
  type SyncEffect,
  type SyncEvent,
  type SyncState,
  type SyncStep,
  step,
  type TimerName,
  unsentSince,
  unwrittenChanges,
} from "./syncState.ts";

export interface Reduced {
  readonly state: SyncState;
  readonly effects: readonly SyncEffect[];
}

const handlers: Handlers<SyncEvent["type"]> = {
  ...sessionHandlers,
  ...pageHandlers,
  ...savingHandlers,
  ...journalHandlers,
  ...exchangeRequestHandlers,
  ...exchangeHandlers,
};

/** Decides what follows from an event. It's pure: the runner performs the effects and turns their results into events. */
export function reduce(state: SyncState, event: SyncEvent, at: EventContext): Reduced {
  let next = state;
  const effects: SyncEffect[] = [];
  const events = [event];
  for (const each of events) {
    const after = handle(next, each, at);
    next = after.state;
    effects.push(...after.effects);
    events.push(...after.followUps);
  }
  return derive(state, next, effects, at);
}

function handle(state: SyncState, event: SyncEvent, at: EventContext): SyncStep {
  if (state.phase === "removed") return step(state, afterRemoval(event));
  // TypeScript can't relate the type of the event to the type of its handler.
  const handler = handlers[event.type] as Handler<SyncEvent["type"]>;
  return handler(state, event, at);
}

/** After the play was removed from the device, events have no consequences. */
function afterRemoval(event: SyncEvent): readonly SyncEffect[] {
  if (event.type === "lockAcquired") return [{ type: "releaseLock" }];
  if (!("request" in event)) return [];
  return [{ type: "settle", request: event.request, refused: new Refused("not-found", savingWords.forgotten) }];
}

/** Updates what follows from the state alone: the timers, and what the writer sees. */
function derive(before: SyncState, state: SyncState, effects: SyncEffect[], at: EventContext): Reduced {
  const readiness = unchanged(before.readiness, readinessAt(state, at));
  const saving = unchanged(before.saving, savingAt(state));
  const timers = timersAt(state, at);
  for (const timer of Object.keys(timers) as TimerName[]) {
    const due = timers[timer];
    if (due === state.timers[timer]) continue;
    effects.push(due === undefined ? { type: "clearTimer", timer } : { type: "setTimer", timer, at: due });
  }
  const isVisiblyChanged = readiness !== before.readiness || saving !== before.saving;
  if (isVisiblyChanged && !effects.some(({ type }) => type === "notifyListeners"))
    effects.push({ type: "notifyListeners" });
  return { state: { ...state, readiness, saving, timers }, effects };
}

function timersAt(state: SyncState, { now, isVisible }: EventContext): SyncState["timers"] {
  const { phase, journal, exchange, sending } = state;
  const since = unsentSince(state);
  const isOpen = phase === "open";
  const mayExchange = isOpen && !exchange && !hasDiverged(state);
  const overdueAt = since === undefined ? now : since + overdueAfterMs;
  return {
    journal: journal.dueAt,
    exchange: mayExchange ? dueAt({ ...sending, since, visible: isVisible }) : undefined,
    warning: isOpen && overdueAt > now ? overdueAt : undefined,
  };
}

function readinessAt(state: SyncState, { isTooNew }: EventContext): Readiness {
  const { phase, readiness, status, sending } = state;
  if (phase === "opening" || phase === "removed") return readiness;
  if (hasDiverged(state)) return { kind: "stopped", errorText: savingWords.diverged };
  if (isTooNew) return { kind: "refused", errorText: savingWords.tooNew };
  if (readiness.kind === "ready") return readiness;
  return readinessOf({ status, refused: sending.refused, hasHeard: sending.heardAt > 0 });
}

function savingAt(state: SyncState): Saving {
  const { status, journal, sending, divergedAt } = state;
  if (divergedAt !== undefined) return { kind: "not-saved", errorText: savingWords.diverged, since: divergedAt };
  return savingOf({
    unjournaled: unwrittenChanges(state).length,
    waiting: status.waiting,
    since: unsentSince(state),
    journalFailure: journal.failure,
    serverRefusal: sending.refused,
  });
}

/** The same object as long as it has the same content, so that a screen renders again only when something changed. */
const unchanged = <T extends object>(before: T, now: T): T =>
  JSON.stringify(before) === JSON.stringify(now) ? before : now;

interface Circumstances {
  readonly status: SyncStatus;
  /** Why the server refused the last time. */
  readonly refused: Refused | undefined;
  /** The server has answered completely at least once. */
  readonly hasHeard: boolean;
}

/** A play that wasn't on this device is ready with the server's first words, and never as an empty page. */
function readinessOf({ status, refused, hasHeard }: Circumstances): Readiness {
  if (isReadable(status)) return { kind: "ready" };
  if (refused) return { kind: "refused", errorText: whyNotOpened(refused) };
  return hasHeard ? { kind: "refused", errorText: savingWords.stillEmpty } : { kind: "opening" };
}

function whyNotOpened({ reason, message }: Refused): string {
  if (reason === "unavailable") return savingWords.notHere;
  return reason === "not-found" ? savingWords.noSuchPlay : message;
}
