import { expect, test } from "vitest";
import * as Y from "yjs";
import { character } from "#tests/support/playBuilder.ts";
import { emptyFront } from "../front/frontFields.ts";
import {
  addAlias,
  mergeCharacters,
  moveCharacter,
  readCharacters,
  removeCharacter,
  renameCharacter,
  setCharacterField,
} from "./characters.ts";
import { documentOf } from "./document.ts";
import { readFront, setFrontField, textsSince } from "./front.ts";
import { playDocumentOf } from "./playDocument.ts";

const newPlay = (...names: readonly string[]) =>
  documentOf({ front: { ...emptyFront, characters: names.map((name) => character(name, { id: name })) }, blocks: [] });
const namesIn = (doc: Y.Doc) => readCharacters(doc).map(({ name }) => name);

function replica(doc: Y.Doc): Y.Doc {
  const other = new Y.Doc();
  Y.applyUpdate(other, Y.encodeStateAsUpdate(doc));
  return other;
}

function sync(a: Y.Doc, b: Y.Doc): void {
  Y.applyUpdate(a, Y.encodeStateAsUpdate(b));
  Y.applyUpdate(b, Y.encodeStateAsUpdate(a));
}

test.each([
  [0, ["NORA", "ANN", "TOM"]],
  [1, ["ANN", "NORA", "TOM"]],
  [2, ["ANN", "TOM", "NORA"]],
  [9, ["ANN", "TOM", "NORA"]],
])("a character moves to position %i", (to, names) => {
  const doc = newPlay("ANN", "TOM", "NORA");
  moveCharacter(doc, "NORA", to);
  expect(namesIn(doc)).toEqual(names);
});

test("a character that two devices move is in the list once, and both have the same order", () => {
  const here = newPlay("ANN", "TOM", "NORA");
  const there = replica(here);
  moveCharacter(here, "NORA", 0);
  moveCharacter(there, "NORA", 1);
  sync(here, there);
  expect(namesIn(here).toSorted()).toEqual(["ANN", "NORA", "TOM"]);
  expect(namesIn(here)).toEqual(namesIn(there));
});

test("a character that another device removed stays removed, whatever is written or moved here", () => {
  const here = newPlay("ANN", "TOM");
  const there = replica(here);
  removeCharacter(there, "TOM");
  setCharacterField(here, "TOM", "age", "40");
  moveCharacter(here, "TOM", 0);
  sync(here, there);
  expect([namesIn(here), namesIn(there)]).toEqual([["ANN"], ["ANN"]]);
  setCharacterField(here, "TOM", "age", "50");
  renameCharacter(here, "TOM", "THOMAS", "TOM");
  moveCharacter(here, "TOM", 0);
  expect(namesIn(here)).toEqual(["ANN"]);
});

test("texts of one character from two devices are both kept", () => {
  const here = newPlay("TOM");
  const there = replica(here);
  setCharacterField(here, "TOM", "age", "40");
  setCharacterField(there, "TOM", "doubling", "also plays the Doctor");
  sync(here, there);
  expect(readCharacters(here)).toMatchObject([{ age: "40", doubling: "also plays the Doctor" }]);
});

test("a renamed character keeps its former name, once, and not its own", () => {
  const doc = newPlay("TOM");
  for (const name of ["TH", "THOMAS"]) renameCharacter(doc, "TOM", name, "TOM");
  expect(readCharacters(doc)).toMatchObject([{ name: "THOMAS", aliases: ["TOM"] }]);
  renameCharacter(doc, "TOM", "TOM", "THOMAS");
  expect(readCharacters(doc)).toMatchObject([{ name: "TOM", aliases: ["THOMAS"] }]);
});

test("two devices that write into a field that the document doesn't have yet keep both texts", () => {
  const here = newPlay();
  const { front } = playDocumentOf(here);
  for (const field of ["productionHistory", "acknowledgments"]) front.delete(field);
  const older = new Y.Doc();
  for (const [field, value] of front.entries())
    if (typeof value === "string") playDocumentOf(older).front.set(field, value);
  const there = replica(older);
  setFrontField(older, "productionHistory", "Oslo, 2026.");
  setFrontField(there, "productionHistory", "Bergen, 2027.");
  setFrontField(there, "acknowledgments", "Thanks.");
  sync(older, there);
  expect(readFront(older).productionHistory).toContain("Oslo");
  expect(readFront(older).productionHistory).toContain("Bergen");
  expect(readFront(older)).toEqual(readFront(there));
  expect(readFront(older).acknowledgments).toBe("Thanks.");
});

