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
import { emptyFront } from "#domain/play/front/frontFields.ts";
import { editorWithoutView } from "#frontend/modules/editor/testing/editorWithoutView.ts";
import { character } from "#tests/support/playBuilder.ts";
import { changeCast } from "./changeCast.ts";

const newPlay = (...names: readonly string[]) =>
  editorWithoutView(
    documentOf({
      front: { ...emptyFront, characters: names.map((name) => character(name, { id: name })) },
      blocks: [],
    }),
  );
const namesIn = (doc: Y.Doc) => readCharacters(doc).map(({ name }) => name);

test("a removed character comes back with everything it had, in its place, in one step", () => {
  const editor = newPlay("ANN", "TOM", "NORA");
  const { doc } = editor;
  setCharacterField(doc, "TOM", "doubling", "also plays the Doctor");
  renameCharacter(doc, "TOM", "THOMAS", "TOM");
  const before = readCharacters(doc);
  changeCast(editor, "remove TOM", () => removeCharacter(doc, "TOM"));
  expect(namesIn(doc)).toEqual(["ANN", "NORA"]);
  editor.undoFront("undo");
  expect(readCharacters(doc)).toEqual(before);
  editor.undoFront("redo");
  expect(namesIn(doc)).toEqual(["ANN", "NORA"]);
});

test("a new name is one step, however many letters were typed", () => {
  const editor = newPlay("TOM");
  const { doc } = editor;
  for (const name of ["T", "TI", "TIM"])
    changeCast(editor, "rename TOM", () => renameCharacter(doc, "TOM", name, "TOM"));
  editor.endStep();
  changeCast(editor, "rename TOM", () => renameCharacter(doc, "TOM", "TIMOTHY", "TIM"));
  editor.undoFront("undo");
  expect(namesIn(doc)).toEqual(["TIM"]);
  editor.undoFront("undo");
  expect(readCharacters(doc)).toMatchObject([{ name: "TOM", aliases: [] }]);
});

test("moving is undone, and a change after undo is a step of its own", () => {
  const editor = newPlay("ANN", "TOM", "NORA");
  const { doc } = editor;
  changeCast(editor, "move", () => moveCharacter(doc, "NORA", 0));
  editor.undoFront("undo");
  changeCast(editor, "move", () => moveCharacter(doc, "ANN", 2));
  expect(namesIn(doc)).toEqual(["TOM", "NORA", "ANN"]);
  editor.undoFront("undo");
  expect(namesIn(doc)).toEqual(["ANN", "TOM", "NORA"]);
});

test("undo keeps a character that another device has added since", () => {
  const editor = editorWithoutView(new Y.Doc());
  const { doc } = editor;
  changeCast(editor, "add", () => writeCharacter(doc, character("ANN")));
  const there = new Y.Doc();
  Y.applyUpdate(there, Y.encodeStateAsUpdate(doc));
  writeCharacter(there, character("TOM"));
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(there));
  editor.undoFront("undo");
  expect(namesIn(doc)).toEqual(["TOM"]);
});
