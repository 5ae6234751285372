import { expect, test } from "vitest";
import * as Y from "yjs";
import { playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { readJson } from "../formats/json/readJson.ts";
import { writeJson } from "../formats/json/writeJson.ts";
import { emptyFront } from "../front/frontFields.ts";
import type { BlockId, Play, TimedReading } from "../play.ts";
import { contentHash, documentOf, readPlay } from "./document.ts";
import { playDocumentOf } from "./playDocument.ts";
import { readTimedReading, setTimedReading } from "./timedReading.ts";

const blank: Play = { front: emptyFront, blocks: [] };
const reading: TimedReading = {
  seconds: 7_500,
  day: "2027-03-01",
  words: 9_000,
  scenes: { ["scene-one0" as BlockId]: 3_000, ["scene-two0" as BlockId]: 4_500 },
};

test("a reading is part of the play until it's removed", () => {
  const doc = documentOf(blank);
  const before = contentHash(doc);
  setTimedReading(doc, reading);
  expect(readPlay(doc).timedReading).toEqual(reading);
  expect(contentHash(doc)).not.toBe(before);
  setTimedReading(doc, undefined);
  expect(readPlay(doc)).toEqual(blank);
});

test("a copy of the play and its JSON have the reading", () => {
  const play = { ...playWith({}, scene("One"), speech("NORA", "Yes.")), timedReading: reading };
  expect(readPlay(documentOf(play))).toEqual(play);
  expect(readJson(new TextEncoder().encode(writeJson(play))).play).toEqual(play);
});

test("two readings from two devices don't mix", () => {
  const here = documentOf(blank);
  const there = new Y.Doc();
  Y.applyUpdate(there, Y.encodeStateAsUpdate(here));
  const other = { seconds: 60, day: "2027-03-02", words: 100 };
  setTimedReading(here, reading);
  setTimedReading(there, other);
  Y.applyUpdate(here, Y.encodeStateAsUpdate(there));
  Y.applyUpdate(there, Y.encodeStateAsUpdate(here));
  expect(readTimedReading(here)).toEqual(readTimedReading(there));
  expect([reading, other]).toContainEqual(readTimedReading(here));
});

test.each([
  ["no time", { ...reading, seconds: 0 }],
  ["a time longer than a day", { ...reading, seconds: 86_401 }],
  ["no day", { ...reading, day: "in spring" }],
  ["a part of a word", { ...reading, words: 1.5 }],
  ["something else", "two hours"],
])("a stored reading with %s is ignored", (_, stored) => {
  const doc = documentOf(blank);
  playDocumentOf(doc).timedReading.set("reading", stored);
  expect(readTimedReading(doc)).toBeUndefined();
});

test("scenes' times are left out if one isn't a time", () => {
  const doc = documentOf(blank);
  playDocumentOf(doc).timedReading.set("reading", { ...reading, scenes: { a: -1, b: "soon", c: 5 } });
  expect(readTimedReading(doc)).toEqual({ seconds: reading.seconds, day: reading.day, words: reading.words });
});
