import type { UserId } from "#domain/play/play.ts";
import type { WithDatabase } from "../devices/devicePlays.ts";
import { type PlayRecord, type WriteTransaction, writeTransaction } from "./database.ts";

/** Changes what's stored of a person's plays. Returns what was changed: nothing if the browser stores nothing. */
export async function changeRecords(
  userId: UserId,
  device: WithDatabase,
  change: (record: PlayRecord) => PlayRecord | undefined,
): Promise<readonly PlayRecord[]> {
  const run = async (transaction: WriteTransaction) => {
    const plays = transaction.objectStore("plays");
    const records = await plays.getAll(IDBKeyRange.bound([userId], [userId, []]));
    const changed = records.map(change).filter((record) => record !== undefined);
    for (const record of changed) await plays.put(record);
    return changed;
  };
  return device
    .database()
    .then((database) => writeTransaction(database, run))
    .catch(() => []);
}
