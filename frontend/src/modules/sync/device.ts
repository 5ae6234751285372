import { nanoid } from "nanoid";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { localEntries } from "#frontend/platform/browserStorage.ts";
import { browserLocks, type WithLock } from "#frontend/platform/locks.ts";
import { type Database, openDatabase } from "./database.ts";
import { indexedJournal } from "./indexedJournal.ts";
import type { Journal } from "./journal.ts";

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

/** The name of the channel and the lock that all tabs with one person's one play share. */
export const channelOf = (userId: UserId, playId: PlayId): string => `ghostlight/${userId}/${playId}`;

const nameKey = "ghostlight.device";

/** Returns the same name on every visit. A browser without storage is a new device each time. */
function rememberedName(): string {
  try {
    const name = localEntries.getItem(nameKey) ?? nanoid();
    localEntries.setItem(nameKey, name);
    return name;
  } catch {
    return nanoid();
  }
}

export const thisDevice = createDevice(rememberedName());
