import type { PlayId, UserId } from "#domain/play/play.ts";
import type { MomentLog } from "#domain/play/versions/momentLog.ts";
import { browserLocks, type WithLock } from "#frontend/platform/locks.ts";
import { memoizeAsync } from "#frontend/platform/memoizeAsync.ts";
import type { HistoryDatabase } from "../history/historyDatabase.ts";
import { withLocalMoments } from "../history/withLocalMoments.ts";
import { type Database, openDatabase, ownDatabase } from "../journal/database.ts";
import { indexedJournal } from "../journal/indexedJournal.ts";
import type { Journal } from "../journal/journal.ts";
import { channelOf } from "../session/tabs.ts";
import { thisDeviceId } from "./deviceId.ts";

/** This browser, as a place where plays are stored. */
export interface Device {
  /** The name that it sends with its updates, so that the server doesn't count it as another device. */
  readonly name: string;
  readonly database: () => Promise<Database>;
  readonly journal: (userId: UserId, playId: PlayId) => Journal;
  /** Returns what this device can show of a play's moments, with those that the server doesn't have; undefined if nothing. */
  readonly moments: (userId: UserId, playId: PlayId) => Promise<MomentLog | undefined>;
  /** Only one tab at a time exchanges updates about a play. */
  readonly withLock: <T>(userId: UserId, playId: PlayId, run: () => Promise<T>) => Promise<T>;
}

interface DeviceOptions {
  readonly database?: () => Promise<Database>;
  readonly history?: () => Promise<HistoryDatabase>;
  readonly lock?: WithLock;
}

/** The code loads with the first exchange, when the text is on the screen. */
const loadMoments = () => import("../history/localMoments.ts");

export function createDevice(
  name: string,
  { database = openDatabase(), history, lock = browserLocks() }: DeviceOptions = {},
): Device {
  const journalOf = (userId: UserId, playId: PlayId) => indexedJournal(database, userId, playId);
  return {
    name,
    database,
    journal: (userId, playId) => {
      const moments = memoizeAsync(async () => (await loadMoments()).localMoments(history, userId, playId));
      return withLocalMoments(journalOf(userId, playId), moments, Date.now);
    },
    moments: async (userId, playId) => {
      const { localMoments, readMomentsHere } = await loadMoments();
      return readMomentsHere(name, journalOf(userId, playId), localMoments(history, userId, playId));
    },
    withLock: (userId, playId, run) => lock(channelOf(userId, playId), run),
  };
}

export const thisDevice = createDevice(thisDeviceId, { database: ownDatabase });
