import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from "idb";
import type { PlayId, UserId } from "#domain/play/play.ts";
import type { CardFields, JournalEntry, SyncStatus, UpdateBatch } from "./journal.ts";

export type PlayKey = [userId: UserId, playId: PlayId];

export interface PlayRecord extends SyncStatus {
  readonly userId: UserId;
  readonly playId: PlayId;
  readonly card: CardFields;
  /** How often words were written here… */
  readonly writes: number;
  /** …and how many of these writings the server's card knows of. */
  readonly writesOnCard: number;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly changedAt: number;
}

interface OfPlay {
  readonly userId: UserId;
  readonly playId: PlayId;
}

type PendingRecord = JournalEntry & OfPlay;
/** `entries` are the journal's own, so that what is waiting can be counted and sent again. */
type BatchRecord = UpdateBatch & OfPlay & { readonly changes: number };
type KnownRecord = OfPlay & { readonly update: Uint8Array };

/** Everything is keyed by person and play: what one person wrote is never in another's reach. */
interface JournalSchema extends DBSchema {
  plays: { key: PlayKey; value: PlayRecord };
  /** Changes of this device, in the order in which they were made. */
  pending: { key: number; value: PendingRecord; indexes: { play: PlayKey } };
  /** The one batch of a play that is on its way. */
  batches: { key: PlayKey; value: BatchRecord };
  /** What the server is known to have. */
  known: { key: number; value: KnownRecord; indexes: { play: PlayKey } };
}

export type Database = IDBPDatabase<JournalSchema>;
type StoreName = "plays" | "pending" | "batches" | "known";
const storeNames: StoreName[] = ["plays", "pending", "batches", "known"];
export type WriteTransaction = IDBPTransaction<JournalSchema, StoreName[], "readwrite">;

/** Opens when first asked, and again when the browser has closed it. */
export function openDatabase(name = "ghostlight"): () => Promise<Database> {
  let opened: Promise<Database> | undefined;
  const forget = () => {
    opened = undefined;
  };
  return () => {
    opened ??= connect(name, forget).catch((error) => {
      forget();
      throw error;
    });
    return opened;
  };
}

async function connect(name: string, onClosed: () => void): Promise<Database> {
  return openDB<JournalSchema>(name, 1, {
    upgrade(database) {
      const keyPath = ["userId", "playId"];
      database.createObjectStore("plays", { keyPath });
      database.createObjectStore("batches", { keyPath });
      database.createObjectStore("pending", { autoIncrement: true }).createIndex("play", keyPath);
      database.createObjectStore("known", { autoIncrement: true }).createIndex("play", keyPath);
    },
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      onClosed();
    },
    terminated: onClosed,
  });
}

/** Runs one transaction over the journal and resolves on its `complete` event: the words are on the disk then. */
export async function writeTransaction<T>(
  database: Database,
  run: (transaction: WriteTransaction) => Promise<T>,
): Promise<T> {
  const transaction = database.transaction(storeNames, "readwrite", { durability: "strict" });
  const complete = transaction.done;
  complete.catch(() => undefined);
  try {
    const value = await run(transaction);
    await complete;
    return value;
  } catch (error) {
    abort(transaction);
    await complete.catch(() => undefined);
    throw transaction.error ?? error;
  }
}

/** A transaction that the browser has aborted already (no room) cannot be aborted again. */
function abort(transaction: WriteTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It is over; why is in `transaction.error`.
  }
}
