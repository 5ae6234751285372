import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from "idb";
import { type PageCache, pageCache } from "./pageCache.ts";

interface PageDatabaseOptions<Schema extends DBSchema> {
  readonly name: string;
  /** Creates the stores. There is only one version: tabs of an earlier release couldn't open a later one. */
  readonly create: (database: IDBPDatabase<Schema>) => void;
  readonly cache?: PageCache;
}

type Stores<Schema extends DBSchema> = StoreNames<Schema>[];

/**
 * Returns a function that opens an IndexedDB database on the first call, and again after the browser has closed it. If the
 * browser suspends the page while it creates the database, that's aborted, and done when the page is back.
 */
export function openPageDatabase<Schema extends DBSchema>(
  options: PageDatabaseOptions<Schema>,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => {
    opened = undefined;
  };
  return () => {
    opened ??= connect(options, forget).catch((error) => {
      forget();
      throw error;
    });
    return opened;
  };
}

async function connect<Schema extends DBSchema>(
  options: PageDatabaseOptions<Schema>,
  onClosed: () => void,
): Promise<IDBPDatabase<Schema>> {
  const { name, create, cache = pageCache } = options;
  await cache.whenShown();
  let isSuspended = false;
  let creation: Pick<IDBPTransaction<Schema, Stores<Schema>, "versionchange">, "abort"> | undefined;
  const stopWatching = cache.onSuspend(() => {
    isSuspended = true;
    if (creation) abort(creation);
  });
  try {
    return await openDB<Schema>(name, 1, {
      upgrade(database, _from, _to, transaction) {
        creation = transaction;
        transaction.done.catch(() => undefined);
        create(database);
      },
      blocking(_current, _blocked, event) {
        (event.target as IDBDatabase).close();
        onClosed();
      },
      terminated: onClosed,
    });
  } catch (error) {
    if (!isSuspended) throw error;
    return await connect(options, onClosed);
  } finally {
    stopWatching();
  }
}

/**
 * Runs one transaction that only reads. If the browser suspends the page meanwhile, the transaction is aborted, and runs
 * again when the page is back: WebKit keeps an unfinished one open, and no other page could write until the window is
 * closed.
 */
export async function pageTransaction<Schema extends DBSchema, T>(
  database: () => Promise<IDBPDatabase<Schema>>,
  stores: Stores<Schema>,
  run: (transaction: IDBPTransaction<Schema, Stores<Schema>, "readonly">) => Promise<T>,
  cache: PageCache = pageCache,
): Promise<T> {
  await database();
  // Opening takes long enough for the page to be suspended.
  await cache.whenShown();
  const transaction = (await database()).transaction(stores);
  transaction.done.catch(() => undefined);
  let isSuspended = false;
  const stopWatching = cache.onSuspend(() => {
    isSuspended = true;
    abort(transaction);
  });
  try {
    return await run(transaction);
  } catch (error) {
    if (!isSuspended) throw error;
    return await pageTransaction(database, stores, run, cache);
  } finally {
    stopWatching();
  }
}

/** Runs one transaction that writes. Resolves on its `complete` event: the data is on the disk then. */
export async function strictTransaction<Schema extends DBSchema, T>(
  database: IDBPDatabase<Schema>,
  stores: Stores<Schema>,
  run: (transaction: IDBPTransaction<Schema, Stores<Schema>, "readwrite">) => Promise<T>,
): Promise<T> {
  const transaction = database.transaction(stores, "readwrite", { durability: "strict" });
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

/** Aborts a transaction, unless the browser has aborted it already, for example for lack of space. */
function abort(transaction: Pick<IDBPTransaction, "abort">): void {
  try {
    transaction.abort();
  } catch {
    // It has ended. The reason is in `transaction.error`.
  }
}
