import type { PlayId, UserId } from "#domain/play/play.ts";
import { pageTransaction, strictTransaction } from "#frontend/platform/pageDatabase.ts";
import type { HistoryDatabase, UndoRecord } from "./historyDatabase.ts";

export type OpenHistory = () => Promise<HistoryDatabase>;

export const readSteps = (database: OpenHistory, userId: UserId, playId: PlayId): Promise<UndoRecord | undefined> =>
  pageTransaction(database, ["undo"], (transaction) => transaction.objectStore("undo").get([userId, playId]));

export const writeSteps = async (database: OpenHistory, record: UndoRecord): Promise<void> =>
  strictTransaction(await database(), ["undo"], async (transaction) => {
    await transaction.objectStore("undo").put(record);
  });
