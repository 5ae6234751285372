import type { PlayId, UserId } from "#domain/play/play.ts";
import { recentDays } from "#domain/play/versions/versionTimes.ts";
import { dayMs } from "#domain/time.ts";
import { pageTransaction, strictTransaction } from "#frontend/platform/pageDatabase.ts";
import type { PlayKey } from "../journal/database.ts";
import type { HistoryDatabase, UndoRecord } from "./historyDatabase.ts";

export type OpenHistory = () => Promise<HistoryDatabase>;

export const readSteps = (database: OpenHistory, userId: UserId, playId: PlayId): Promise<UndoRecord | undefined> =>
  pageTransaction(database, ["undo"], (transaction) => transaction.objectStore("undo").get([userId, playId]));

export const writeSteps = async (database: OpenHistory, record: UndoRecord): Promise<void> =>
  strictTransaction(await database(), ["undo"], async (transaction) => {
    await transaction.objectStore("undo").put(record);
  });

/** A device may have many plays, and the next opening looks at others. */
const lookedAt = 20;

/** Deletes steps that nobody can undo anymore, of the plays that come after one. */
export const deleteOldSteps = async (database: OpenHistory, after: PlayKey, now: number): Promise<void> =>
  strictTransaction(await database(), ["undo"], async (transaction) => {
    const store = transaction.objectStore("undo");
    const keys = await store.getAllKeys();
    const start = keys.findIndex((key) => isAfter(key, after));
    const next = start < 0 ? keys : [...keys.slice(start), ...keys.slice(0, start)];
    for (const key of next.slice(0, lookedAt)) {
      const record = await store.get(key);
      if (record && record.storedAt < now - recentDays * dayMs) await store.delete(key);
    }
  });

/** As the database orders keys. */
const isAfter = ([user, play]: PlayKey, [otherUser, otherPlay]: PlayKey): boolean =>
  user === otherUser ? play > otherPlay : user > otherUser;
