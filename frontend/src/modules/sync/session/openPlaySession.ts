import { nanoid } from "nanoid";
import type * as Y from "yjs";
import { readPlay } from "#domain/play/document/document.ts";
import { schemaVersion, versionOf } from "#domain/play/document/playDocument.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { browserScheduler } from "#frontend/platform/clock.ts";
import { memoizeAsync } from "#frontend/platform/memoizeAsync.ts";
import { signedInUser as sessionUser } from "#frontend/platform/session/store/browserSessionStore.ts";
import { readCardText } from "../cards/cardText.ts";
import { type Device, thisDevice } from "../devices/device.ts";
import { hashForCheck, reportDivergence } from "../exchange/contentCheck.ts";
import type { PerformExchangeEffect } from "../exchange/exchange.ts";
import { loadOrRefuse } from "../exchange/loadOrRefuse.ts";
import type { LogOptions, ServerLog } from "../exchange/log.ts";
import type { LossStore } from "../history/lossStore.ts";
import type { CardFields } from "../journal/journal.ts";
import { browserPageLifecycle } from "./pageLifecycle.ts";
import type { PlaySessionOptions, StartingContent } from "./playSessionOptions.ts";
import { SyncedPlaySession } from "./syncedPlaySession.ts";
import { browserTabs, channelOf } from "./tabs.ts";

export interface OpenPlaySessionOptions extends Omit<LogOptions, "device" | "signedInUser"> {
  readonly signedInUser?: LogOptions["signedInUser"];
  /** The card of a new play's content, if it's known. Otherwise, it's made from the text. */
  readonly card?: CardFields;
  /** The play is being created now, under a new id (`newPlayId`). */
  readonly isNew?: boolean;
  /** What a new play starts with. It's saved at once, whereas an empty play waits for its first word or title. */
  readonly startWith?: StartingContent;
  readonly device?: Device;
  readonly prepare?: PlaySessionOptions["prepare"];
}

/** The code loads with the first step. */
const performExchangeEffect: PerformExchangeEffect = async (effect, tools) =>
  (await loadOrRefuse(() => import("../exchange/exchange.ts"))).performExchangeEffect(effect, tools);

/** The code that lays out pages loads with the first card. Pages that can't be laid out are a bug, and no reason to stop saving. */
async function countPagesIn(doc: Y.Doc): Promise<number> {
  const { countPages } = await loadOrRefuse(() => import("../cards/playCardOf.ts"));
  try {
    return countPages(readPlay(doc));
  } catch (error) {
    console.error("The pages could not be counted.", error);
    return 1;
  }
}

/** Opens a play in this tab: first what is on the device, then what the server has. */
export function openPlaySession(options: OpenPlaySessionOptions): SyncedPlaySession {
  const { userId, playId, call, signedInUser = sessionUser, device = thisDevice, card } = options;
  const log = logOnDemand({ userId, playId, call, signedInUser, device: device.name });
  const session = new SyncedPlaySession({
    isNew: options.isNew ?? false,
    startWith: options.startWith,
    prepare: options.prepare,
    describe: (doc) => card ?? readCardText(doc),
    countPages: async (doc) => card?.pages ?? countPagesIn(doc),
    isTooNew: (doc) => versionOf(doc) > schemaVersion,
    journal: device.journal(userId, playId),
    losses: lossesOnDemand(userId, playId),
    momentsHere: () => device.moments(userId, playId),
    log,
    performExchangeEffect,
    checking: { hash: hashForCheck, ask: log.check, report: (sequence) => reportDivergence(playId, sequence) },
    tabs: browserTabs(channelOf(userId, playId)),
    withLock: (run) => device.withLock(userId, playId, run),
    page: browserPageLifecycle,
    clock: browserScheduler,
    newId: nanoid,
    random: Math.random,
  });
  session.open().catch((error) => console.error("The play could not be opened.", error));
  return session;
}

/** The code loads when the page is idle. */
function lossesOnDemand(userId: UserId, playId: PlayId): LossStore {
  const open = memoizeAsync(async () => (await import("../history/lossStore.ts")).lossStore(userId, playId));
  return { read: async () => (await open()).read(), write: async (lost) => (await open()).write(lost) };
}

/**
 * The log behind the API. Its code, with the contracts and the data validation, loads with the first request, so that a
 * play that's on the device opens without it.
 */
function logOnDemand(options: LogOptions): ServerLog {
  const open = memoizeAsync(async () => (await loadOrRefuse(() => import("../exchange/log.ts"))).serverLog(options));
  return {
    create: async (...request) => (await open()).create(...request),
    append: async (...request) => (await open()).append(...request),
    read: async (...request) => (await open()).read(...request),
    check: async (...request) => (await open()).check(...request),
    refreshCard: async (...request) => (await open()).refreshCard(...request),
  };
}
