import type { DBSchema, IDBPDatabase, IDBPTransaction } from "idb";
import type { PlayCard } from "#domain/api/plays.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { type PageCache, pageCache } from "#frontend/platform/pageCache.ts";
import { openPageDatabase, pageTransaction, strictTransaction } from "#frontend/platform/pageDatabase.ts";
import type { CardFields, JournalEntry, LeftPlace, SyncStatus, UpdateBatch } from "./journal.ts";

export type PlayKey = [userId: UserId, playId: PlayId];

export interface PlayRecord extends SyncStatus {
  readonly userId: UserId;
  readonly playId: PlayId;
  /** Undefined until it's known. */
  readonly card?: CardFields | undefined;
  /** The text has changed since the card was made. Absent in records of earlier releases. */
  readonly isCardOld?: boolean;
  /** The card as the server last sent it: it has what the text doesn't say. */
  readonly listed?: PlayCard;
  /** How many of the writes the server's card includes. */
  readonly writesOnCard: number;
  /** Epoch milliseconds; 0 if it isn't known. */
  readonly createdAt: number;
  readonly changedAt: number;
  readonly tags?: readonly string[];
  /** The tags were changed here, and the server doesn't have the change. */
  readonly owesTags?: boolean;
  /** Absent until the editor is left for the first time. */
  readonly left?: LeftPlace;
}

/** Whether something was written on this device after the card that the server has. */
export const isCardStale = ({ writes, writesOnCard }: Pick<PlayRecord, "writes" | "writesOnCard">): boolean =>
  writes > writesOnCard;

/** Whether the server doesn't know all that was changed here. */
export const isChangedHere = (record: PlayRecord): boolean =>
  record.waiting > 0 || !record.onServer || isCardStale(record);

interface OfPlay {
  readonly userId: UserId;
  readonly playId: PlayId;
}

type PendingRecord = JournalEntry & OfPlay;
/** `changes` is how many changes it contains, for the count of what waits. */
type BatchRecord = UpdateBatch & OfPlay & { readonly changes: number };
type KnownRecord = OfPlay & { readonly update: Uint8Array };

/** Everything is keyed by person and play, so that nobody can reach what another person wrote. */
interface JournalSchema extends DBSchema {
  plays: { key: PlayKey; value: PlayRecord };
  /** Changes of this device, in the order in which they were made. */
  pending: { key: number; value: PendingRecord; indexes: { play: PlayKey } };
  /** The one batch of a play that is sealed and not confirmed. */
  batches: { key: PlayKey; value: BatchRecord };
  /** Updates that the server has. */
  known: { key: number; value: KnownRecord; indexes: { play: PlayKey } };
}

export type Database = IDBPDatabase<JournalSchema>;
type StoreName = "plays" | "pending" | "batches" | "known";
const storeNames: StoreName[] = ["plays", "pending", "batches", "known"];
export type WriteTransaction = IDBPTransaction<JournalSchema, StoreName[], "readwrite">;
export type ReadTransaction = IDBPTransaction<JournalSchema, StoreName[], "readonly">;

/** Opens the database on the first call, and again after the browser has closed it. */
export const openDatabase = (name = "ghostlight", cache: PageCache = pageCache): (() => Promise<Database>) =>
  openPageDatabase<JournalSchema>({
    name,
    cache,
    create(database) {
      const keyPath = ["userId", "playId"];
      database.createObjectStore("plays", { keyPath });
      database.createObjectStore("batches", { keyPath });
      database.createObjectStore("pending", { autoIncrement: true }).createIndex("play", keyPath);
      database.createObjectStore("known", { autoIncrement: true }).createIndex("play", keyPath);
    },
  });

/** The database that all of this page's code shares. */
export const ownDatabase = openDatabase();

/** Runs one transaction on the journal that only reads. */
export const readTransaction = <T>(
  database: () => Promise<Database>,
  run: (transaction: ReadTransaction) => Promise<T>,
  cache: PageCache = pageCache,
): Promise<T> => pageTransaction(database, storeNames, run, cache);

/** Runs one transaction on the journal. Resolves on its `complete` event: the data is on the disk then. */
export const writeTransaction = <T>(
  database: Database,
  run: (transaction: WriteTransaction) => Promise<T>,
): Promise<T> => strictTransaction(database, storeNames, run);
