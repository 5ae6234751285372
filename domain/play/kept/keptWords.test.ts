import { expect, test } from "vitest";
import * as Y from "yjs";
import { createEntry, insertBlocks, placeBlocks, removeBlocks, writeBlock } from "../document/blocks.ts";
import { documentOf, readPlay } from "../document/document.ts";
import { noteMoves } from "../document/moves.ts";
import { movesIn } from "../document/movesIn.ts";
import { playDocumentOf } from "../document/playDocument.ts";
import { emptyFront } from "../front/frontFields.ts";
import { type Block, type BlockId, type BlockKind, normalizeSpans, textOf } from "../play.ts";
import { findKeptWords, type KeptWords } from "./keptWords.ts";
import { type KeptWordsAction, resolveKeptWords } from "./resolveKeptWords.ts";

const id = (name: string): BlockId => name as BlockId;
const block = (name: string, text: string, kind: BlockKind = "dialogue"): Block => ({
  id: id(name),
  kind,
  text: normalizeSpans([{ text }]),
});
const lines = (doc: Y.Doc): string[] => readPlay(doc).blocks.map(textOf);

/** Returns the same play on two devices: a scene with a speech, and another scene. */
function twoDevices(): readonly [Y.Doc, Y.Doc] {
  const blocks = [
    block("one", "SCENE ONE", "scene"),
    block("cue", "RUTH", "cue"),
    block("line", "Who left the lamp on? Nobody did."),
    block("reply", "It burns by itself."),
    block("two", "SCENE TWO", "scene"),
    block("end", "Dark.", "direction"),
  ];
  const here = documentOf({ front: emptyFront, blocks });
  const there = new Y.Doc();
  Y.applyUpdate(there, Y.encodeStateAsUpdate(here));
  for (const doc of [here, there]) {
    doc.on("afterTransaction", (transaction) => {
      if (transaction.local) noteMoves(doc, movesIn(transaction));
    });
  }
  return [here, there];
}

function meet(a: Y.Doc, b: Y.Doc): void {
  Y.applyUpdate(a, Y.encodeStateAsUpdate(b));
  Y.applyUpdate(b, Y.encodeStateAsUpdate(a));
}

/** Both devices find the same; then one chooses, and neither finds anything more. */
function chooseOn(here: Y.Doc, there: Y.Doc, action: KeptWordsAction): KeptWords {
  const [found, ...more] = findKeptWords(here);
  expect(findKeptWords(there)).toEqual(findKeptWords(here));
  expect(more).toEqual([]);
  if (!found) throw new Error("Nothing was found.");
  resolveKeptWords(here, found, action, "the drawer");
  expect(findKeptWords(here)).toEqual([]);
  meet(here, there);
  expect(findKeptWords(there)).toEqual([]);
  expect(lines(there)).toEqual(lines(here));
  return found;
}

const append = (doc: Y.Doc, name: string, text: string): void => {
  const letters = playDocumentOf(doc).blocks.get(name);
  letters?.insert(letters.length, text);
};

function writeIntoDeleted(): readonly [Y.Doc, Y.Doc] {
  const [here, there] = twoDevices();
  removeBlocks(here, [id("line")]);
  append(there, "line", " I did.");
  meet(here, there);
  return [here, there];
}

test("text written into a speech that was deleted elsewhere is put back in its place", () => {
  const [here, there] = writeIntoDeleted();
  const found = chooseOn(here, there, "put-back");
  expect(found).toMatchObject({ kind: "written-into-removed", place: { heading: "SCENE ONE", cue: "RUTH" } });
  expect(lines(here)[2]).toBe("Who left the lamp on? Nobody did. I did.");
});

/** Removes a whole speech here, while somebody goes on writing in it on another device. */
function writeIntoRemovedSpeech(remove: (doc: Y.Doc) => void): readonly [Y.Doc, Y.Doc] {
  const [here, there] = twoDevices();
  const speech = [
    block("hal", "HAL", "cue"),
    block("aside", "to himself", "parenthetical"),
    block("lie", "It was me."),
  ];
  insertBlocks(here, speech, id("reply"));
  meet(here, there);
  remove(here);
  append(there, "lie", " I lit it.");
  meet(here, there);
  return [here, there];
}

const speechOfHal = ["hal", "aside", "lie"].map(id);

