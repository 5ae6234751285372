import { Plugin, TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import * as Y from "yjs";
import { placeBlocks, removeBlocks, writeBlock } from "#domain/play/document/blocks.ts";
import { documentOf, readPlay } from "#domain/play/document/document.ts";
import { findText, playDocumentOf } from "#domain/play/document/playDocument.ts";
import { type BlockId, emptyFront, textOf } from "#domain/play/play.ts";
import { enter } from "../actions/enter.ts";
import { undo } from "../actions/undo.ts";
import { paste } from "../plugins/pasting.ts";
import { performAction, showLines, typeText } from "../testing/lines.ts";
import { openEditorBinding } from "./editorBinding.ts";

const id = (name: string): BlockId => name as BlockId;
const speech = (name: string, text: string) => ({ id: id(name), kind: "dialogue" as const, text: [{ text }] });

/** A document with these speeches, the editor on it, and a second device that meets it when asked. */
function stage(...texts: string[]) {
  const doc = documentOf({ front: emptyFront, blocks: texts.map((text, index) => speech(`b${index}`, text)) });
  let made = 0;
  let held: BlockId | undefined;
  const manuscript = openEditorBinding(doc, { newId: () => id(`n${made++}`), composing: () => held });
  const there = new Y.Doc();
  const meet = (): void => {
    Y.applyUpdate(there, Y.encodeStateAsUpdate(doc));
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(there));
  };
  meet();
  const hold = (name: string | undefined): void => {
    held = name === undefined ? undefined : id(name);
    manuscript.catchUp();
  };
  return { doc, there, manuscript, meet, hold };
}

test("looking at an empty play writes nothing; the first word makes its first block", () => {
  const { doc, manuscript } = stage();
  const updates: Uint8Array[] = [];
  doc.on("update", (update: Uint8Array) => updates.push(update));
  expect(showLines(manuscript)).toEqual(["scene: |"]);
  expect(updates).toEqual([]);
  expect(typeText(manuscript, "One")).toEqual(["scene: One|"]);
  expect(readPlay(doc).blocks).toMatchObject([{ kind: "scene", text: [{ text: "One" }] }]);
  performAction(manuscript, undo);
  expect(readPlay(doc).blocks).toEqual([]);
  expect(showLines(manuscript)).toEqual(["scene: |"]);
});

test("undo of a long paste takes its blocks out at once, without going through their texts", () => {
  const doc = documentOf({ front: emptyFront, blocks: [speech("b0", "one"), speech("b1", "two")] });
  const steps: number[] = [];
  const counter = new Plugin({ state: { init: () => 0, apply: (tr) => steps.push(tr.steps.length) } });
  let made = 0;
  const newId = () => id(`n${made++}`);
  const manuscript = openEditorBinding(doc, { newId, plugins: [counter] });
  const lines = Array.from({ length: 500 }, (_, index) => `Line ${index}.`);
  manuscript.dispatch(paste(manuscript.state(), { text: lines.join("\n\n"), html: "" }, newId));
  expect(readPlay(doc).blocks.length).toBeGreaterThan(500);
  steps.length = 0;
  performAction(manuscript, undo);
  expect(readPlay(doc).blocks.map(textOf)).toEqual(["one", "two"]);
  expect(showLines(manuscript).map((line) => line.replace("|", ""))).toEqual(["dialogue: one", "dialogue: two"]);
  expect(Math.max(...steps)).toBeLessThan(20);
});

test("a remote change leaves the cursor in its words", () => {
  const { there, manuscript, meet } = stage("one", "two");
  const { tr } = manuscript.state();
  manuscript.dispatch(tr.setSelection(TextSelection.create(tr.doc, 9)));
  expect(showLines(manuscript)).toEqual(["dialogue: one", "dialogue: tw|o"]);
  writeBlock(there, speech("b0", "one and more"));
  writeBlock(there, speech("b1", "so two"));
  meet();
  expect(showLines(manuscript)).toEqual(["dialogue: one and more", "dialogue: so tw|o"]);
});

test("the cursor goes along with a block that another device moves", () => {
  const { there, manuscript, meet } = stage("one", "two", "three");
  expect(showLines(manuscript)[0]).toBe("dialogue: |one");
  placeBlocks(there, [id("b0")], id("b2"));
  meet();
  expect(showLines(manuscript)).toEqual(["dialogue: two", "dialogue: three", "dialogue: |one"]);
});

test("undo takes back what was done here and nothing that was done there", () => {
  const { there, manuscript, meet } = stage("one");
  typeText(manuscript, "here ");
  meet();
  writeBlock(there, speech("b0", "here one there"));
  meet();
  expect(performAction(manuscript, undo)).toEqual(["dialogue: |one there"]);
});

test("an undone Enter keeps what another device wrote into the new block", () => {
  const { doc, there, manuscript, meet } = stage("one");
  performAction(manuscript, enter);
  meet();
  const made =
    readPlay(there)
      .blocks.map((block) => block.id)
      .find((name) => name !== "b0") ?? id("");
  writeBlock(there, { id: made, kind: "cue", text: [{ text: "written there" }] });
  meet();
  performAction(manuscript, undo);
  expect(readPlay(doc).blocks).toHaveLength(1);
  expect(findText(doc, made)?.toString()).toBe("written there");
});

test("a block in which an input method composes is left alone until that is done", () => {
  const { there, manuscript, meet, hold } = stage("one", "two");
  hold("b0");
  typeText(manuscript, "に");
  writeBlock(there, speech("b0", "one there"));
  writeBlock(there, speech("b1", "two there"));
  meet();
  expect(showLines(manuscript)).toEqual(["dialogue: に|one", "dialogue: two there"]);
  typeText(manuscript, "ほん");
  hold(undefined);
  expect(showLines(manuscript)).toEqual(["dialogue: にほん|one there", "dialogue: two there"]);
});

test("a split remembers where it came from", () => {
  const { doc, manuscript } = stage("one two");
  const { tr } = manuscript.state();
  manuscript.dispatch(tr.setSelection(TextSelection.create(tr.doc, 6)));
  performAction(manuscript, enter);
  const made = readPlay(doc).blocks[1]?.id ?? id("");
  expect(findText(doc, made)?.getAttributes()).toMatchObject({ from: "b0" });
});

test("a removed block leaves the editor, and its words stay in the document", () => {
  const { doc, there, manuscript, meet } = stage("one", "two");
  removeBlocks(there, [id("b0")]);
  meet();
  expect(showLines(manuscript)).toEqual(["dialogue: |two"]);
  expect(playDocumentOf(doc).blocks.has("b0")).toBe(true);
});
