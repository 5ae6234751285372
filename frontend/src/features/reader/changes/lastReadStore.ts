import type { Block, FrontMatter } from "#domain/play/play.ts";

/** A play as somebody last read it behind a link. */
export interface LastRead {
  /** The link's name, which doesn't open the play. */
  readonly name: string;
  readonly front: FrontMatter;
  readonly blocks: readonly Block[];
  /** When the text was like this, and its number in the play's log: they tell one text from another. */
  readonly asOf: string;
  readonly sequence: number;
  /** Epoch ms. */
  readonly readAt: number;
}

/** The texts of this many links are stored. The one that was read longest ago is dropped first. */
const maxTexts = 20;
/** UTF-16 units of a text as JSON, ten times Hamlet. A longer one isn't stored. */
const maxTextLength = 6_000_000;

/** What this device stores of plays behind share links, to show what has changed since. */
export interface LastReadStore {
  readonly find: (name: string) => Promise<LastRead | undefined>;
  readonly put: (read: LastRead) => Promise<void>;
  readonly forget: (name: string) => Promise<void>;
}

const storeName = "texts";

/** Uses IndexedDB directly: the app's way to it is in a file with much that readers never need. */
export function openLastReadStore(databaseName = "ghostlight-read"): LastReadStore {
  const open = async (): Promise<IDBDatabase> => {
    const opening = indexedDB.open(databaseName, 1);
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore(storeName, { keyPath: "name" }).createIndex("readAt", "readAt");
    return resultOf(opening);
  };
  const withTexts = async <T>(mode: IDBTransactionMode, run: (texts: IDBObjectStore) => Promise<T>): Promise<T> => {
    const database = await open();
    try {
      return await run(database.transaction(storeName, mode).objectStore(storeName));
    } finally {
      // It closes when the transaction is complete, so that another tab never waits for this one.
      database.close();
    }
  };
  const change = (name: string, read?: LastRead): Promise<void> =>
    withTexts("readwrite", async (texts) => {
      await (read ? resultOf(texts.put(read)) : resultOf(texts.delete(name)));
      const names = await resultOf(texts.index("readAt").getAllKeys());
      for (const oldest of names.slice(0, Math.max(0, names.length - maxTexts))) await resultOf(texts.delete(oldest));
    });
  return {
    find: (name) => withTexts("readonly", (texts) => resultOf<LastRead | undefined>(texts.get(name))),
    put: (read) => change(read.name, JSON.stringify(read).length <= maxTextLength ? read : undefined),
    forget: (name) => change(name),
  };
}

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
