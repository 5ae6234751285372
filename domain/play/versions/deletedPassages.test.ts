import { expect, test } from "vitest";
import type * as Y from "yjs";
import { play, scene, setting, speech } from "#tests/support/playBuilder.ts";
import { type WrittenLog, writtenLog } from "#tests/support/writtenLog.ts";
import { createEntry, insertBlocks, placeBlocks, removeBlocks } from "../document/blocks.ts";
import { findText } from "../document/playDocument.ts";
import type { BlockId } from "../play.ts";
import { DeletedText, textOfPassage } from "./deletedPassages.ts";
import { createWalk } from "./walkMoments.ts";

const line = "Who is there in the dark with a lamp?";
const start = play(
  scene("Attic", setting("Dark and cold."), speech("NORA", line)),
  scene("Hall", setting("A lamp burns.")),
);
const [attic, dark, cue, dialogue, hall] = [1, 2, 3, 4, 5].map((at) => `b00000000${at}` as BlockId) as [
  BlockId,
  BlockId,
  BlockId,
  BlockId,
  BlockId,
];

type Change = (doc: Y.Doc) => void;

/** Each change is a moment. */
function passagesAfter(changes: readonly Change[], afterMs?: number) {
  const { write, send, log }: WrittenLog = writtenLog(start);
  for (const change of changes) write(change, afterMs === undefined ? {} : { afterMs });
  send();
  const { base, entries } = log();
  const text = new DeletedText();
  for (const moment of createWalk(base, 0).next(entries) ?? []) text.add(moment);
  return text.passages();
}

const textsAfter = (changes: readonly Change[], afterMs?: number) => passagesAfter(changes, afterMs).map(textOfPassage);

const cut =
  (id: BlockId, from: number, length: number): Change =>
  (doc) =>
    findText(doc, id)?.delete(from, length);
const remove =
  (...ids: BlockId[]): Change =>
  (doc) =>
    removeBlocks(doc, ids);

test("elements that are deleted together are one passage, with its place and the moment before", () => {
  const passages = passagesAfter([cut(hall, 2, 2), remove(cue, dialogue)]);
  expect(passages).toHaveLength(2);
  expect(passages[1]).toMatchObject({
    pieces: [
      { id: cue, kind: "cue", text: "NORA", isWhole: true },
      { id: dialogue, kind: "dialogue", text: line, isWhole: true },
    ],
    after: dark,
    heading: { id: attic, kind: "scene", name: "Attic" },
    device: "device-one",
    before: { sequence: 1, moment: 0 },
  });
});

test("holding Backspace is one passage, and so is the line that it leaves empty", () => {
  const letters = Array.from(line, (_, index) => cut(dialogue, line.length - 1 - index, 1));
  expect(textsAfter(letters)).toEqual([line]);
  const [passage] = passagesAfter([...letters, remove(dialogue), cut(cue, 2, 2), cut(cue, 0, 2)]);
  expect(passage && textOfPassage(passage)).toBe(`NORA\n${line}`);
  expect(passage).toMatchObject({ before: { sequence: 0 }, after: dark });
});

test("holding Delete is one passage", () => {
  expect(textsAfter(Array.from("Who is", () => cut(dialogue, 0, 1)))).toEqual(["Who is"]);
});

test("line after line is one passage, upward and downward, until there's a pause", () => {
  expect(textsAfter([remove(dialogue), remove(cue), remove(dark)])).toEqual([`Dark and cold.\nNORA\n${line}`]);
  expect(textsAfter([remove(dark), remove(cue), remove(dialogue)])).toEqual([`Dark and cold.\nNORA\n${line}`]);
  expect(textsAfter([remove(dialogue), remove(cue)], 90_000)).toEqual([line, "NORA"]);
});

test("a deletion elsewhere, or after something was typed, is another passage", () => {
  expect(textsAfter([cut(dialogue, 0, 4), cut(hall, 0, 4)])).toEqual(["Who ", "Hall"]);
  const type: Change = (doc) => findText(doc, hall)?.insert(0, "The ");
  expect(textsAfter([cut(dialogue, 30, 6), type, cut(dialogue, 25, 5)])).toHaveLength(2);
});

test("text that's split, joined, moved, or cut and pasted isn't deleted", () => {
  const split: Change = (doc) => {
    const tail = line.slice(13);
    createEntry(doc, "splitline1" as BlockId, "dialogue");
    findText(doc, "splitline1" as BlockId)?.insert(0, tail);
    findText(doc, dialogue)?.delete(13, tail.length);
    placeBlocks(doc, ["splitline1" as BlockId], dialogue);
  };
  const move: Change = (doc) => placeBlocks(doc, [dialogue], hall);
  const paste: Change = (doc) =>
    insertBlocks(doc, [{ id: "pastedline" as BlockId, kind: "dialogue", text: [{ text: line }] }], hall);
  expect(textsAfter([split])).toEqual([]);
  expect(textsAfter([move])).toEqual([]);
  expect(textsAfter([remove(dialogue), paste])).toEqual([]);
  expect(textsAfter([remove(dialogue), paste, remove("pastedline" as BlockId)])).toEqual([line]);
});
