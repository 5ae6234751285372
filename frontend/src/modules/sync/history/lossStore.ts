import type { PlayId, UserId } from "#domain/play/play.ts";
import { pageTransaction, strictTransaction } from "#frontend/platform/pageDatabase.ts";
import { type HistoryDatabase, type LostText, ownHistoryDatabase } from "./historyDatabase.ts";

/** A text that's offered back until the writer has decided, also after a reload. */
export interface LossStore {
  readonly read: () => Promise<LostText | undefined>;
  readonly write: (lost: LostText | undefined) => Promise<void>;
}

export function lossStore(
  userId: UserId,
  playId: PlayId,
  database: () => Promise<HistoryDatabase> = ownHistoryDatabase,
): LossStore {
  return {
    read: () =>
      pageTransaction(database, ["losses"], (transaction) => transaction.objectStore("losses").get([userId, playId])),
    write: async (lost) =>
      strictTransaction(await database(), ["losses"], async (transaction) => {
        const store = transaction.objectStore("losses");
        if (lost) await store.put({ userId, playId, ...lost });
        else await store.delete([userId, playId]);
      }),
  };
}
