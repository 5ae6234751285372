import { expect, test } from "vitest";
import * as Y from "yjs";
import { documentOf } from "#domain/play/document/document.ts";
import { readFront, setFrontField } from "#domain/play/document/front.ts";
import { emptyFront, type FrontPart } from "#domain/play/front/frontFields.ts";
import type { FrontField } from "#domain/play/front/frontPlaces.ts";
import type { Action } from "#frontend/modules/editor/actions/action.ts";
import { redo } from "#frontend/modules/editor/actions/redo.ts";
import { undo } from "#frontend/modules/editor/actions/undo.ts";
import type { EditorBinding } from "#frontend/modules/editor/binding/editorBinding.ts";
import { editorWithoutView } from "#frontend/modules/editor/testing/editorWithoutView.ts";
import { writeFrontField } from "./writeFrontField.ts";

const newPlay = () => editorWithoutView(documentOf({ front: { ...emptyFront, title: "Hamlet" }, blocks: [] }));

/** Another device's copy. `arrive` applies its changes here. */
function otherDevice(doc: Y.Doc) {
  const there = new Y.Doc();
  Y.applyUpdate(there, Y.encodeStateAsUpdate(doc));
  return { doc: there, arrive: () => Y.applyUpdate(doc, Y.encodeStateAsUpdate(there)) };
}

function write(editor: EditorBinding, field: FrontField, ...values: readonly string[]): void {
  for (const value of values) {
    writeFrontField(editor, field, value);
    editor.endStep();
  }
}

test("text and front matter are undone in the order in which they were written", () => {
  const editor = newPlay();
  const { doc } = editor;
  const restored: FrontPart[] = [];
  editor.onFrontRestored((part) => restored.push(part));
  write(editor, "title", "Hamlet, Prince");
  editor.dispatch(editor.state().tr.insertText("Elsinore."));
  write(editor, "subtitle", "A tragedy");
  editor.dispatch(editor.state().tr.insertText(" Night."));
  const step = (action: Action) => {
    action.run(editor.state(), editor.dispatch);
    return [readFront(doc).title, readFront(doc).subtitle, editor.state().doc.textContent];
  };
  expect(editor.undoFront("undo")).toBe(false);
  expect(step(undo)).toEqual(["Hamlet, Prince", "A tragedy", "Elsinore."]);
  expect(step(undo)).toEqual(["Hamlet, Prince", "", "Elsinore."]);
  expect(step(undo)).toEqual(["Hamlet, Prince", "", ""]);
  expect(editor.undoFront("undo")).toBe(true);
  expect(readFront(doc).title).toBe("Hamlet");
  expect(undo.run(editor.state())).toBe(false);
  expect(step(redo)).toEqual(["Hamlet, Prince", "", ""]);
  step(redo);
  expect(step(redo)).toEqual(["Hamlet, Prince", "A tragedy", "Elsinore."]);
  expect(restored).toEqual(["subtitle", "title", "title", "subtitle"]);
});

test("letters typed into a field are one step, and the next field begins another", () => {
  const editor = newPlay();
  for (const value of ["A", "Am", "Aml"]) writeFrontField(editor, "title", value);
  writeFrontField(editor, "subtitle", "x");
  editor.undoFront("undo");
  expect(readFront(editor.doc)).toMatchObject({ title: "Aml", subtitle: "" });
  editor.undoFront("undo");
  expect(readFront(editor.doc).title).toBe("Hamlet");
});

test("undo never reverts what another device wrote later", () => {
  const editor = newPlay();
  write(editor, "title", "Amleth");
  const there = otherDevice(editor.doc);
  setFrontField(there.doc, "title", "Der bestrafte Brudermord");
  there.arrive();
  editor.undoFront("undo");
  expect(readFront(editor.doc).title).toBe("Der bestrafte Brudermord");
});

test("undo in a multi-line field keeps text that another device typed in between", () => {
  const editor = editorWithoutView(new Y.Doc());
  write(editor, "contact", "Elsinore");
  const there = otherDevice(editor.doc);
  setFrontField(there.doc, "contact", "Elsinore, Denmark");
  there.arrive();
  editor.undoFront("undo");
  expect(readFront(editor.doc).contact).toBe(", Denmark");
});