test("a document from before there was a translator opens, and of two devices that name one, the last wins", () => {
  const older = newPlay();
  playDocumentOf(older).front.delete("translator");
  const there = replica(older);
  expect(readFront(older).translator).toBe("");
  setFrontField(older, "translator", "Ann Lee");
  sync(older, there);
  setFrontField(there, "translator", "Bo Ray");
  sync(older, there);
  expect([readFront(older).translator, readFront(there).translator]).toEqual(["Bo Ray", "Bo Ray"]);
});

test("the texts that a version adds to older documents are the same forever", () => {
  expect(Buffer.from(textsSince(3)).toString("base64")).toBe(
    "AQLl6IXjBgAnAQVmcm9udBFwcm9kdWN0aW9uSGlzdG9yeQInAQVmcm9udA9hY2tub3dsZWRnbWVudHMCAA==",
  );
});

test("the texts of the list of acts and scenes are the same forever, too", () => {
  expect(Buffer.from(textsSince(8)).toString("base64")).toBe("AQHq6IXjBgAnAQVmcm9udA1hY3RzQW5kU2NlbmVzAgA=");
});

test("merged characters are one with all names, and their texts are joined", () => {
  const doc = newPlay("ANN", "ANNE", "TOM");
  setCharacterField(doc, "ANN", "age", "40");
  setCharacterField(doc, "ANN", "description", "A nurse.");
  setCharacterField(doc, "ANNE", "description", "Tom's sister");
  addAlias(doc, "ANN", "NURSE");
  mergeCharacters(doc, "ANN", "ANNE");
  expect(readCharacters(doc)).toMatchObject([
    { id: "ANNE", aliases: ["ANN", "NURSE"], age: "40", description: "Tom's sister; A nurse." },
    { id: "TOM" },
  ]);
  setCharacterField(doc, "ANNE", "description", "A nurse");
  expect(readCharacters(doc)[0]).toMatchObject({ age: "40", description: "A nurse" });
  mergeCharacters(doc, "ANNE", "TOM");
  expect(readCharacters(doc)).toMatchObject([{ id: "TOM", aliases: ["ANN", "NURSE", "ANNE"] }]);
  removeCharacter(doc, "TOM");
  expect(readCharacters(doc)).toEqual([]);
});

test("a former name is added once, and not to a character that another device removed", () => {
  const doc = newPlay("TOM");
  for (const alias of ["TIM", "TIM", "TOM"]) addAlias(doc, "TOM", alias);
  addAlias(doc, "NOBODY", "TIM");
  expect(readCharacters(doc)).toMatchObject([{ aliases: ["TIM"] }]);
});

test("undoing a merge brings back both characters, with what another device has written about them", () => {
  const here = newPlay("ANN", "ANNE");
  const undo = new Y.UndoManager(Object.values(playDocumentOf(here)), { trackedOrigins: new Set(["here"]) });
  here.transact(() => mergeCharacters(here, "ANN", "ANNE"), "here");
  const there = replica(here);
  Y.applyUpdate(there, Y.encodeStateAsUpdate(here));
  setCharacterField(there, "ANN", "age", "40");
  sync(here, there);
  expect(namesIn(here)).toEqual(["ANNE"]);
  undo.undo();
  sync(here, there);
  expect(readCharacters(here)).toMatchObject([{ name: "ANN", age: "40" }, { name: "ANNE" }]);
  expect(readCharacters(there)).toEqual(readCharacters(here));
});

test("two devices that merge two characters into each other keep one of them, with both names", () => {
  const here = newPlay("ANN", "ANNE");
  const there = replica(here);
  mergeCharacters(here, "ANN", "ANNE");
  mergeCharacters(there, "ANNE", "ANN");
  sync(here, there);
  expect(readCharacters(here)).toMatchObject([{ name: "ANN", aliases: ["ANNE"] }]);
  expect(readCharacters(there)).toEqual(readCharacters(here));
});

test("a character whose merged name another device removes is in the list again", () => {
  const here = newPlay("ANN", "ANNE");
  const there = replica(here);
  mergeCharacters(here, "ANN", "ANNE");
  removeCharacter(there, "ANNE");
  sync(here, there);
  expect([namesIn(here), namesIn(there)]).toEqual([["ANN"], ["ANN"]]);
});
