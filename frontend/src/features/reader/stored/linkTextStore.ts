import { linkTextDatabase } from "./hasStoredTexts.ts";

/** What is stored of a play behind a link, under the link's name, which doesn't open the play. */
interface LinkText {
  readonly name: string;
}

/** The stores, and the field of each by whose time (epoch ms) the oldest text is dropped. */
const timeFields = { texts: "readAt", shown: "shownAt" } as const;

/** The texts of this many links are stored. The one that was stored longest ago is dropped first. */
const maxTexts = 20;
/** UTF-16 units of a text as JSON, ten times Hamlet. A longer one isn't stored. */
const maxTextLength = 6_000_000;

/** What this device stores of plays behind share links. */
export interface LinkTextStore<Text extends LinkText> {
  readonly find: (name: string) => Promise<Text | undefined>;
  readonly put: (text: Text) => Promise<void>;
  readonly forget: (name: string) => Promise<void>;
}

/** Uses IndexedDB directly: the app's way to it is in a file with much that readers never need. */
export function openLinkTextStore<Text extends LinkText>(
  storeName: keyof typeof timeFields,
  databaseName = linkTextDatabase,
): LinkTextStore<Text> {
  const withTexts = async <T>(mode: IDBTransactionMode, run: (texts: IDBObjectStore) => Promise<T>): Promise<T> => {
    const database = await openDatabase(databaseName);
    try {
      return await run(database.transaction(storeName, mode).objectStore(storeName));
    } finally {
      // It closes when the transaction is complete, so that another tab never waits for this one.
      database.close();
    }
  };
  const change = (name: string, text?: Text): Promise<void> =>
    withTexts("readwrite", async (texts) => {
      await (text ? resultOf(texts.put(text)) : resultOf(texts.delete(name)));
      const names = await resultOf(texts.index(timeFields[storeName]).getAllKeys());
      for (const oldest of names.slice(0, Math.max(0, names.length - maxTexts))) await resultOf(texts.delete(oldest));
    });
  return {
    find: (name) => withTexts("readonly", (texts) => resultOf<Text | undefined>(texts.get(name))),
    put: (text) => change(text.name, JSON.stringify(text).length <= maxTextLength ? text : undefined),
    forget: (name) => change(name),
  };
}

/** Earlier releases had only the first store. */
function openDatabase(name: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 2);
  opening.onupgradeneeded = () => {
    const { result: database } = opening;
    for (const [storeName, time] of Object.entries(timeFields)) {
      if (database.objectStoreNames.contains(storeName)) continue;
      database.createObjectStore(storeName, { keyPath: "name" }).createIndex(time, time);
    }
  };
  return resultOf(opening);
}

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
