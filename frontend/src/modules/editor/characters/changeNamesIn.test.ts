import { expect, test } from "vitest";
import * as Y from "yjs";
import { noMentions, planRename } from "#domain/play/characters/planNames.ts";
import { readCharacterSettings, setCharacterColor } from "#domain/play/document/characterSettings.ts";
import { readCharacters, setCharacterField } from "#domain/play/document/characters.ts";
import { documentOf, readPlay } from "#domain/play/document/document.ts";
import { readFront, setFrontField } from "#domain/play/document/front.ts";
import { readOutline, setOutlineEntry } from "#domain/play/document/outline.ts";
import { findText } from "#domain/play/document/playDocument.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import { findKeptWords } from "#domain/play/kept/keptWords.ts";
import { type BlockId, textOf } from "#domain/play/play.ts";
import { character } from "#tests/support/playBuilder.ts";
import { bold } from "../actions/marks.ts";
import { redo } from "../actions/redo.ts";
import { undo } from "../actions/undo.ts";
import { type EditorBinding, openEditorBinding } from "../binding/editorBinding.ts";
import { blockNodes, blocksOf } from "../schema/flat.ts";
import { openLines, performAction, showLines, typeText } from "../testing/lines.ts";
import { splitOnTwoDevices } from "../testing/splitOnTwoDevices.ts";
import { changeNamesIn } from "./changeNamesIn.ts";
import { readCast } from "./readCast.ts";

function rename(manuscript: EditorBinding, key: string, name: string): void {
  manuscript.dispatch(changeNamesIn(manuscript.state(), planRename(readCast(manuscript), key, name)));
}

const linesOf = (manuscript: EditorBinding) => showLines(manuscript).map((line) => line.replace("|", ""));

test("a renamed character is one step of undo, separate from typing before and after it", () => {
  const manuscript = openLines([
    "cue: TOM",
    "dialogue: I|",
    "cue: TOM AND ANN (off)",
    "direction: Tom, TOM.",
    "cue: ANN",
  ]);
  typeText(manuscript, "!");
  rename(manuscript, "tom", "Timothy");
  typeText(manuscript, "?");
  expect(linesOf(manuscript)).toEqual([
    "cue: TIMOTHY",
    "dialogue: I!?",
    "cue: TIMOTHY AND ANN (off)",
    "direction: Timothy, TIMOTHY.",
    "cue: ANN",
  ]);
  performAction(manuscript, undo);
  performAction(manuscript, undo);
  expect(linesOf(manuscript).slice(0, 2)).toEqual(["cue: TOM", "dialogue: I!"]);
  performAction(manuscript, undo);
  expect(linesOf(manuscript)[1]).toBe("dialogue: I");
  performAction(manuscript, redo, redo);
  expect(linesOf(manuscript)[3]).toBe("direction: Timothy, TIMOTHY.");
});

test("mentions in the front matter and in synopses change with the name, and come back with it", () => {
  const manuscript = openLines(["scene: One", "cue: TOM|"]);
  const { doc } = manuscript;
  const id = blocksOf(manuscript.state().doc)[0]?.id ?? ("" as BlockId);
  setFrontField(doc, "setting", "Tom's attic. Not Tomas's, but TOM's.");
  setOutlineEntry(doc, id, { synopsis: "Tom waits. Tom goes." });
  const texts = () => [readFront(doc).setting, readOutline(doc)[id]?.synopsis];
  const before = texts();
  rename(manuscript, "tom", "Ann-Sophie");
  const after = ["Ann-Sophie's attic. Not Tomas's, but ANN-SOPHIE's.", "Ann-Sophie waits. Ann-Sophie goes."];
  expect(texts()).toEqual(after);
  performAction(manuscript, undo);
  expect(texts()).toEqual(before);
  performAction(manuscript, redo);
  expect(texts()).toEqual(after);
});

test("what another device wrote beside a mention in the front matter stays", () => {
  const manuscript = openLines(["cue: TOM|"]);
  setFrontField(manuscript.doc, "synopsis", "Tom waits. Tom goes.");
  const other = new Y.Doc();
  Y.applyUpdate(other, Y.encodeStateAsUpdate(manuscript.doc));
  setFrontField(other, "synopsis", "Tom waits for hours. Tom goes.");
  rename(manuscript, "tom", "Ruth");
  Y.applyUpdate(manuscript.doc, Y.encodeStateAsUpdate(other));
  expect(readFront(manuscript.doc).synopsis).toBe("Ruth waits for hours. Ruth goes.");
});

test("a renamed name keeps its format", () => {
  const manuscript = openLines(["cue: |TOM|", "cue: ANN"]);
  performAction(manuscript, bold);
  rename(manuscript, "tom", "TIMOTHY");
  expect(blocksOf(manuscript.state().doc)[0]?.text).toEqual([{ text: "TIMOTHY", bold: true }]);
});

const cue = (id: string, text: string) => ({ id: id as BlockId, kind: "cue" as const, text: [{ text }] });

