import type { DBSchema, IDBPDatabase } from "idb";
import type { Block } from "#domain/play/play.ts";
import type { MomentEntry } from "#domain/play/versions/momentLog.ts";
import { type PageCache, pageCache } from "#frontend/platform/pageCache.ts";
import { openPageDatabase } from "#frontend/platform/pageDatabase.ts";
import type { PlayKey } from "../journal/database.ts";

export interface HistorySchema extends DBSchema {
  /** The steps that can be undone and redone, one record a play. */
  undo: { key: PlayKey; value: UndoRecord };
  /** The text that's offered back after most of it was removed, one record a play. */
  losses: { key: PlayKey; value: LossRecord };
  /** What the log got in the last days, in order. */
  moments: { key: number; value: MomentRecord; indexes: { play: PlayKey } };
}

interface OfPlay {
  readonly userId: PlayKey[0];
  readonly playId: PlayKey[1];
}

/** A text that lost half of its words or more at once. */
export interface LostText {
  /** How many words it had. */
  readonly words: number;
  readonly blocks: readonly Block[];
}

type LossRecord = OfPlay & LostText;

export interface UndoRecord extends OfPlay {
  /** The name of the tab that stored them. */
  readonly owner: string;
  readonly steps: Uint8Array;
  /** Epoch ms. */
  readonly storedAt: number;
}

/** An entry of the log. The first record of a play is what everything else is based on, as one moment. */
export interface MomentRecord extends OfPlay, MomentEntry {
  /** Epoch ms. */
  readonly storedAt: number;
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
      database.createObjectStore("losses", { keyPath });
      database.createObjectStore("moments", { autoIncrement: true }).createIndex("play", keyPath);
    },
  });

/** The database that all of this page's code shares. */
export const ownHistoryDatabase = openHistoryDatabase();
