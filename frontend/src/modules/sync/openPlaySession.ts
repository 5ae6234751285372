import { nanoid } from "nanoid";
import type * as Y from "yjs";
import { schemaVersion, versionOf } from "#domain/play/document/playDocument.ts";
import type { PlayId } from "#domain/play/play.ts";
import { browserScheduler } from "#frontend/platform/clock.ts";
import { signedInUser as sessionUser } from "#frontend/platform/session/browserSessionStore.ts";
import { hashForCheck, reportDivergence } from "./contentCheck.ts";
import { channelOf, type Device, thisDevice } from "./device.ts";
import type { CardFields } from "./journal.ts";
import { type LogOptions, serverLog } from "./log.ts";
import { browserPageLifecycle } from "./pageLifecycle.ts";
import { playCardOf } from "./playCardOf.ts";
import type { StartingContent } from "./playSessionOptions.ts";
import { SyncedPlaySession } from "./syncedPlaySession.ts";
import { browserTabs } from "./tabs.ts";

export interface OpenPlaySessionOptions extends Omit<LogOptions, "device" | "signedInUser"> {
  readonly signedInUser?: LogOptions["signedInUser"];
  /** Returns the card that the text makes. It's called about once a minute. */
  readonly describe?: (doc: Y.Doc) => CardFields;
  /** The play is being created now, under a new id (`newPlayId`). */
  readonly isNew?: boolean;
  /** What a new play starts with. It's saved at once, whereas an empty play waits for its first word or title. */
  readonly startWith?: StartingContent;
  readonly device?: Device;
}

export const newPlayId = (): PlayId => nanoid() as PlayId;

/** Opens a play in this tab: first what is on the device, then what the server has. */
export function openPlaySession(options: OpenPlaySessionOptions): SyncedPlaySession {
  const { userId, playId, call, signedInUser = sessionUser, device = thisDevice } = options;
  const log = serverLog({ userId, playId, call, signedInUser, device: device.name });
  const session = new SyncedPlaySession({
    isNew: options.isNew ?? false,
    startWith: options.startWith,
    describe: options.describe ?? playCardOf,
    isTooNew: (doc) => versionOf(doc) > schemaVersion,
    journal: device.journal(userId, playId),
    log,
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
