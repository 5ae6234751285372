import { expect, test } from "vitest";
import * as Y from "yjs";
import { projectionOf } from "#domain/sharing/projectionOf.ts";
import { wholePlayAs } from "../formats/export/exportSettings.ts";
import { prepareExport } from "../formats/export/prepareExport.ts";
import { readJson } from "../formats/json/readJson.ts";
import { writeJson } from "../formats/json/writeJson.ts";
import { emptyFront } from "../front/frontFields.ts";
import type { Block, BlockId, BlockKind, Play } from "../play.ts";
import { placeBlocks, removeBlocks } from "./blocks.ts";
import { contentHash, documentOf, readPlay } from "./document.ts";
import { readOutline, setOutlineEntry } from "./outline.ts";
import { playDocumentOf } from "./playDocument.ts";

const block = (id: string, kind: BlockKind, text: string): Block => ({ id: id as BlockId, kind, text: [{ text }] });
const [one, two] = ["scene0001a" as BlockId, "scene0002b" as BlockId];
const blank: Play = {
  front: emptyFront,
  blocks: [
    block(one, "scene", "Elsinore"),
    block("line00001a", "dialogue", "Who's there?"),
    block(two, "scene", "A room"),
  ],
};
const noted: Play = { ...blank, outline: { [one]: { synopsis: "The ghost", color: "blue", bookmark: "Start" } } };

function twoDevices(play: Play): readonly [Y.Doc, Y.Doc] {
  const here = documentOf(play);
  const there = new Y.Doc();
  Y.applyUpdate(there, Y.encodeStateAsUpdate(here));
  return [here, there];
}

function sync(here: Y.Doc, there: Y.Doc): void {
  Y.applyUpdate(here, Y.encodeStateAsUpdate(there));
  Y.applyUpdate(there, Y.encodeStateAsUpdate(here));
}

test("a play in which nothing is noted has no outline", () => {
  expect(readPlay(documentOf(blank))).toEqual(blank);
  expect(readPlay(documentOf(blank))).not.toHaveProperty("outline");
});

test("what is noted about a scene is part of the play, and comes back from a JSON file", () => {
  const play = readPlay(documentOf(noted));
  expect(play).toEqual(noted);
  expect(readJson(new TextEncoder().encode(writeJson(play))).play).toEqual(noted);
  expect(contentHash(documentOf(noted))).not.toBe(contentHash(documentOf(blank)));
});

test("the synopsis from one device and the status from another are merged", () => {
  const [here, there] = twoDevices(noted);
  setOutlineEntry(here, one, { synopsis: "The ghost appears" });
  setOutlineEntry(there, one, { status: "done", color: "" });
  setOutlineEntry(there, two, { bookmark: "Later" });
  sync(here, there);
  expect(readPlay(here).outline).toEqual({
    [one]: { synopsis: "The ghost appears", status: "done", bookmark: "Start" },
    [two]: { bookmark: "Later" },
  });
  expect(contentHash(there)).toBe(contentHash(here));
});

test("what is noted about a removed scene isn't part of the play, and comes back with the scene", () => {
  const doc = documentOf(noted);
  removeBlocks(doc, [one]);
  expect(readPlay(doc)).not.toHaveProperty("outline");
  placeBlocks(doc, [one], two);
  expect(readPlay(doc).outline).toEqual(noted.outline);
});

test("a color and a field from a later version stay in the document", () => {
  const doc = documentOf({ ...blank, outline: { [one]: { color: "ultraviolet" } } });
  playDocumentOf(doc).outline.set(`${one}.mood`, "dark");
  setOutlineEntry(doc, one, { status: "idea" });
  expect(readOutline(doc)).toEqual({ [one]: { color: "ultraviolet", status: "idea" } });
  expect(playDocumentOf(doc).outline.get(`${one}.mood`)).toBe("dark");
});

test("setting what is already set changes nothing", () => {
  const doc = documentOf(noted);
  let updates = 0;
  doc.on("update", () => updates++);
  setOutlineEntry(doc, one, { color: "blue", status: "" });
  expect(updates).toBe(0);
});

test("readers don't see it, and a file has it only with notes, and only of the scenes in the file", () => {
  expect(projectionOf(noted, { what: "play" })).not.toHaveProperty("outline");
  const json = wholePlayAs("json");
  expect(prepareExport(noted, json).play).not.toHaveProperty("outline");
  expect(prepareExport(noted, { ...json, notes: true }).play).toEqual(noted);
  const scope = { what: "headings", headings: [two] } as const;
  expect(prepareExport(noted, { ...json, notes: true, scope }).play).not.toHaveProperty("outline");
});
