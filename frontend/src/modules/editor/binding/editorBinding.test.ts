import { Plugin, TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import * as Y from "yjs";
import { placeBlocks, removeBlocks, writeBlock } from "#domain/play/document/blocks.ts";
import { documentOf, readPlay } from "#domain/play/document/document.ts";
import { readFront, setTitle } from "#domain/play/document/front.ts";
import { findText, playDocumentOf } from "#domain/play/document/playDocument.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import { type BlockId, textOf } from "#domain/play/play.ts";
import { enter } from "../actions/enter.ts";
import { undo } from "../actions/undo.ts";
import { paste } from "../clipboard/paste.ts";
import { performAction, showLines, typeText } from "../testing/lines.ts";
import { openEditorBinding } from "./editorBinding.ts";
import { alongside } from "./push.ts";

const id = (name: string): BlockId => name as BlockId;
const speech = (name: string, text: string) => ({ id: id(name), kind: "dialogue" as const, text: [{ text }] });

/** Opens a document with these speeches, an editor on it, and a second device that syncs on request. */
function setUp(...texts: string[]) {
  const doc = documentOf({ front: emptyFront, blocks: texts.map((text, index) => speech(`b${index}`, text)) });
  let made = 0;
  let held: BlockId | undefined;
  const manuscript = openEditorBinding(doc, { newId: () => id(`n${made++}`), composing: () => held });
  const remote = new Y.Doc();
  const sync = (): void => {
    Y.applyUpdate(remote, Y.encodeStateAsUpdate(doc));
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(remote));
  };
  sync();
  const hold = (name: string | undefined): void => {
    held = name === undefined ? undefined : id(name);
    manuscript.catchUp();
  };
  return { doc, there: remote, manuscript, meet: sync, hold };
}

test("opening an empty play writes nothing; the first word creates its first block", () => {
  const { doc, manuscript } = setUp();
  const updates: Uint8Array[] = [];
  doc.on("update", (update: Uint8Array) => updates.push(update));
  expect(showLines(manuscript)).toEqual(["direction: |"]);
  expect(updates).toEqual([]);
  expect(typeText(manuscript, "One")).toEqual(["direction: One|"]);
  expect(readPlay(doc).blocks).toMatchObject([{ kind: "direction", text: [{ text: "One" }] }]);
  performAction(manuscript, undo);
  expect(readPlay(doc).blocks).toEqual([]);
  expect(showLines(manuscript)).toEqual(["direction: |"]);
});

test("undoing a long paste removes its blocks at once, without editing their text", () => {
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

test("a remote change doesn't move the cursor within its text", () => {
  const { there: remote, manuscript, meet: sync } = setUp("one", "two");
  const { tr } = manuscript.state();
  manuscript.dispatch(tr.setSelection(TextSelection.create(tr.doc, 9)));
  expect(showLines(manuscript)).toEqual(["dialogue: one", "dialogue: tw|o"]);
  writeBlock(remote, speech("b0", "one and more"));
  writeBlock(remote, speech("b1", "so two"));
  sync();
  expect(showLines(manuscript)).toEqual(["dialogue: one and more", "dialogue: so tw|o"]);
});

test("the cursor follows a block that another device moves", () => {
  const { there: remote, manuscript, meet: sync } = setUp("one", "two", "three");
  expect(showLines(manuscript)[0]).toBe("dialogue: |one");
  placeBlocks(remote, [id("b0")], id("b2"));
  sync();
  expect(showLines(manuscript)).toEqual(["dialogue: two", "dialogue: three", "dialogue: |one"]);
});

test("undo reverts this device's changes and no others", () => {
  const { there: remote, manuscript, meet: sync } = setUp("one");
  typeText(manuscript, "here ");
  sync();
  writeBlock(remote, speech("b0", "here one there"));
  sync();
  expect(performAction(manuscript, undo)).toEqual(["dialogue: |one there"]);
});

test("undoing Enter preserves what another device wrote in the new block", () => {
  const { doc, there: remote, manuscript, meet: sync } = setUp("one");
  performAction(manuscript, enter);
  sync();
  const made =
    readPlay(remote)
      .blocks.map((block) => block.id)
      .find((name) => name !== "b0") ?? id("");
  writeBlock(remote, { id: made, kind: "cue", text: [{ text: "written there" }] });
  sync();
  performAction(manuscript, undo);
  expect(readPlay(doc).blocks).toHaveLength(1);
  expect(findText(doc, made)?.toString()).toBe("written there");
});

test("a block in which an input method is composing doesn't change until composition ends", () => {
  const { there: remote, manuscript, meet: sync, hold } = setUp("one", "two");
  hold("b0");
  typeText(manuscript, "に");
  writeBlock(remote, speech("b0", "one there"));
  writeBlock(remote, speech("b1", "two there"));
  sync();
  expect(showLines(manuscript)).toEqual(["dialogue: に|one", "dialogue: two there"]);
  typeText(manuscript, "ほん");
  hold(undefined);
  expect(showLines(manuscript)).toEqual(["dialogue: にほん|one there", "dialogue: two there"]);
});

test("a split block records which block it came from", () => {
  const { doc, manuscript } = setUp("one two");
  const { tr } = manuscript.state();
  manuscript.dispatch(tr.setSelection(TextSelection.create(tr.doc, 6)));
  performAction(manuscript, enter);
  const made = readPlay(doc).blocks[1]?.id ?? id("");
  expect(findText(doc, made)?.getAttributes()).toMatchObject({ from: "b0" });
});

test("a removed block leaves the editor, and its text stays in the document", () => {
  const { doc, there: remote, manuscript, meet: sync } = setUp("one", "two");
  removeBlocks(remote, [id("b0")]);
  sync();
  expect(showLines(manuscript)).toEqual(["dialogue: |two"]);
  expect(playDocumentOf(doc).blocks.has("b0")).toBe(true);
});

test("a change of the text and of other parts of the play in one action is one step of undo", () => {
  const { doc, manuscript } = setUp("Ophelia.");
  const rename = (to: string) => (changed: Y.Doc) => setTitle(changed, to);
  const title = () => readFront(doc).title;
  manuscript.dispatch(alongside(manuscript.state().tr.insertText("Oh, "), rename("Ophelia")));
  expect([showLines(manuscript), title()]).toEqual([["dialogue: Oh, |Ophelia."], "Ophelia"]);
  manuscript.dispatch(alongside(manuscript.state().tr, rename("Ophelia's play")));
  expect(title()).toBe("Ophelia's play");
  performAction(manuscript, undo);
  expect([showLines(manuscript), title()]).toEqual([["dialogue: Oh, |Ophelia."], "Ophelia"]);
  performAction(manuscript, undo);
  expect([showLines(manuscript), title()]).toEqual([["dialogue: |Ophelia."], ""]);
});
