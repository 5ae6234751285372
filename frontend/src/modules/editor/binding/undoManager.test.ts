import { expect, test } from "vitest";
import * as Y from "yjs";
import { fc } from "#tests/support/fastCheck.ts";
import { UndoManager } from "./undoManager.ts";

function open(manager = UndoManager as typeof Y.UndoManager) {
  const doc = new Y.Doc();
  const text = doc.getText("text");
  const undo = new manager(text, { captureTimeout: 0, trackedOrigins: new Set(["here"]) });
  const write = (change: () => void) => doc.transact(change, "here");
  return { text, undo, write };
}

/** Inserts letters, deletes them, brings them back, and does the same with two in the middle. */
function editBroughtBackLetters({ text, undo, write }: ReturnType<typeof open>): void {
  write(() => text.insert(0, "abcdef"));
  write(() => text.delete(0, 6));
  undo.undo();
  write(() => text.delete(2, 2));
  undo.undo();
}

test("undoing an insertion removes all of it, also after it was deleted, brought back, and edited", () => {
  const editor = open();
  editBroughtBackLetters(editor);
  expect(editor.text.toString()).toBe("abcdef");
  editor.undo.undo();
  expect(editor.text.toString()).toBe("");
  editor.undo.redo();
  expect(editor.text.toString()).toBe("abcdef");
});

test("Yjs still has the fault", () => {
  const editor = open(Y.UndoManager);
  editBroughtBackLetters(editor);
  editor.undo.undo();
  expect(editor.text.toString()).not.toBe("");
});

/** Sets a value, deletes it, sets another, takes that back, and writes something else. */
function setValues({ values, undo, write }: ReturnType<typeof openMap>): void {
  write(() => values.set("state", "done"));
  write(() => values.delete("state"));
  write(() => values.set("state", "later"));
  undo.undo();
  write(() => values.set("text", "Ask Nora."));
}

function openMap(manager = UndoManager as typeof Y.UndoManager) {
  const doc = new Y.Doc();
  const values = doc.getMap("values");
  const undo = new manager(values, { captureTimeout: 0, trackedOrigins: new Set(["here"]) });
  const write = (change: () => void) => doc.transact(change, "here");
  return { doc, values, undo, write };
}

test("a value comes back although a later one was taken back and dropped", () => {
  const map = openMap();
  setValues(map);
  const undone = Array.from({ length: 3 }, () => {
    map.undo.undo();
    return map.values.toJSON();
  });
  expect(undone).toEqual([{}, { state: "done" }, {}]);
  const redone = Array.from({ length: 3 }, () => {
    map.undo.redo();
    return map.values.toJSON();
  });
  expect(redone).toEqual([{ state: "done" }, {}, { text: "Ask Nora." }]);
  expect([map.undo.canUndo(), map.undo.canRedo()]).toEqual([true, false]);
});

test("another device's value stays", () => {
  const map = openMap();
  setValues(map);
  map.doc.transact(() => map.values.set("state", "theirs"), "elsewhere");
  for (let step = 0; step < 3; step++) map.undo.undo();
  expect(map.values.toJSON()).toEqual({ state: "theirs" });
});

test("Yjs still has this fault, too", () => {
  const map = openMap(Y.UndoManager);
  setValues(map);
  map.undo.undo();
  map.undo.undo();
  expect(map.values.toJSON()).toEqual({});
});

/** A change made by a person. */
interface Write {
  readonly at: number;
  /** An empty text deletes up to five letters instead. */
  readonly text: string;
}

const step = fc.oneof(
  fc.record({ at: fc.nat(20), text: fc.string({ maxLength: 4 }) }),
  fc.constantFrom("undo", "redo"),
);

function writeAt({ text, write }: ReturnType<typeof open>, { at, text: words }: Write): void {
  const from = at % (text.length + 1);
  write(() => (words ? text.insert(from, words) : text.delete(from, Math.min(5, text.length - from))));
}

/** An editor that keeps every version of its text, to compare with. */
function openVersions() {
  const versions = [""];
  let current = 0;
  const moveBy = (by: number) => {
    current = Math.max(0, Math.min(versions.length - 1, current + by));
  };
  return {
    write(text: string) {
      if (text !== versions[current]) versions.splice(++current, Number.POSITIVE_INFINITY, text);
    },
    undo: () => moveBy(-1),
    redo: () => moveBy(1),
    text: () => versions[current],
  };
}

test("any number of undos and redos gives the texts of an editor that keeps every version", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const [editor, versions] = [open(), openVersions()];
      for (const one of steps) {
        if (one === "undo" || one === "redo") {
          editor.undo[one]();
          versions[one]();
        } else {
          writeAt(editor, one as Write);
          versions.write(editor.text.toString());
        }
        expect(editor.text.toString()).toBe(versions.text());
      }
    }),
  );
});
