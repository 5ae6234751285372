import type { PlayId, UserId } from "#domain/play/play.ts";
import { browserLocks, type WithLock } from "#frontend/platform/locks.ts";
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
  /** Only one tab at a time exchanges updates about a play. */
  readonly withLock: <T>(userId: UserId, playId: PlayId, run: () => Promise<T>) => Promise<T>;
}

export function createDevice(name: string, database = openDatabase(), lock: WithLock = browserLocks()): Device {
  return {
    name,
    database,
    journal: (userId, playId) => indexedJournal(database, userId, playId),
    withLock: (userId, playId, run) => lock(channelOf(userId, playId), run),
  };
}

export const thisDevice = createDevice(thisDeviceId, ownDatabase);
