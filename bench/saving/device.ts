import { nanoid } from "nanoid";
import type { Doc } from "yjs";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { readCardText } from "#frontend/modules/sync/cards/cardText.ts";
import { playCardOf } from "#frontend/modules/sync/cards/playCardOf.ts";
import { type ContentCheckOptions, hashForCheck } from "#frontend/modules/sync/exchange/contentCheck.ts";
import { performExchangeEffect } from "#frontend/modules/sync/exchange/exchange.ts";
import { type Log, type ServerLog, serverLog } from "#frontend/modules/sync/exchange/log.ts";
import type { StartingContent } from "#frontend/modules/sync/session/playSessionOptions.ts";
import { SyncedPlaySession } from "#frontend/modules/sync/session/syncedPlaySession.ts";
import { deviceInOneTab } from "#frontend/modules/sync/testing/deviceInOneTab.ts";
import type { Call } from "#frontend/platform/call.ts";
import type { TestClock } from "#frontend/platform/testing/testClock.ts";

export interface BenchDeviceOptions {
  readonly userId: UserId;
  readonly playId: PlayId;
  readonly call: Call;
  readonly clock: TestClock;
  readonly startWith?: StartingContent;
  /** How to ask the server from time to time whether it has the same play. */
  readonly callToCheck?: Call;
}

/** The sync engine as it runs in a browser, except for the clock, which waits until all work is done. */
export interface BenchDevice {
  readonly script: SyncedPlaySession;
  readonly saves: () => number;
  readonly checks: () => number;
  /** Advances the clock by this many milliseconds. */
  readonly pass: (ms: number) => Promise<void>;
}

/** A browser's only tab, which stays visible. */
export const visibleTab = {
  describe: readCardText,
  performExchangeEffect,
  countPages: async (doc: Doc) => playCardOf(doc).pages,
  isTooNew: () => false,
  tabs: { post() {}, listen() {}, close() {} },
  page: { visible: () => true, watch: () => () => undefined },
  newId: nanoid,
} as const;

let devices = 0;

/** Opens a browser that has never seen the play, or, with `startWith`, the one that creates it. */
export async function openBenchDevice(options: BenchDeviceOptions): Promise<BenchDevice> {
  const { userId, playId, call, clock, startWith } = options;
  const device = deviceInOneTab(nanoid(), `device-${devices++}`);
  const busy = new Underway();
  let saves = 0;
  const common = { userId, playId, device: device.name, signedInUser: async () => userId, now: clock.now };
  const log = serverLog({ ...common, call });
  const append: Log["append"] = (batch) => {
    saves += 1;
    return log.append(batch);
  };
  const { checking, checks } = checkingBy(options.callToCheck && serverLog({ ...common, call: options.callToCheck }));
  const script = new SyncedPlaySession({
    checking: checking && { ...checking, ask: busy.watching(checking).ask },
    isNew: startWith !== undefined,
    startWith,
    ...visibleTab,
    journal: busy.watching(device.journal(userId, playId)),
    log: busy.watching({ ...log, append }),
    momentsHere: () => device.moments(userId, playId),
    withLock: (run) => device.withLock(userId, playId, run),
    clock,
    random: () => 0.5,
  });
  await script.open();
  await busy.rest();
  return { script, saves: () => saves, checks, pass: (ms) => clock.pass(ms, busy.rest) };
}

/** If the server's play differed, every figure would be worthless. */
function checkingBy(log: ServerLog | undefined) {
  let checks = 0;
  const ask: ContentCheckOptions["ask"] = async (sequence, hash) => {
    checks += 1;
    const agrees = await log?.check(sequence, hash);
    if (agrees !== true) throw new Error(`The server was asked whether it holds the same play, and said ${agrees}.`);
    return agrees;
  };
  return { checking: log && { hash: hashForCheck, ask, report: () => undefined }, checks: () => checks };
}

/** Tracks pending calls, to know when everything is done. */
class Underway {
  #count = 0;

  watching<T extends object>(servant: T): T {
    const watched =
      (run: (...args: unknown[]) => Promise<unknown>) =>
      async (...args: unknown[]) => {
        this.#count += 1;
        try {
          return await run(...args);
        } finally {
          this.#count -= 1;
        }
      };
    return Object.fromEntries(Object.entries(servant).map(([name, run]) => [name, watched(run)])) as T;
  }

  rest = async (): Promise<void> => {
    for (let quiet = 0; quiet < 3; quiet = this.#count > 0 ? 0 : quiet + 1) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
}
