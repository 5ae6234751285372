import { TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import { documentOf, readBlocks } from "#domain/play/document/document.ts";
import { type Block, type BlockId, textOf } from "#domain/play/play.ts";
import type { DeletedPassage } from "#domain/play/versions/deletedPassages.ts";
import { cue, dialogue, play, scene, setting } from "#tests/support/playBuilder.ts";
import { undo } from "../actions/undo.ts";
import { openEditorBinding } from "../binding/editorBinding.ts";
import { insertPassage, putBackPassage } from "./putBackPassage.ts";

const whole = play(
  scene("Attic", setting("Dark."), cue("NORA"), dialogue([{ text: "Who", bold: true }, " is there?"])),
  scene("Hall"),
);
const then = whole.blocks;
const [, dark, nora, who, hall] = then.map(({ id }) => id);

const pieceOf = (id: BlockId | undefined): DeletedPassage["pieces"][number] => {
  const block = then.find((one) => one.id === id) as Block;
  return { id: block.id, kind: block.kind, text: textOf(block), start: 0, isWhole: true, isAtEnd: true };
};
const speech: DeletedPassage = {
  key: "1.0.0",
  pieces: [pieceOf(nora), pieceOf(who)],
  after: dark,
  heading: undefined,
  around: ["", ""],
  wordsBefore: 1_000,
  at: 0,
  device: "device-one",
  before: { sequence: 0 },
};
const isLeft = ({ id }: Block) => id !== nora && id !== who;

const open = () => {
  let made = 0;
  const doc = documentOf({ ...whole, blocks: then.filter(isLeft) });
  return openEditorBinding(doc, { newId: () => `new${made++}` as BlockId });
};
type Opened = ReturnType<typeof open>;
const texts = (editor: Opened) => readBlocks(editor.doc).map(textOf);

test("a passage goes back as it was, and one undo takes it out", () => {
  const editor = open();
  putBackPassage(speech, then)(editor.state(), editor.dispatch);
  expect(readBlocks(editor.doc)).toEqual(then);
  undo.run(editor.state(), editor.dispatch);
  expect(readBlocks(editor.doc)).toEqual(then.filter(isLeft));
});

test("a passage is inserted behind the cursor's element, and a part of an element into the text", () => {
  const editor = open();
  const moveTo = (pos: number) =>
    editor.dispatch(editor.state().tr.setSelection(TextSelection.near(editor.state().doc.resolve(pos), -1)));
  moveTo(editor.state().doc.content.size);
  insertPassage(speech, then)(editor.state(), editor.dispatch);
  expect(texts(editor)).toEqual(["Attic", "Dark.", "Hall", "NORA", "Who is there?"]);
  expect(readBlocks(editor.doc)[4]?.text).toEqual(then[3]?.text);
  undo.run(editor.state(), editor.dispatch);
  expect(texts(editor)).toEqual(["Attic", "Dark.", "Hall"]);
  const part = { ...pieceOf(who), text: "Who is", isWhole: false };
  insertPassage({ ...speech, pieces: [part] }, then)(editor.state(), editor.dispatch);
  expect(texts(editor)).toEqual(["Attic", "Dark.", "HallWho is"]);
  expect(hall).toBe(readBlocks(editor.doc)[2]?.id);
});
