import { TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import * as Y from "yjs";
import { documentOf } from "#domain/play/document/document.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { BlockId } from "#domain/play/play.ts";
import type { Action } from "../actions/action.ts";
import { nextBookmark, previousBookmark, toggleBookmark } from "../actions/bookmarks.ts";
import { undo } from "../actions/undo.ts";
import { openEditorBinding } from "../binding/editorBinding.ts";
import { findBlock, idOf } from "../schema/flat.ts";
import { bookmarkName, bookmarksOf, bookmarksPlugin } from "./bookmarks.ts";

const texts = ["Attic", "Rain on the roof", "", "Dark"];

function open() {
  const blocks = texts.map((text, index) => ({
    id: `b${index}` as BlockId,
    kind: "dialogue" as const,
    text: text === "" ? [] : [{ text }],
  }));
  const doc = documentOf({ front: emptyFront, blocks });
  const binding = openEditorBinding(doc, { newId: () => "n" as BlockId, plugins: [bookmarksPlugin(doc)] });
  const { state, dispatch } = binding;
  const goTo = (id: string): void => {
    const pos = (findBlock(state().doc, id as BlockId)?.pos ?? 0) + 1;
    dispatch(state().tr.setSelection(TextSelection.create(state().doc, pos)));
  };
  const run = (...actions: readonly Action[]): string => {
    for (const action of actions) action.run(state(), dispatch);
    return idOf(state().selection.$head.parent);
  };
  return { ...binding, goTo, run, names: () => bookmarksOf(state()).map(({ name }) => name) };
}

test("a bookmark is named after its element, and the same key removes it", () => {
  const { goTo, run, names } = open();
  goTo("b1");
  run(toggleBookmark);
  goTo("b2");
  run(toggleBookmark);
  expect(names()).toEqual(["Rain on the roof", "Dialogue"]);
  goTo("b1");
  run(toggleBookmark);
  expect(names()).toEqual(["Dialogue"]);
  run(undo);
  expect(names()).toEqual(["Rain on the roof", "Dialogue"]);
});

test("the bookmark before and after the cursor is one key away, around the ends", () => {
  const { goTo, run } = open();
  goTo("b0");
  expect(run(nextBookmark)).toBe("b0");
  for (const id of ["b1", "b3"]) {
    goTo(id);
    run(toggleBookmark);
  }
  expect([run(nextBookmark), run(nextBookmark), run(previousBookmark), run(previousBookmark)]).toEqual([
    ...["b1", "b3", "b1", "b3"],
  ]);
  goTo("b2");
  expect(run(previousBookmark)).toBe("b1");
});

test("other devices have the bookmarks, and they stay on their element", () => {
  const { doc, dispatch, state, goTo, run, names } = open();
  goTo("b3");
  run(toggleBookmark);
  dispatch(state().tr.insertText("Longer ", 2));
  const there = new Y.Doc();
  Y.applyUpdate(there, Y.encodeStateAsUpdate(doc));
  const theirs = openEditorBinding(there, { newId: () => "m" as BlockId, plugins: [bookmarksPlugin(there)] });
  expect(bookmarksOf(theirs.state())).toEqual(bookmarksOf(state()));
  expect(names()).toEqual(["Dark"]);
});

test("a long name is cut between words", () => {
  expect(bookmarkName("  To be, or\nnot to be  ", "Dialogue")).toBe("To be, or not to be");
  expect(bookmarkName("Whether ’tis nobler in the mind to suffer the slings", "x")).toBe(
    "Whether ’tis nobler in the mind to…",
  );
  expect(bookmarkName("x".repeat(50), "x")).toBe(`${"x".repeat(40)}…`);
});
