import "fake-indexeddb/auto";
import type { IDBPDatabase } from "idb";
import type { Page } from "playwright-core";
import type { PlayId, UserId } from "#domain/play/play.ts";
import type { MomentLog } from "#domain/play/versions/momentLog.ts";
import { openHistoryDatabase } from "#frontend/modules/sync/history/historyDatabase.ts";
import { openDatabase } from "#frontend/modules/sync/journal/database.ts";
import { deviceInOneTab } from "#frontend/modules/sync/testing/deviceInOneTab.ts";

/** The records of a database, by store. */
type StoredRecords = Readonly<Record<string, readonly object[]>>;

/** What a browser has stored of all plays. */
interface StoredOnDevice {
  readonly name: string;
  readonly journal: StoredRecords;
  readonly history: StoredRecords;
}

interface OwnedPlay {
  readonly userId: UserId;
  readonly playId: PlayId;
}

let copies = 0;

/**
 * Returns what a page's browser can show of a play's moments by itself. What it has stored is copied into databases of this
 * process, so that the app's own code reads it.
 */
export async function momentsOnDevice(page: Page, playId: PlayId): Promise<MomentLog> {
  const { name, journal, history }: StoredOnDevice = await page.evaluate(readStored);
  const storage = `copy-${copies++}`;
  await fill(await openDatabase(storage)(), journal);
  await fill(await openHistoryDatabase(`${storage}-history`)(), history);
  const play = (journal.plays as readonly OwnedPlay[]).find((one) => one.playId === playId);
  const moments = play && (await deviceInOneTab(name, storage).moments(play.userId, playId));
  if (!moments) throw new Error("The device has nothing of the play.");
  return moments;
}

async function fill(opened: object, stored: StoredRecords): Promise<void> {
  const database = opened as IDBPDatabase;
  for (const [store, records] of Object.entries(stored))
    for (const record of records) await database.add(store, record);
}

/** Runs in the page. */
async function readStored(): Promise<StoredOnDevice> {
  const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const existing = (await indexedDB.databases()).map(({ name }) => name);
  const read = async (name: string): Promise<StoredRecords> => {
    if (!existing.includes(name)) return {};
    const database = await resultOf(indexedDB.open(name));
    const stores = [...database.objectStoreNames];
    const records = stores.map(async (store) => {
      const all = await resultOf<object[]>(database.transaction(store).objectStore(store).getAll());
      return [store, all] as const;
    });
    const stored = Object.fromEntries(await Promise.all(records));
    database.close();
    return stored;
  };
  const [journal, history] = await Promise.all([read("ghostlight"), read("ghostlight-history")]);
  return { name: localStorage.getItem("ghostlight.device") ?? "", journal, history };
}