test.each([
  ["at once", (doc: Y.Doc) => removeBlocks(doc, speechOfHal)],
  [
    "piece by piece",
    (doc: Y.Doc) => {
      for (const each of speechOfHal.toReversed()) removeBlocks(doc, [each]);
    },
  ],
])("a speech that was deleted %s is put back with its name", (_how, remove) => {
  const [here, there] = writeIntoRemovedSpeech(remove);
  expect(chooseOn(here, there, "put-back")).toMatchObject({ place: { heading: "SCENE ONE", cue: "HAL" } });
  expect(lines(here).slice(3, 6)).toEqual(["It burns by itself.", "HAL", "It was me. I lit it."]);
});

test("the second part of a speech is put back behind the first, also if another speech was written above", () => {
  const [here, there] = writeIntoRemovedSpeech((doc) => removeBlocks(doc, speechOfHal));
  append(there, "aside", ", late");
  insertBlocks(there, [block("ann", "ANN", "cue"), block("no", "No.")], id("reply"));
  meet(here, there);
  for (const found of findKeptWords(here)) resolveKeptWords(here, found, "put-back", "the drawer");
  expect(findKeptWords(here)).toEqual([]);
  const words = lines(here).join("|");
  expect(words).toMatch(/HAL\|(to himself, late\|It was me. I lit it.|It was me. I lit it.\|to himself, late)/);
});

test("undo takes a speech and its name away again", () => {
  const [here] = writeIntoRemovedSpeech((doc) => removeBlocks(doc, speechOfHal));
  const undo = new Y.UndoManager(Object.values(playDocumentOf(here)), { trackedOrigins: new Set(["the drawer"]) });
  const before = lines(here);
  for (const found of findKeptWords(here)) resolveKeptWords(here, found, "put-back", "the drawer");
  undo.undo();
  expect(lines(here)).toEqual(before);
});

test("discarded text stays discarded until somebody adds to it", () => {
  const [here, there] = writeIntoDeleted();
  chooseOn(here, there, "throw-away");
  expect(lines(here)).not.toContain("Who left the lamp on? Nobody did. I did.");
  append(there, "line", " Truly.");
  expect(findKeptWords(there)).toHaveLength(1);
});

test("discarding can be undone like anything else", () => {
  const [here] = writeIntoDeleted();
  const undo = new Y.UndoManager(Object.values(playDocumentOf(here)), { trackedOrigins: new Set(["the drawer"]) });
  const before = findKeptWords(here);
  for (const found of before) resolveKeptWords(here, found, "throw-away", "the drawer");
  undo.undo();
  expect(findKeptWords(here)).toEqual(before);
});

test("an entry that undo emptied and another device wrote into is kept words without a record", () => {
  const [here, there] = twoDevices();
  createEntry(here, id("new"), "dialogue", { after: id("line") });
  meet(here, there);
  append(there, "new", "A word.");
  meet(here, there);
  expect(findKeptWords(here)).toMatchObject([{ kind: "written-into-removed", text: "A word." }]);
});

function writeInMovedScene(): readonly [Y.Doc, Y.Doc] {
  const [here, there] = twoDevices();
  placeBlocks(here, [id("one"), id("cue"), id("line"), id("reply")], id("end"));
  insertBlocks(there, [block("new", "BETH", "cue")], id("reply"));
  insertBlocks(there, [block("newer", "Leave it on.")], id("new"));
  meet(here, there);
  return [here, there];
}

test("text written in a scene that moved follows the scene as one passage", () => {
  const [here, there] = writeInMovedScene();
  const found = chooseOn(here, there, "bring-along");
  expect(found).toMatchObject({ kind: "left-behind", text: "BETH\nLeave it on.", movedTo: { heading: "SCENE ONE" } });
  expect(lines(here).slice(-3)).toEqual(["It burns by itself.", "BETH", "Leave it on."]);
});

test("text written in a scene that moved can stay where it is", () => {
  const [here, there] = writeInMovedScene();
  const before = lines(here);
  chooseOn(here, there, "leave-here");
  expect(lines(here)).toEqual(before);
});

/** What Enter does in the middle of a speech. */
function split(doc: Y.Doc, name: string, at: number, into: string): void {
  const text = playDocumentOf(doc).blocks.get(name)?.toString() ?? "";
  createEntry(doc, id(into), "dialogue", { after: id(name), from: id(name) });
  doc.transact(() => {
    writeBlock(doc, block(into, text.slice(at)));
    writeBlock(doc, block(name, text.slice(0, at)));
    placeBlocks(doc, [id(into)], id(name));
  });
}

