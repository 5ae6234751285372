import { expect, test } from "vitest";
import * as Y from "yjs";
import { maxMoments } from "#domain/play/versions/momentLog.ts";
import type { JournalEntry } from "../journal/journal.ts";
import { batchOf, entriesForOneUpdate } from "./batchOf.ts";
import { maxUpdateBytes } from "./batchSize.ts";
import { mergeEntries } from "./mergeEntries.ts";

/** Entries that write these words one after the other. A word with a bar before it ends a moment. */
function entriesOf(...words: readonly string[]): readonly JournalEntry[] {
  const doc = new Y.Doc();
  const text = doc.getText("text");
  return words.map((word, index) => {
    const before = Y.encodeStateVector(doc);
    text.insert(text.length, word.replace("|", ""));
    const update = Y.encodeStateAsUpdate(doc, before);
    return { update, changes: 1, at: 1_000 * index, known: 3, endsMoment: word.startsWith("|") };
  });
}

const textOf = (updates: readonly Uint8Array[]): string => {
  const doc = new Y.Doc();
  for (const update of updates) Y.applyUpdate(doc, update);
  return doc.getText("text").toString();
};

test("a batch has the text at each moment, the time of its last change, and all of it merged", () => {
  const batch = batchOf(entriesOf("a", "b", "|c", "d", "|e"), 3);
  const { moments = [] } = batch;
  const texts = moments.map((_, index) => textOf(moments.slice(0, index + 1).map(({ update }) => update)));
  expect(texts).toEqual(["ab", "abcd", "abcde"]);
  expect(moments.map(({ at, known }) => [at, known])).toEqual([
    [1_000, 3],
    [3_000, 3],
    [4_000, 3],
  ]);
  expect(textOf([batch.update])).toBe("abcde");
});

test("entries of an earlier release are one moment, seen after everything that the device had", () => {
  const old = entriesOf("a", "b").map(({ update, changes, at }) => ({ update, changes, at }));
  expect(batchOf(old, 9).moments?.map(({ known }) => known)).toEqual([9]);
});

test("writing to the journal merges changes, but never across a moment", () => {
  const merged = mergeEntries(entriesOf("a", "b", "|c", "d", "|e"));
  expect(merged.map(({ update }) => update.length > 0)).toHaveLength(3);
  expect(merged.map(({ endsMoment, changes, at }) => [endsMoment, changes, at])).toEqual([
    [false, 2, 0],
    [true, 2, 2_000],
    [true, 1, 4_000],
  ]);
});

test("one update ends before a large deletion, at the limit of bytes, and at that of moments", () => {
  const small: JournalEntry = { update: new Uint8Array(10), changes: 1, at: 0 };
  const removing = { ...small, endsMoment: true, largeDeletion: true };
  expect(entriesForOneUpdate([small, small, removing, small])).toHaveLength(2);
  expect(entriesForOneUpdate([removing, small, removing])).toHaveLength(2);
  const large = { ...small, update: new Uint8Array(maxUpdateBytes - 15) };
  expect(entriesForOneUpdate([large, small, small])).toHaveLength(2);
  expect(entriesForOneUpdate([{ ...large, update: new Uint8Array(maxUpdateBytes + 1) }, small])).toHaveLength(1);
  const moments = Array.from({ length: maxMoments + 2 }, () => ({ ...small, endsMoment: true }));
  expect(entriesForOneUpdate(moments)).toHaveLength(maxMoments);
});
