import { TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import type { TypingRules } from "#domain/play/typing/smartTyping.ts";
import { typographyOf } from "#domain/play/typing/typography.ts";
import { redo } from "../actions/redo.ts";
import { undo } from "../actions/undo.ts";
import type { EditorBinding } from "../binding/editorBinding.ts";
import { blocksOf } from "../schema/flat.ts";
import { openLines, performAction, showLines, typeText } from "../testing/lines.ts";
import { improved } from "./smartTypingPlugin.ts";

const rules: TypingRules = { typography: typographyOf("en-US"), quotes: true, dashes: true, ellipses: true };

/** Types letter by letter, each improved as the plugin does. */
function typed(manuscript: EditorBinding, text: string): string[] {
  for (const letter of text) {
    typeText(manuscript, letter);
    const tr = improved(manuscript.state(), 1, rules);
    if (tr) manuscript.dispatch(tr);
  }
  return showLines(manuscript);
}

test("quotes, dashes and ellipses are replaced in speeches and directions, and not in names", () => {
  expect(typed(openLines(["dialogue: |"]), `"Don't--"`)).toEqual(["dialogue: “Don’t—”|"]);
  expect(typed(openLines(["direction: a| b"]), "...")).toEqual(["direction: a…| b"]);
  expect(typed(openLines(["cue: O|"]), "'BRIEN")).toEqual(["cue: O'BRIEN|"]);
});

test("one undo takes back only the replacement, and the next typing is a step of its own", () => {
  const manuscript = openLines(["dialogue: |"]);
  typed(manuscript, "don't stop");
  expect(performAction(manuscript, undo)).toEqual(["dialogue: don’|"]);
  expect(performAction(manuscript, undo)).toEqual(["dialogue: don'|"]);
  expect(performAction(manuscript, redo)[0]).toContain("don’");
  expect(performAction(manuscript, undo, undo)).toEqual(["dialogue: |"]);
});

test("typed marks become emphasis, what follows has none, and one undo restores them", () => {
  const manuscript = openLines(["dialogue: so |"]);
  expect(typed(manuscript, "**very** late")).toEqual(["dialogue: so very late|"]);
  expect(blocksOf(manuscript.state().doc)[0]?.text).toEqual([
    { text: "so " },
    { text: "very", bold: true },
    { text: " late" },
  ]);
  expect(performAction(manuscript, undo, undo)).toEqual(["dialogue: so **very**|"]);
  expect(blocksOf(manuscript.state().doc)[0]?.text).toEqual([{ text: "so **very**" }]);
});

test("a replacement keeps the emphasis of what it replaces", () => {
  const manuscript = openLines(["dialogue: |"]);
  typed(manuscript, "*don* x");
  const { tr, doc } = manuscript.state();
  manuscript.dispatch(tr.setSelection(TextSelection.create(doc, 5)));
  typed(manuscript, "'");
  expect(blocksOf(manuscript.state().doc)[0]?.text[0]).toEqual({ text: "don’", italic: true });
});

test("the start of a play can be a quote", () => {
  expect(typed(openLines([]), `"`)).toEqual(["direction: “|"]);
});
