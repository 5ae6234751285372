import { nanoid } from "nanoid";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { localEntries } from "#frontend/platform/browserStorage.ts";
import { browserLocks, type WithLock } from "#frontend/platform/locks.ts";
import { type Database, openDatabase } from "./database.ts";
import { indexedJournal } from "./indexedJournal.ts";
import type { Journal } from "./journal.ts";

/** This browser, as far as it keeps words. */
export interface Device {
  /** The name under which it writes to logs, so that `others` does not mean itself. */
  readonly name: string;
  readonly database: () => Promise<Database>;
  readonly journal: (userId: UserId, playId: PlayId) => Journal;
  /** One tab at a time speaks with the server about a play. */
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

/** The name on which the tabs with one person's one play meet. */
export const channelOf = (userId: UserId, playId: PlayId): string => `ghostlight/${userId}/${playId}`;

const nameKey = "ghostlight.device";

/** The same for every visit; a browser that keeps nothing is a new device each time. */
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
