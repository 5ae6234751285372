import { type Refusal, Refused } from "#domain/refused.ts";
import { savingWords } from "#frontend/messages/saving.ts";
import type { Scheduler } from "#frontend/platform/clock.ts";
import type { Exchanged } from "./exchange.ts";
import { backoffMs, dueAt, refusedRetryMs } from "./sendTiming.ts";

export interface SendSchedulerOptions {
  readonly clock: Scheduler;
  /** 0 to 1. */
  readonly random: () => number;
  readonly visible: () => boolean;
  /** When the oldest unsent change was made; undefined when all is sent. */
  readonly since: () => number | undefined;
  readonly go: (ask: boolean) => Promise<Exchanged>;
  readonly onChange: () => void;
}

/** Goes to the server and back at the right times. */
export interface SendScheduler {
  /** A word was written here. */
  readonly wordWritten: () => void;
  /** What waits has changed without one. */
  readonly look: () => void;
  /** Goes now; rejects with `Refused`. */
  readonly goNow: (ask: boolean) => Promise<void>;
  /** Why the server took nothing the last time. */
  readonly refused: () => Refused | undefined;
  /** The server has told all it has at least once. */
  readonly hasHeard: () => boolean;
  readonly stop: () => void;
}

export function createSendScheduler({
  clock,
  random,
  visible,
  since,
  go,
  onChange,
}: SendSchedulerOptions): SendScheduler {
  let underway: Promise<void> | undefined;
  let callOff: (() => void) | undefined;
  let stopped = false;
  let refused: Refused | undefined;
  let failures = 0;
  let others = false;
  const times = { changedAt: 0, sentAt: 0, heardAt: 0, retryAt: 0 };

  const look = () => {
    callOff?.();
    callOff = undefined;
    if (stopped || underway) return;
    const due = dueAt({ ...times, since: since(), others, visible: visible() });
    if (due === undefined) return;
    callOff = clock.after(Math.max(0, due - clock.now()), () => {
      goNow(since() === undefined).catch(() => undefined);
    });
  };

  async function trip(ask: boolean): Promise<void> {
    const startedAt = clock.now();
    try {
      const exchanged = await go(ask);
      arrived(exchanged, ask);
      // Words that still wait after a trip wait for the next one: never a trip upon a trip.
      if (exchanged.sent || since() !== undefined) times.sentAt = startedAt;
    } catch (error) {
      failed(error);
    } finally {
      underway = undefined;
      look();
      onChange();
    }
    if (refused) throw refused;
  }

  function arrived(exchanged: Exchanged, asked: boolean): void {
    others = exchanged.others ?? others;
    if (asked || exchanged.others !== undefined) times.heardAt = clock.now();
    failures = 0;
    refused = undefined;
    times.retryAt = 0;
  }

  function failed(error: unknown): void {
    failures += 1;
    refused = asRefused(error);
    const waitMs = passing.includes(refused.reason) ? backoffMs(failures, random()) : refusedRetryMs;
    times.retryAt = clock.now() + waitMs;
  }

  async function goNow(ask: boolean): Promise<void> {
    await underway?.catch(() => undefined);
    underway ??= trip(ask);
    return underway;
  }

  return {
    wordWritten() {
      times.changedAt = clock.now();
      look();
    },
    look,
    goNow,
    refused: () => refused,
    hasHeard: () => times.heardAt > 0,
    stop() {
      stopped = true;
      look();
    },
  };
}

/** Refusals that pass by themselves. */
const passing: readonly Refusal[] = ["unavailable", "too-many", "conflict"];

/** In the words of somebody who has just written something. */
function asRefused(error: unknown): Refused {
  if (!(error instanceof Refused)) {
    console.error("The words could not be sent.", error);
    return new Refused("unavailable", savingWords.offline);
  }
  if (error.reason === "unavailable") return new Refused("unavailable", savingWords.offline);
  if (error.reason === "not-found") return new Refused("not-found", savingWords.gone);
  if (error.code === "play-limit")
    return new Refused("needs-subscription", savingWords.playLimit, { code: error.code });
  return error;
}
