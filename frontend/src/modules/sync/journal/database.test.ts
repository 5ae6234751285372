import "fake-indexeddb/auto";
import { expect, test, vi } from "vitest";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { createPageCache } from "#frontend/platform/pageCache.ts";
import { openDatabase, type ReadTransaction, readTransaction, writeTransaction } from "./database.ts";
import { indexedJournal } from "./indexedJournal.ts";

const userId = "11111111-1111-4111-8111-111111111111" as UserId;
const event = (name: string, persisted: boolean) => Object.assign(new Event(name), { persisted });
let databases = 0;

async function newDatabase() {
  const database = openDatabase(`reading-${databases++}`);
  await indexedJournal(database, userId, "a-play-00001" as PlayId).begin(1);
  return database;
}

const countPlays = (transaction: ReadTransaction) => transaction.objectStore("plays").count();

test("a read lets others write while its page is suspended, and runs again afterwards", async () => {
  const page = new EventTarget();
  const database = await newDatabase();
  let runs = 0;
  const read = readTransaction(
    database,
    async (transaction) => {
      runs++;
      let count = await countPlays(transaction);
      // A suspended page gets no events, so its transaction would stay open.
      for (let left = 100_000; left > 0 && runs === 1; left--) count = await countPlays(transaction);
      return count;
    },
    createPageCache(page),
  );
  await new Promise((resolve) => setTimeout(resolve));
  expect(runs).toBe(1);
  page.dispatchEvent(event("pagehide", true));
  await writeTransaction(await database(), (transaction) => transaction.objectStore("plays").clear());
  expect(runs).toBe(1);
  page.dispatchEvent(event("pageshow", true));
  expect(await read).toBe(0);
  expect(runs).toBe(2);
});

test("another page can open the database while the page that created it is suspended", async () => {
  const page = new EventTarget();
  const created = vi.spyOn(IDBObjectStore.prototype, "createIndex").mockImplementationOnce(function (
    this: IDBObjectStore,
    ...args
  ) {
    created.mockRestore();
    queueMicrotask(() => page.dispatchEvent(event("pagehide", true)));
    return this.createIndex(...args);
  });
  let isOpen = false;
  const opening = openDatabase("created-in-vain", createPageCache(page))().then(() => {
    isOpen = true;
  });
  const other = await openDatabase("created-in-vain")();
  expect(await other.count("plays")).toBe(0);
  expect(isOpen).toBe(false);
  page.dispatchEvent(event("pageshow", true));
  await opening;
});

test("no read starts while the page is suspended", async () => {
  const page = new EventTarget();
  const cache = createPageCache(page);
  const database = await newDatabase();
  page.dispatchEvent(event("pagehide", true));
  let runs = 0;
  const read = readTransaction(
    database,
    (transaction) => {
      runs++;
      return countPlays(transaction);
    },
    cache,
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(runs).toBe(0);
  page.dispatchEvent(event("pageshow", true));
  expect(await read).toBe(1);
});

test("a page that is closed finishes its reads", async () => {
  const page = new EventTarget();
  const read = readTransaction(await newDatabase(), countPlays, createPageCache(page));
  page.dispatchEvent(event("pagehide", false));
  expect(await read).toBe(1);
});
