import type { DBSchema, IDBPDatabase } from "idb";
import type { Block, FrontMatter } from "#domain/play/play.ts";
import { openPageDatabase, pageTransaction, strictTransaction } from "#frontend/platform/pageDatabase.ts";

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

interface LastReadSchema extends DBSchema {
  texts: { key: string; value: LastRead; indexes: { readAt: number } };
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

export function openLastReadStore(databaseName = "ghostlight-read"): LastReadStore {
  const database = openPageDatabase<LastReadSchema>({
    name: databaseName,
    create: (created) => created.createObjectStore("texts", { keyPath: "name" }).createIndex("readAt", "readAt"),
  });
  const change = async (name: string, read?: LastRead): Promise<void> => {
    await strictTransaction(await database(), ["texts"], async (transaction) => {
      const texts = transaction.objectStore("texts");
      await (read ? texts.put(read) : texts.delete(name));
      await dropOldest(texts);
    });
  };
  return {
    find: (name) => pageTransaction(database, ["texts"], (transaction) => transaction.objectStore("texts").get(name)),
    put: (read) => change(read.name, JSON.stringify(read).length <= maxTextLength ? read : undefined),
    forget: (name) => change(name),
  };
}

type Texts = ReturnType<ReturnType<IDBPDatabase<LastReadSchema>["transaction"]>["objectStore"]>;

async function dropOldest(texts: Pick<Texts, "count" | "index">): Promise<void> {
  let over = (await texts.count()) - maxTexts;
  for (let cursor = await texts.index("readAt").openCursor(); cursor && over > 0; over--) {
    await (cursor as unknown as { delete: () => Promise<void> }).delete();
    cursor = await cursor.continue();
  }
}
