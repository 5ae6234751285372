import type { PlayId, UserId } from "#domain/play/play.ts";
import { strictTransaction } from "#frontend/platform/pageDatabase.ts";
import { type HistoryDatabase, ownHistoryDatabase } from "./historyDatabase.ts";

/**
 * Deletes what this device remembers of one person's earlier texts, except for plays that stay on it. If it fails, the person
 * isn't kept from leaving.
 */
export async function forgetHistory(
  userId: UserId,
  stays: (playId: PlayId) => boolean,
  database: () => Promise<HistoryDatabase> = ownHistoryDatabase,
): Promise<void> {
  const ofPerson = IDBKeyRange.bound([userId], [userId, []]);
  try {
    await strictTransaction(await database(), ["undo", "losses", "moments"], async (transaction) => {
      for (const name of ["undo", "losses"] as const) {
        const store = transaction.objectStore(name);
        for (const key of await store.getAllKeys(ofPerson)) if (!stays(key[1])) await store.delete(key);
      }
      const moments = transaction.objectStore("moments").index("play");
      let cursor = await moments.openCursor(ofPerson);
      while (cursor) {
        if (!stays(cursor.value.playId)) await cursor.delete();
        cursor = await cursor.continue();
      }
    });
  } catch (error) {
    console.error("Earlier texts could not be deleted.", error);
  }
}
