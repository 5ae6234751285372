import "fake-indexeddb/auto";
import { expect, test, vi } from "vitest";
import * as Y from "yjs";
import type { MomentEntry, MomentLog } from "#domain/play/versions/momentLog.ts";
import { dayMs, hourMs } from "#domain/time.ts";
import type { Journal } from "../journal/journal.ts";
import { testOwner, testPlayId } from "../testing/testWorld.ts";
import { openHistoryDatabase } from "./historyDatabase.ts";
import { localMoments } from "./localMoments.ts";
import { withLocalMoments } from "./withLocalMoments.ts";

let databases = 0;
const newDatabase = () => openHistoryDatabase(`moments-${databases++}`);

/** A text and the entries that write its words. */
function writing() {
  const doc = new Y.Doc();
  const text = doc.getText("text");
  const entry = (sequence: number, word: string): MomentEntry => {
    const before = Y.encodeStateVector(doc);
    text.insert(text.length, word);
    const update = Y.encodeStateAsUpdate(doc, before);
    return { sequence, device: "laptop", moments: [{ update, at: 0, known: sequence - 1 }] };
  };
  return { doc, entry };
}

function textOf({ base, entries }: MomentLog): string {
  const doc = new Y.Doc();
  for (const update of [...base, ...entries.flatMap(({ moments }) => moments.map((moment) => moment.update))])
    Y.applyUpdate(doc, update);
  return doc.getText("text").toString();
}

test("what the log gets is kept in order, after the play as it was before", async () => {
  const moments = localMoments(newDatabase(), testOwner, testPlayId);
  expect([await moments.hasAny(), await moments.read()]).toEqual([false, undefined]);
  const { doc, entry } = writing();
  entry(1, "a");
  const before = { sequence: 1, updates: [Y.encodeStateAsUpdate(doc)] };
  await moments.add([entry(2, "b")], before, 0);
  await moments.add([entry(3, "c"), entry(4, "d")], before, 0);
  const log = await moments.read();
  expect([log?.baseSequence, log?.entries.map(({ sequence }) => sequence)]).toEqual([1, [2, 3, 4]]);
  expect(log && textOf(log)).toBe("abcd");
});

test("after eight days, what is older than seven is one text", async () => {
  const moments = localMoments(newDatabase(), testOwner, testPlayId);
  const { entry } = writing();
  const nothing = { sequence: 0, updates: [] };
  for (let day = 0; day < 12; day++) await moments.add([entry(day + 1, `${day} `)], nothing, day * dayMs);
  const log = await moments.read();
  const days = log?.entries.map(({ sequence }) => sequence - 1) ?? [];
  expect(days.at(-1)).toBe(11);
  expect(days[0]).toBeGreaterThanOrEqual(3);
  expect(days[0]).toBeLessThanOrEqual(4);
  expect(log?.baseSequence).toBe(days[0]);
  expect(log && textOf(log)).toBe("0 1 2 3 4 5 6 7 8 9 10 11 ");
  await moments.add([entry(13, "end")], nothing, 11 * dayMs + hourMs);
  expect((await moments.read())?.entries).toHaveLength(days.length + 1);
});

test("moments that can't be kept, or not soon, never keep the journal from storing", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  const store = vi.fn(async () => ({ sequence: 1 }));
  const journal = { store, known: async () => undefined } as unknown as Journal;
  const entries = [writing().entry(1, "a")];
  const received = { after: 0, sequence: 1, updates: [], entries, logged: [], toTheEnd: true };
  const failing = { hasAny: () => Promise.reject(new Error("No room.")), add: vi.fn(), read: vi.fn() };
  await withLocalMoments(journal, async () => failing, Date.now).store(received);
  const hanging = { hasAny: () => new Promise<boolean>(() => undefined), add: vi.fn(), read: vi.fn() };
  await withLocalMoments(journal, async () => hanging, Date.now).store(received);
  expect(store).toHaveBeenCalledTimes(2);
});
