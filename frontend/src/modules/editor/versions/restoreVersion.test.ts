import { expect, test } from "vitest";
import * as Y from "yjs";
import { writeBlock } from "#domain/play/document/blocks.ts";
import { documentOf, readPlay } from "#domain/play/document/document.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { Block, BlockId, Play } from "#domain/play/play.ts";
import type { RestoreScope } from "#domain/play/versions/restoreBlocks.ts";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { redo } from "../actions/redo.ts";
import { undo } from "../actions/undo.ts";
import { openEditorBinding } from "../binding/editorBinding.ts";
import { blocksOf } from "../schema/flat.ts";
import { restoreVersion } from "./restoreVersion.ts";

const open = (play: Play) => {
  let made = 0;
  const doc = documentOf(play);
  return openEditorBinding(doc, { newId: () => `new${made++}` as BlockId });
};
type Opened = ReturnType<typeof open>;

const restore = (editor: Opened, version: Play, scope: RestoreScope): boolean =>
  restoreVersion(editor.doc, version, scope)(editor.state(), editor.dispatch);
const press = (editor: Opened, action: typeof undo): boolean => action.run(editor.state(), editor.dispatch);

const block = (id: string, kind: Block["kind"], text: string): Block => ({
  id: id as BlockId,
  kind,
  text: text === "" ? [] : [{ text }],
});
const play = (...blocks: readonly Block[]): Play => ({ front: emptyFront, blocks });
const ann = { id: "ann", name: "ANN", aliases: [], age: "", gender: "", description: "", doubling: "" };

test("restoring the whole play restores its text and front matter, and one undo takes both back", () => {
  const version = {
    ...generatePlay({ seed: 1, speeches: 40 }),
    front: { ...emptyFront, title: "Old", synopsis: "Dark." },
  };
  const now = {
    front: { ...emptyFront, title: "New", characters: [ann] },
    blocks: [...version.blocks.slice(20), block("added", "dialogue", "Added."), ...version.blocks.slice(0, 10)],
  };
  const editor = open(now);
  restore(editor, version, { what: "play" });
  expect(readPlay(editor.doc)).toEqual(version);
  expect(blocksOf(editor.state().doc)).toEqual(version.blocks);
  press(editor, undo);
  expect(readPlay(editor.doc)).toEqual(now);
  expect(blocksOf(editor.state().doc)).toEqual(now.blocks);
  press(editor, redo);
  expect(readPlay(editor.doc)).toEqual(version);
});

test("typing before a restored speech is a step of its own for undo", () => {
  const version = play(block("one", "dialogue", "Once."));
  const editor = open(play(block("one", "dialogue", "Now.")));
  editor.dispatch(editor.state().tr.insertText("x", 2));
  restore(editor, version, { what: "speech", id: "one" as BlockId });
  expect(readPlay(editor.doc).blocks).toEqual(version.blocks);
  press(editor, undo);
  expect(readPlay(editor.doc).blocks[0]?.text).toEqual([{ text: "xNow." }]);
});

test("a play that was empty can be restored, and so can one that is empty now", () => {
  const full = play(block("one", "scene", "ONE"), block("two", "dialogue", "Hello."));
  const emptied = open(full);
  restore(emptied, play(), { what: "play" });
  expect(readPlay(emptied.doc).blocks.map(({ text }) => text)).toEqual([[]]);
  press(emptied, undo);
  expect(readPlay(emptied.doc)).toEqual(full);
  const empty = open(play());
  restore(empty, full, { what: "play" });
  expect(readPlay(empty.doc)).toEqual(full);
});

test("what another device writes meanwhile stays", () => {
  const version = play(block("one", "scene", "ONE"), block("two", "dialogue", "Hello there."));
  const other = block("far", "dialogue", "Far");
  const now = play(
    block("one", "scene", "ONE"),
    block("two", "dialogue", "Hello."),
    block("next", "scene", "TWO"),
    other,
  );
  const editor = open(now);
  const device = new Y.Doc();
  Y.applyUpdate(device, Y.encodeStateAsUpdate(editor.doc));
  writeBlock(device, block("far", "dialogue", "Far away"));
  restore(editor, version, { what: "scene", heading: "one" as BlockId });
  Y.applyUpdate(editor.doc, Y.encodeStateAsUpdate(device), "remote");
  expect(blocksOf(editor.state().doc).map(({ text: [span] }) => span?.text)).toEqual([
    "ONE",
    "Hello there.",
    "TWO",
    "Far away",
  ]);
});