test("a speech that two devices split at the same place is doubled, and one copy is kept", () => {
  const [here, there] = twoDevices();
  split(here, "line", 22, "mine");
  split(there, "line", 22, "yours");
  meet(here, there);
  expect(chooseOn(here, there, "keep-one")).toMatchObject({ kind: "doubled", text: "Nobody did." });
  expect(lines(here).filter((line) => line === "Nobody did.")).toHaveLength(1);
});

test("both copies are kept if the author says so", () => {
  const [here, there] = twoDevices();
  split(here, "line", 22, "mine");
  split(there, "line", 22, "yours");
  meet(here, there);
  chooseOn(here, there, "keep-both");
  expect(lines(here).filter((line) => line === "Nobody did.")).toHaveLength(2);
});

/** What Backspace does at the start of a speech. */
function join(doc: Y.Doc, name: string, to: string): void {
  doc.transact(() => {
    append(doc, to, ` ${playDocumentOf(doc).blocks.get(name)?.toString() ?? ""}`);
    removeBlocks(doc, [id(name)]);
  });
}

test("a speech that two devices joined is twice in one block, and one copy is kept", () => {
  const [here, there] = twoDevices();
  join(here, "reply", "line");
  join(there, "reply", "line");
  meet(here, there);
  chooseOn(here, there, "keep-one");
  expect(lines(here)[2]?.trimEnd()).toBe("Who left the lamp on? Nobody did. It burns by itself.");
});

test("a speech that one device joined while another moved its scene is doubled", () => {
  const [here, there] = twoDevices();
  join(here, "reply", "line");
  placeBlocks(there, [id("one"), id("cue"), id("line"), id("reply")], id("end"));
  meet(here, there);
  chooseOn(here, there, "keep-one");
  expect(
    lines(here)
      .join(" ")
      .match(/burns by itself/g),
  ).toHaveLength(1);
});

test("text written into a joined speech is put back without the words that are already there", () => {
  const [here, there] = twoDevices();
  join(here, "reply", "line");
  append(there, "reply", " Always.");
  meet(here, there);
  expect(chooseOn(here, there, "put-back")).toMatchObject({ kind: "written-into-removed", text: " Always." });
  expect(lines(here)[2]).toBe("Who left the lamp on? Nobody did. It burns by itself.");
  expect(lines(here)[3]).toBe(" Always.");
});

test("two separately doubled words in one speech are one finding", () => {
  const [here, there] = twoDevices();
  split(here, "line", 9, "mine");
  split(there, "line", 9, "yours");
  playDocumentOf(here).blocks.get("mine")?.insert(8, " here");
  playDocumentOf(there).blocks.get("yours")?.insert(8, " there");
  meet(here, there);
  expect(chooseOn(here, there, "keep-one")).toMatchObject({ kind: "doubled", text: "the lamp … on? Nobody did." });
  expect(lines(here).join("|")).toMatch(/Who left \|the lamp (here|there) on\? Nobody did\.\| (here|there)\|/);
});

test("one device alone finds nothing, whether it splits, joins, deletes, cuts, pastes, moves or repeats text", () => {
  const [doc] = twoDevices();
  const quiet = (act: () => void): void => {
    act();
    expect(findKeptWords(doc)).toEqual([]);
  };
  quiet(() => split(doc, "line", 22, "tail"));
  quiet(() => join(doc, "tail", "line"));
  quiet(() => insertBlocks(doc, [block("again", "It burns by itself.")], id("end")));
  quiet(() => join(doc, "reply", "line"));
  quiet(() => removeBlocks(doc, [id("again")]));
  quiet(() => placeBlocks(doc, [id("again")], id("cue")));
  quiet(() => insertBlocks(doc, [block("new", "BETH", "cue")], id("line")));
  quiet(() => placeBlocks(doc, [id("one"), id("cue"), id("again"), id("line"), id("new")], id("end")));
  quiet(() => insertBlocks(doc, [block("three", "SCENE THREE", "scene")], id("line")));
  quiet(() => placeBlocks(doc, [id("two"), id("end")], id("line")));
});

test("a choice about text that has since changed does nothing", () => {
  const [here] = writeIntoDeleted();
  const [found] = findKeptWords(here);
  append(here, "line", " And more.");
  if (found) resolveKeptWords(here, found, "throw-away", "the drawer");
  expect(findKeptWords(here)).toHaveLength(1);
});
