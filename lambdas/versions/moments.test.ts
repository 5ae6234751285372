import { deflateRawSync, inflateRawSync } from "node:zlib";
import { nanoid } from "nanoid";
import { beforeEach, expect, test } from "vitest";
import * as Y from "yjs";
import { readMoments } from "#domain/api/moments.ts";
import { appendUpdate } from "#domain/api/updates.ts";
import { listVersions } from "#domain/api/versions.ts";
import { splitMoments } from "#domain/play/versions/splitMoments.ts";
import { minuteMs } from "#domain/time.ts";
import { markCompactionDue } from "#lambdas/stores/heads.ts";
import { sweep } from "#lambdas/sweeper/sweep.ts";
import { connectTable, createTable, startTestTable } from "#tests/support/table.ts";
import { base64, bytesOf, newLog, openDocument, somebody } from "#tests/support/writer.ts";
import { versionApi } from "./testing/versionFixture.ts";

const { endpoint } = await startTestTable();
let number = 0;
let table = connectTable(endpoint, "none");
let now = new Date();
let api = versionApi(table, () => now);
beforeEach(async () => {
  now = new Date("2027-01-10T12:00:00.000Z");
  table = connectTable(endpoint, `moments-${number++}`);
  await createTable(table);
  api = versionApi(table, () => now);
});

interface Sent {
  readonly agoMs: number;
  readonly known: number;
}

/** A play with one text. `write` returns what each change adds to the log. */
async function writer() {
  const log = await newLog(api);
  const doc = new Y.Doc();
  const text = doc.getText("text");
  const change = (edit: (text: Y.Text) => void): Uint8Array => {
    const before = Y.encodeStateVector(doc);
    edit(text);
    return Y.encodeStateAsUpdate(doc, before);
  };
  const send = (updates: readonly Uint8Array[], moments: readonly Sent[], more: object = {}) => {
    const body = deflateRawSync(Buffer.concat(updates)).toString("base64");
    const sizes = updates.map((update, index) => ({ ...(moments[index] as Sent), bytes: update.length }));
    const batch = { after: 0, updateId: nanoid(), device: "device-one", body, deflated: true, moments: sizes };
    return api.call(appendUpdate, { ...log.one, body: { ...batch, ...more } });
  };
  const moments = (query: Readonly<Record<string, string>> = { after: "0" }) =>
    api.call(readMoments, { ...log.one, query });
  return { ...log, text, change, send, moments };
}

type Writer = Awaited<ReturnType<typeof writer>>;

/** The text after each moment of the log. */
async function textsIn(play: Writer): Promise<string[]> {
  const { entries } = await play.moments();
  const doc = new Y.Doc();
  return entries.flatMap((entry) =>
    splitMoments(bytesOf(entry), entry.moments).map((update) => {
      Y.applyUpdate(doc, update);
      return doc.getText("text").toString();
    }),
  );
}

/** From now on, no version can be stored. Returns a function that ends that. */
function refuseVersions(): () => void {
  const name = "refuseVersions";
  const isVersion = (input: object) => "Item" in input && JSON.stringify(input.Item).includes("VERSION#");
  table.client.middlewareStack.add(
    (next) => async (args) => {
      if (isVersion(args.input)) throw new Error("The version can't be stored.");
      return next(args);
    },
    { step: "initialize", name },
  );
  return () => table.client.middlewareStack.remove(name);
}

test("an update keeps the moments in it with their times, and devices get it as one", async () => {
  const play = await writer();
  const written = play.change((text) => text.insert(0, "Dark. Light."));
  const removed = play.change((text) => text.delete(5, 7));
  await play.send(
    [written, removed],
    [
      { agoMs: 90_000, known: 0 },
      { agoMs: 5_000, known: 0 },
    ],
  );
  expect(await textsIn(play)).toEqual(["Dark. Light.", "Dark."]);
  const { entries } = await play.moments();
  expect(entries.map(({ sequence, device, at }) => [sequence, device, at])).toEqual([
    [1, "device-one", now.toISOString()],
  ]);
  expect(entries[0]?.moments?.map(({ at }) => now.getTime() - at)).toEqual([90_000, 5_000]);
  expect((await openDocument(api, play.one)).getText("text").toString()).toBe("Dark.");
  expect((await play.read()).updates).toHaveLength(1);
});

