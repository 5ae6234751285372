import { expect, test } from "vitest";
import * as Y from "yjs";
import {
  moveCharacter,
  readCharacters,
  removeCharacter,
  renameCharacter,
  setCharacterField,
  writeCharacter,
} from "#domain/play/document/characters.ts";
import { documentOf } from "#domain/play/document/document.ts";
import { emptyFront } from "#domain/play/play.ts";
import { character } from "#tests/support/playBuilder.ts";
import { castHistory } from "./castHistory.ts";

const newPlay = (...names: readonly string[]) =>
  documentOf({ front: { ...emptyFront, characters: names.map((name) => character(name, { id: name })) }, blocks: [] });
const namesIn = (doc: Y.Doc) => readCharacters(doc).map(({ name }) => name);

test("a removed character comes back with everything it had, in its place, in one step", () => {
  const doc = newPlay("ANN", "TOM", "NORA");
  setCharacterField(doc, "TOM", "doubling", "also plays the Doctor");
  renameCharacter(doc, "TOM", "THOMAS", "TOM");
  const before = readCharacters(doc);
  castHistory(doc).change("remove TOM", () => removeCharacter(doc, "TOM"));
  expect(namesIn(doc)).toEqual(["ANN", "NORA"]);
  castHistory(doc).undo();
  expect(readCharacters(doc)).toEqual(before);
  castHistory(doc).redo();
  expect(namesIn(doc)).toEqual(["ANN", "NORA"]);
});

test("a new name is one step, however many letters were typed", () => {
  const doc = newPlay("TOM");
  for (const name of ["T", "TI", "TIM"])
    castHistory(doc).change("rename TOM", () => renameCharacter(doc, "TOM", name, "TOM"));
  castHistory(doc).pause();
  castHistory(doc).change("rename TOM", () => renameCharacter(doc, "TOM", "TIMOTHY", "TIM"));
  castHistory(doc).undo();
  expect(namesIn(doc)).toEqual(["TIM"]);
  castHistory(doc).undo();
  expect(readCharacters(doc)).toMatchObject([{ name: "TOM", aliases: [] }]);
});

test("moving is undone, and a change after undo is a step of its own", () => {
  const doc = newPlay("ANN", "TOM", "NORA");
  castHistory(doc).change("move", () => moveCharacter(doc, "NORA", 0));
  castHistory(doc).undo();
  castHistory(doc).change("move", () => moveCharacter(doc, "ANN", 2));
  expect(namesIn(doc)).toEqual(["TOM", "NORA", "ANN"]);
  castHistory(doc).undo();
  expect(namesIn(doc)).toEqual(["ANN", "TOM", "NORA"]);
});

test("undo keeps a character that another device has added since", () => {
  const doc = new Y.Doc();
  castHistory(doc).change("add", () => writeCharacter(doc, character("ANN")));
  const there = new Y.Doc();
  Y.applyUpdate(there, Y.encodeStateAsUpdate(doc));
  writeCharacter(there, character("TOM"));
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(there));
  castHistory(doc).undo();
  expect(namesIn(doc)).toEqual(["TOM"]);
});
