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
  try {
    await strictTransaction(await database(), ["undo", "losses", "moments"], async (transaction) => {
      const person = IDBKeyRange.bound([userId], [userId, []]);
      await deleteWhere(await transaction.objectStore("undo").openCursor(person), stays);
      await deleteWhere(await transaction.objectStore("losses").openCursor(person), stays);
      await deleteWhere(await transaction.objectStore("moments").index("play").openCursor(person), stays);
    });
  } catch (error) {
    console.error("Earlier texts could not be deleted.", error);
  }
}

interface PlayCursor {
  readonly value: { readonly playId: PlayId };
  readonly delete: () => Promise<void>;
  readonly continue: () => Promise<PlayCursor | null>;
}

async function deleteWhere(first: PlayCursor | null, stays: (playId: PlayId) => boolean): Promise<void> {
  for (let cursor = first; cursor; cursor = await cursor.continue())
    if (!stays(cursor.value.playId)) await cursor.delete();
}
