// @vitest-environment page
import { TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import { documentOf } from "#domain/play/document/document.ts";
import type { Play } from "#domain/play/play.ts";
import { act, note, play, scene, speech } from "#tests/support/playBuilder.ts";
import { leftPlaceOf } from "./leftPlaceOf.ts";
import { editorWithoutView } from "./testing/editorWithoutView.ts";

const written = play(
  act("Act One"),
  scene("Attic"),
  speech("ANN", "Is it dark?"),
  act("Act Two"),
  note("Too short?"),
  speech("TOM", "x".repeat(400)),
);

/** Where a writer stops who is in the element with these words. */
function leftAt(written: Play, words: string) {
  const editor = editorWithoutView(documentOf(written), []);
  const { tr, doc } = editor.state();
  doc.descendants((node, pos) => {
    if (node.isTextblock && node.textContent === words) tr.setSelection(TextSelection.create(doc, pos + 1));
  });
  return leftPlaceOf(editor.state().apply(tr));
}

test("the place where a writer stops has its act, and the text around it without private notes", () => {
  const { act: number, page, lines } = leftAt(written, "TOM");
  expect([number, page]).toEqual([2, undefined]);
  expect(lines.map(({ text }) => text.slice(0, 11))).toEqual([
    "Attic",
    "ANN",
    "Is it dark?",
    "Act Two",
    "TOM",
    "xxxxxxxxxxx",
  ]);
  expect(lines.filter(({ isCurrent }) => isCurrent)).toEqual([{ kind: "cue", text: "TOM", isCurrent: true }]);
  expect(lines.at(-1)?.text).toHaveLength(160);
});

test("a play without acts has no act in it", () => {
  expect(leftAt(play(speech("ANN", "Hm.")), "ANN")).not.toHaveProperty("act");
});
