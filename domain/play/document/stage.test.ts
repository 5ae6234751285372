import { expect, test } from "vitest";
import * as Y from "yjs";
import { direction, play, speech } from "#tests/support/playBuilder.ts";
import { projectionOf } from "../../sharing/projectionOf.ts";
import { readJson } from "../formats/json/readJson.ts";
import { writeJson } from "../formats/json/writeJson.ts";
import type { BlockId, Play } from "../play.ts";
import { removeBlocks } from "./blocks.ts";
import { contentHash, documentOf, readPlay } from "./document.ts";
import { playDocumentOf } from "./playDocument.ts";
import { readStageMarks, setStageMark } from "./stage.ts";

const blank = play(speech("NORA", "Hello."), direction("Tom vanishes."));
const vanishing = "b000000003" as BlockId;
const marked: Play = { ...blank, stage: { [vanishing]: { enters: [], exits: ["TOM"] } } };

function copyOf(doc: Y.Doc): Y.Doc {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  return copy;
}

test("a play without corrections has none, and those of a play come back from a JSON file", () => {
  expect(readPlay(documentOf(blank))).not.toHaveProperty("stage");
  const read = readPlay(documentOf(marked));
  expect(read).toEqual(marked);
  expect(readJson(new TextEncoder().encode(writeJson(read))).play).toEqual(marked);
  expect(contentHash(documentOf(marked))).not.toBe(contentHash(documentOf(blank)));
});

test("a file of some scenes has only the corrections of those scenes", () => {
  const part = { ...marked, blocks: marked.blocks.slice(0, 2) };
  expect(writeJson(part)).not.toContain('"stage"');
});

test("who enters from one device and who exits from another are merged", () => {
  const here = documentOf(marked);
  const there = copyOf(here);
  setStageMark(here, vanishing, { enters: ["NORA"], exits: ["TOM"] });
  setStageMark(there, vanishing, { enters: [], exits: [] });
  Y.applyUpdate(here, Y.encodeStateAsUpdate(there));
  Y.applyUpdate(there, Y.encodeStateAsUpdate(here));
  expect(readPlay(here).stage).toEqual({ [vanishing]: { enters: ["NORA"], exits: [] } });
  expect(contentHash(there)).toBe(contentHash(here));
});

test("a correction that's removed leaves nothing, and one that's the same changes nothing", () => {
  const doc = documentOf(marked);
  let updates = 0;
  doc.on("update", () => updates++);
  setStageMark(doc, vanishing, { enters: [], exits: ["TOM"] });
  expect(updates).toBe(0);
  setStageMark(doc, vanishing, {});
  expect(readPlay(doc)).not.toHaveProperty("stage");
});

test("a correction stays with a direction that's removed and may come back", () => {
  const doc = documentOf(marked);
  removeBlocks(doc, [vanishing]);
  expect(readPlay(doc)).not.toHaveProperty("stage");
  expect(readStageMarks(doc)).toEqual(marked.stage);
});

test("entries of a later version stay in the document", () => {
  const doc = documentOf(marked);
  playDocumentOf(doc).stage.set(`${vanishing}.mood`, "dark");
  playDocumentOf(doc).stage.set(`${vanishing}.enters`, 7);
  setStageMark(doc, vanishing, { exits: [] });
  expect(readStageMarks(doc)).toEqual({ [vanishing]: { exits: [] } });
  expect(playDocumentOf(doc).stage.get(`${vanishing}.mood`)).toBe("dark");
});

test("readers don't see corrections", () => {
  expect(projectionOf(marked, { what: "play" })).not.toHaveProperty("stage");
});
