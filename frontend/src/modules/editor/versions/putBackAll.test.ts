import { AllSelection, TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import * as Y from "yjs";
import { documentOf, readBlocks } from "#domain/play/document/document.ts";
import { type BlockId, textOf } from "#domain/play/play.ts";
import { DeletedText } from "#domain/play/versions/deletedPassages.ts";
import { listDeleted } from "#domain/play/versions/findDeleted.ts";
import { standingText } from "#domain/play/versions/standingText.ts";
import { createWalk } from "#domain/play/versions/walkMoments.ts";
import { dialogue, direction, play, scene, speech } from "#tests/support/playBuilder.ts";
import { joinBackward } from "../actions/joinBackward.ts";
import { undo } from "../actions/undo.ts";
import { type EditorBinding, openEditorBinding } from "../binding/editorBinding.ts";
import { putBackPassage } from "./putBackPassage.ts";

const lines = Array.from({ length: 30 }, (_, at) => `Oh truly a${at} b${at} c${at}.`);
const start = play(
  scene(
    "Attic",
    direction("Dark."),
    ...lines.flatMap((line) => speech("NORA", line)),
    dialogue([{ text: "Good", italic: true }, " night."]),
  ),
);

/** Opens an editor whose changes are moments, one for each step of a test. */
function open() {
  const doc = documentOf(start);
  let made = 0;
  const editor = openEditorBinding(doc, { newId: () => `new${made++}` as BlockId });
  const walk = createWalk([Y.encodeStateAsUpdate(doc)], 0);
  const deleted = new DeletedText();
  let sequence = 0;
  const step = (run: (editor: EditorBinding) => void): void => {
    const before = Y.encodeStateVector(doc);
    run(editor);
    const moment = {
      at: 1_000_000 + ++sequence * 4_000,
      known: sequence - 1,
      update: Y.encodeStateAsUpdate(doc, before),
    };
    for (const walked of walk.next([{ sequence, device: "here", moments: [moment] }]) ?? []) deleted.add(walked);
  };
  const blocks = () => readBlocks(doc);
  const listed = () => {
    const texts = new Map(blocks().map((block) => [block.id, textOf(block)]));
    return listDeleted(deleted.passages(), standingText([...texts.values()]), (id) => texts.get(id));
  };
  return { editor, blocks, texts: () => blocks().map(textOf), step, listed };
}

const selectAll = ({ state, dispatch }: EditorBinding): void =>
  dispatch(state().tr.setSelection(new AllSelection(state().doc)));
/** As browsers select everything. */
const selectTexts = ({ state, dispatch }: EditorBinding): void =>
  dispatch(
    state().tr.setSelection(
      TextSelection.between(state().doc.resolve(2), state().doc.resolve(state().doc.content.size)),
    ),
  );
const press = (text: string) => (editor: EditorBinding) =>
  editor.dispatch(text === "" ? editor.state().tr.deleteSelection() : editor.state().tr.insertText(text));

const accidents: Readonly<Record<string, readonly ((editor: EditorBinding) => void)[]>> = {
  "typing a letter over everything": [selectAll, press("x")],
  "typing a word over everything": [selectAll, press("oops")],
  "typing a letter over all texts": [selectTexts, press("x")],
  "deleting all texts and typing a letter": [selectTexts, press(""), press("x")],
  "deleting everything": [selectAll, press("")],
  "deleting everything and typing a letter": [selectAll, press(""), press("x")],
};

for (const [accident, steps] of Object.entries(accidents))
  test(`after ${accident}, putting it back gives exactly the text from before, and one undo takes it out`, () => {
    const { editor, blocks, texts, step, listed } = open();
    for (const one of steps) step(one);
    const left = texts();
    const [passage, ...more] = listed();
    expect(more).toEqual([]);
    expect(passage && putBackPassage(passage, start.blocks)(editor.state(), editor.dispatch)).toBe(true);
    expect(blocks()).toEqual(start.blocks);
    undo.run(editor.state(), editor.dispatch);
    expect(texts()).toEqual(left);
  });

test("what was written after the accident stays", () => {
  const { editor, texts, step, listed } = open();
  step(selectAll);
  step(press("x"));
  step(press("A new beginning."));
  const [passage] = listed();
  expect(passage && putBackPassage(passage, start.blocks)(editor.state(), editor.dispatch)).toBe(true);
  expect(texts()).toContain("xA new beginning.");
  expect(texts().length).toBe(start.blocks.length + 1);
});

/** Deletes a word everywhere, in one change. */
const removeEverywhere = (word: string) => (editor: EditorBinding) => {
  const { tr } = editor.state();
  tr.doc.descendants((node, pos) => {
    const at = node.isTextblock ? node.textContent.indexOf(word) : -1;
    if (at >= 0) tr.delete(tr.mapping.map(pos + 1 + at), tr.mapping.map(pos + 1 + at + word.length));
  });
  editor.dispatch(tr);
};

/** Deletes the text of an element, and then the empty element. */
const removeLine = (text: string) => (editor: EditorBinding) => {
  const { tr } = editor.state();
  tr.doc.descendants((node, pos) => {
    if (node.textContent === text && node.isTextblock)
      tr.setSelection(TextSelection.create(tr.doc, pos + 1, pos + 1 + text.length));
  });
  editor.dispatch(tr);
  editor.dispatch(editor.state().tr.deleteSelection());
  joinBackward.run(editor.state(), editor.dispatch);
};

test("a word that was deleted everywhere is put back everywhere, and one undo takes it out", () => {
  const { editor, blocks, texts, step, listed } = open();
  step(removeEverywhere(" truly"));
  const left = texts();
  const [passage] = listed();
  expect(passage?.others).toHaveLength(29);
  expect(passage && putBackPassage(passage, start.blocks)(editor.state(), editor.dispatch)).toBe(true);
  expect(blocks()).toEqual(start.blocks);
  undo.run(editor.state(), editor.dispatch);
  expect(texts()).toEqual(left);
});

test("lines that were deleted one by one are put back", () => {
  const { editor, blocks, step, listed } = open();
  for (const at of [2, 9, 4, 17, 21, 28]) step(removeLine(lines[at] ?? ""));
  const [passage, ...more] = listed();
  expect(more).toEqual([]);
  expect(passage && putBackPassage(passage, start.blocks)(editor.state(), editor.dispatch)).toBe(true);
  expect(blocks()).toEqual(start.blocks);
});

test("if one of many places has changed since, nothing is put back", () => {
  const { editor, texts, step, listed } = open();
  step(removeEverywhere(" truly"));
  const [passage] = listed();
  editor.state().doc.descendants((node, pos) => {
    if (node.isTextblock && node.textContent === "Oh a12 b12 c12.")
      editor.dispatch(editor.state().tr.insertText("Now: ", pos + 1));
  });
  const before = texts();
  expect(before).toContain("Now: Oh a12 b12 c12.");
  expect(passage && putBackPassage(passage, start.blocks)(editor.state(), editor.dispatch)).toBe(false);
  expect(texts()).toEqual(before);
});
