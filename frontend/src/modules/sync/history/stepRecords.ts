import type { PlayId, UserId } from "#domain/play/play.ts";
import { pageTransaction, strictTransaction } from "#frontend/platform/pageDatabase.ts";
import { type HistoryDatabase, openHistoryDatabase, type UndoRecord } from "../journal/historyDatabase.ts";

export type OpenHistory = () => Promise<HistoryDatabase>;

/** The database that all of this page's steps share. */
export const ownHistory = openHistoryDatabase();

export const readSteps = (database: OpenHistory, userId: UserId, playId: PlayId): Promise<UndoRecord | undefined> =>
  pageTransaction(database, ["undo"], (transaction) => transaction.objectStore("undo").get([userId, playId]));

export const writeSteps = async (database: OpenHistory, record: UndoRecord): Promise<void> =>
  strictTransaction(await database(), ["undo"], async (transaction) => {
    await transaction.objectStore("undo").put(record);
  });

/** Deletes one person's steps, except those of plays that stay on this device. If it fails, the person isn't kept from leaving. */
export async function forgetSteps(
  userId: UserId,
  stays: (playId: PlayId) => boolean,
  database: OpenHistory = ownHistory,
): Promise<void> {
  try {
    await strictTransaction(await database(), ["undo"], async (transaction) => {
      const steps = transaction.objectStore("undo");
      const keys = await steps.getAllKeys(IDBKeyRange.bound([userId], [userId, []]));
      for (const key of keys) if (!stays(key[1])) await steps.delete(key);
    });
  } catch (error) {
    console.error("The steps of undo could not be deleted.", error);
  }
}