test("one moment of just now is stored as it always was; a late one and one beside another device keep what they say", async () => {
  const play = await writer();
  const write = (known: number, agoMs: number) =>
    play.send([play.change((text) => text.insert(0, "x"))], [{ agoMs, known }]);
  await write(0, 10);
  await write(1, 3_600_000);
  await write(1, 10);
  const { entries } = await play.moments();
  expect(entries.map(({ moments }) => moments?.map(({ known, at }) => [known, now.getTime() - at]))).toEqual([
    undefined,
    [[1, 3_600_000]],
    [[1, 10]],
  ]);
});

test("an update that a device couldn't store keeps the page that sent it", async () => {
  const play = await writer();
  const moments = [{ agoMs: 0, known: 0 }];
  await play.send([play.change((text) => text.insert(0, "Dark."))], moments, { page: 1_234_567_890 });
  await play.send([play.change((text) => text.insert(5, " Rain."))], [{ agoMs: 0, known: 1 }]);
  const { entries } = await play.moments();
  expect(entries.map(({ page }) => page)).toEqual([1_234_567_890, undefined]);
});

test("sizes that don't match the body, and pieces that aren't updates, are refused", async () => {
  const play = await writer();
  const update = play.change((text) => text.insert(0, "Dark."));
  const moments = (...sizes: readonly number[]) => sizes.map((bytes) => ({ bytes, agoMs: 0, known: 0 }));
  const body = { after: 0, updateId: nanoid(), device: "device-one", body: base64(update) };
  const sendWith = (...sizes: readonly number[]) =>
    api.call(appendUpdate, { ...play.one, body: { ...body, moments: moments(...sizes) } });
  await expect(sendWith(update.length - 1)).rejects.toThrow("invalid");
  await expect(sendWith(update.length, 2)).rejects.toThrow("invalid");
  await expect(sendWith(3, update.length - 3)).rejects.toThrow("invalid");
  expect((await sendWith(update.length)).sequence).toBe(1);
});

test("the text before a large deletion is a version, and the update waits until it is", async () => {
  const play = await writer();
  await play.send([play.change((text) => text.insert(0, "Many words."))], [{ agoMs: 0, known: 0 }]);
  const removed = play.change((text) => text.delete(0, 11));
  const remove = () => play.send([removed], [{ agoMs: 0, known: 1 }], { after: 1, largeDeletion: true });
  const storeVersionsAgain = refuseVersions();
  await expect(remove()).rejects.toThrow();
  storeVersionsAgain();
  expect((await play.moments()).entries).toHaveLength(1);
  await remove();
  const { versions } = await api.call(listVersions, play.one);
  expect(versions).toEqual([{ versionId: 1, at: now.toISOString(), device: "device-one", isBeforeDeletion: true }]);
});

test("moments after a snapshot are read from it, in pages, up to a number", async () => {
  const play = await writer();
  for (let written = 0; written < 4; written++) {
    await play.send([play.change((text) => text.insert(0, `${written} `))], [{ agoMs: 0, known: written }]);
    if (written !== 1) continue;
    await markCompactionDue(table, play.playId as never, now);
    await sweep(
      table,
      () => now,
      () => 600_000,
    );
  }
  const baseAt = async (upTo: number) =>
    (await api.call(readMoments, { ...play.one, query: { after: String(upTo), part: "0" } })).snapshot;
  expect(await baseAt(1)).toBeUndefined();
  const base = await baseAt(3);
  expect(base?.sequence).toBe(2);
  const doc = new Y.Doc();
  Y.applyUpdate(doc, inflateRawSync(Buffer.from(base?.body ?? "", "base64")));
  expect(doc.getText("text").toString()).toBe("1 0 ");
  const { entries, more } = await play.moments({ after: "2", upTo: "3" });
  expect([entries.map(({ sequence }) => sequence), more]).toEqual([[3], false]);
});

test("a long log comes in pages", async () => {
  const play = await writer();
  const noise = () => Array.from({ length: 20_000 }, () => nanoid()).join("");
  for (let written = 0; written < 4; written++)
    await play.send([play.change((text) => text.insert(0, noise()))], [{ agoMs: 0, known: written }]);
  const first = await play.moments();
  expect(first.more).toBe(true);
  const last = first.entries.at(-1)?.sequence ?? 0;
  const second = await play.moments({ after: String(last) });
  expect([...first.entries, ...second.entries].map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
});

test("nobody reads the moments of another person's play", async () => {
  const play = await writer();
  now = new Date(now.getTime() + minuteMs);
  const others = { ...play.one, caller: somebody() };
  await expect(api.call(readMoments, { ...others, query: { after: "0" } })).rejects.toThrow("not-found");
  await expect(api.call(readMoments, { ...others, query: { after: "9", part: "0" } })).rejects.toThrow("not-found");
});