/** Opens a play whose list has ANN and ANNE, with another device's copy of it. */
function openShared() {
  const doc = documentOf({
    front: { ...emptyFront, characters: ["ANN", "ANNE"].map((name) => character(name, { id: name })) },
    blocks: [cue("b0", "ANN (off)"), cue("b1", "ANNE"), cue("b2", "ANN AND ANNE")],
  });
  setCharacterColor(doc, "ANN", "blue");
  const remote = new Y.Doc();
  Y.applyUpdate(remote, Y.encodeStateAsUpdate(doc));
  const manuscript = openEditorBinding(doc, { newId: () => "n" as BlockId });
  const sync = (): void => {
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(remote), "network");
    Y.applyUpdate(remote, Y.encodeStateAsUpdate(doc));
  };
  return { doc, remote, manuscript, sync };
}

test("merging changes cues, the list and the color, and undo brings back all of it", () => {
  const { doc, manuscript } = openShared();
  const before = readPlay(doc);
  rename(manuscript, "ann", "Anne");
  expect(readPlay(doc).blocks.map(textOf)).toEqual(["ANNE (off)", "ANNE", "ANNE AND ANNE"]);
  expect(readCharacters(doc)).toMatchObject([{ name: "ANNE", aliases: ["ANN"] }]);
  expect(readCharacterSettings(doc)).toEqual({ colors: { anne: "blue" } });
  performAction(manuscript, undo);
  expect(readPlay(doc)).toEqual(before);
});

test("what another device writes meanwhile stays, also after undo", () => {
  const { doc, remote, manuscript, sync } = openShared();
  rename(manuscript, "ann", "ANNE");
  findText(remote, "b0" as BlockId)?.insert(9, " (sadly)");
  setCharacterField(remote, "ANN", "description", "A nurse.");
  sync();
  expect(readPlay(doc).blocks.map(textOf)[0]).toBe("ANNE (off) (sadly)");
  expect(readCharacters(doc)).toMatchObject([{ name: "ANNE", description: "A nurse." }]);
  performAction(manuscript, undo);
  sync();
  expect(readPlay(remote).blocks.map(textOf)[0]).toBe("ANN (off) (sadly)");
  expect(readCharacters(remote)).toMatchObject([{ name: "ANN", description: "A nurse." }, { name: "ANNE" }]);
  expect(readPlay(remote)).toEqual(readPlay(doc));
});

test("what another device writes between two names of one element stays between them", () => {
  const doc = documentOf({
    front: emptyFront,
    blocks: [cue("b0", "ANN"), { id: "b1" as BlockId, kind: "direction", text: [{ text: "Ann sees Ann." }] }],
  });
  const remote = new Y.Doc();
  Y.applyUpdate(remote, Y.encodeStateAsUpdate(doc));
  const manuscript = openEditorBinding(doc, { newId: () => "n" as BlockId });
  rename(manuscript, "ann", "Bob");
  findText(remote, "b1" as BlockId)?.insert(4, "hardly ");
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(remote), "network");
  expect(linesOf(manuscript)[1]).toBe("direction: Bob hardly sees Bob.");
});

test("descriptions that mention a character are changed with its name, as one step of undo", () => {
  const characters = [
    character("Ann", { id: "a" }),
    character("Tom", { id: "t", description: "Ann's brother, and Ann's only friend", doubling: "Also plays ANN" }),
  ];
  const doc = documentOf({ front: { ...emptyFront, characters }, blocks: [cue("b0", "ANN")] });
  const manuscript = openEditorBinding(doc, { newId: () => "n" as BlockId });
  rename(manuscript, "ann", "Ruth");
  expect(readCharacters(doc)).toMatchObject([
    { name: "Ruth" },
    { description: "Ruth's brother, and Ruth's only friend", doubling: "Also plays RUTH" },
  ]);
  performAction(manuscript, undo);
  expect(readCharacters(doc)).toEqual(characters);
});

test("a name that's only in the list is renamed without touching the text", () => {
  const manuscript = openLines(["cue: ANN"]);
  const before = blockNodes(manuscript.state().doc);
  manuscript.change({ name: "add" }, (doc) => setCharacterColor(doc, "ANN", "red"));
  manuscript.dispatch(
    changeNamesIn(manuscript.state(), { cues: [], mentions: noMentions, key: { from: "ann", to: "bob" } }),
  );
  expect(readCharacterSettings(manuscript.doc)).toEqual({ colors: { bob: "red" } });
  expect(blockNodes(manuscript.state().doc)).toEqual(before);
  performAction(manuscript, undo);
  expect(readCharacterSettings(manuscript.doc)).toEqual({ colors: { ann: "red" } });
});

test("doubled text is offered with the new name after a character was renamed", () => {
  const exit = { id: "b1" as BlockId, kind: "direction" as const, text: [{ text: "The lamp goes out. Ann exits." }] };
  const { doc, manuscript } = splitOnTwoDevices([cue("b0", "ANN"), exit], { id: exit.id, offset: 19 });
  expect(findKeptWords(doc)).toMatchObject([{ kind: "doubled", text: "Ann exits." }]);
  rename(manuscript, "ann", "Ruth");
  expect(findKeptWords(doc)).toMatchObject([{ kind: "doubled", text: "Ruth exits." }]);
});
