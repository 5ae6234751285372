import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { forgetTexts } from "./forgetTexts.ts";
import { openLastReadStore, openShownStore } from "./textsOfLink.ts";

let databases = 0;
const newDatabase = () => `read-${databases++}`;

const text = playWith({ title: "The Lamp" }, scene("One"), speech("NORA", "Who is there?"));
const play = { ...text, asOf: "2027-01-01T00:00:00.000Z", sequence: 1 } as unknown as SharedPlayAnswer;

test("the texts of 20 links are stored; then the one that was read longest ago is dropped", async () => {
  const store = openLastReadStore(newDatabase());
  const read = { ...text, asOf: play.asOf, sequence: 1 };
  for (let n = 1; n <= 20; n++) await store.put({ ...read, name: `link ${n}`, readAt: n });
  await store.put({ ...read, name: "link 1", readAt: 21 });
  await store.put({ ...read, name: "link 21", readAt: 22 });
  expect(await store.find("link 2")).toBeUndefined();
  expect((await store.find("link 1"))?.blocks).toEqual(text.blocks);
  await store.forget("link 1");
  expect(await store.find("link 1")).toBeUndefined();
});

test("the 21st link that's read drops the play that was shown longest ago, and no text that changes are counted from", async () => {
  const database = newDatabase();
  const [read, shown] = [openLastReadStore(database), openShownStore(database)];
  await read.put({ ...text, asOf: play.asOf, sequence: 1, name: "link 1", readAt: 1 });
  for (let n = 1; n <= 21; n++) await shown.put({ name: `link ${n}`, play, shownAt: n });
  expect([await shown.find("link 1"), (await shown.find("link 2"))?.shownAt]).toEqual([undefined, 2]);
  expect((await read.find("link 1"))?.readAt).toBe(1);
});

test("a text that's far longer than any play isn't stored", async () => {
  const store = openLastReadStore(newDatabase());
  const blocks = [{ ...(text.blocks[0] ?? expect.fail()), text: [{ text: "x".repeat(6_000_000) }] }];
  await store.put({ ...text, blocks, name: "long", asOf: "", sequence: 1, readAt: 1 });
  expect(await store.find("long")).toBeUndefined();
});

test("what an earlier release stored stays, and what was shown is stored beside it", async () => {
  const database = newDatabase();
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore("texts", { keyPath: "name" }).createIndex("readAt", "readAt");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction("texts", "readwrite");
      transaction.objectStore("texts").put({ name: "link", readAt: 5 });
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
  await openShownStore(database).put({ name: "link", play, shownAt: 6 });
  expect((await openLastReadStore(database).find("link"))?.readAt).toBe(5);
  expect((await openShownStore(database).find("link"))?.shownAt).toBe(6);
});

test("everything that's stored of a link is deleted when it no longer opens", async () => {
  await openLastReadStore().put({ ...text, asOf: play.asOf, sequence: 1, name: "link", readAt: 1 });
  await openShownStore().put({ name: "link", play, shownAt: 1 });
  await forgetTexts({ token: "link.secret", name: "link" });
  expect([await openLastReadStore().find("link"), await openShownStore().find("link")]).toEqual([undefined, undefined]);
});
