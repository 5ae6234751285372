import type { DBSchema, IDBPDatabase } from "idb";
import { type PageCache, pageCache } from "#frontend/platform/pageCache.ts";
import { openPageDatabase } from "#frontend/platform/pageDatabase.ts";
import type { PlayKey } from "./database.ts";

interface HistorySchema extends DBSchema {
  /** The steps that can be undone and redone, one record a play. */
  undo: { key: PlayKey; value: UndoRecord };
  /** What the log got in the last days, in order. */
  moments: { key: number; value: MomentRecord; indexes: { play: PlayKey } };
}

interface OfPlay {
  readonly userId: PlayKey[0];
  readonly playId: PlayKey[1];
}

export interface UndoRecord extends OfPlay {
  /** The name of the tab that stored them. */
  readonly owner: string;
  readonly steps: Uint8Array;
}

export interface MomentRecord extends OfPlay {
  readonly update: Uint8Array;
}

export type HistoryDatabase = IDBPDatabase<HistorySchema>;

/**
 * Opens what this device remembers of earlier texts. It's a database of its own, so that a failure here never keeps the
 * journal from storing words.
 */
export const openHistoryDatabase = (
  name = "ghostlight-history",
  cache: PageCache = pageCache,
): (() => Promise<HistoryDatabase>) =>
  openPageDatabase<HistorySchema>({
    name,
    cache,
    create(database) {
      const keyPath = ["userId", "playId"];
      database.createObjectStore("undo", { keyPath });
      database.createObjectStore("moments", { autoIncrement: true }).createIndex("play", keyPath);
    },
  });
