import { expect, test } from "vitest";
import * as Y from "yjs";
import { emptyFront } from "../front/frontFields.ts";
import { layouts, onPaper } from "../layout/designs/layouts.ts";
import { layoutOf } from "../layout/layoutOf.ts";
import type { Play } from "../play.ts";
import { contentHash, documentOf, readPlay } from "./document.ts";
import { readPageLayout, setPageLayout } from "./pageLayout.ts";
import { playDocumentOf } from "./playDocument.ts";

const blank: Play = { front: emptyFront, blocks: [] };

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

test("a play without a page layout has none, and is Guild modern on Letter", () => {
  const play = readPlay(documentOf(blank));
  expect(play).toEqual(blank);
  expect(play).not.toHaveProperty("pageLayout");
  expect(layoutOf(play)).toBe(layouts["guild-modern"]);
});

test("the layout from one device and the paper from another are merged", () => {
  const [here, there] = twoDevices(blank);
  setPageLayout(here, { layout: "musical" });
  setPageLayout(there, { paper: "a4" });
  sync(here, there);
  expect(readPlay(here).pageLayout).toEqual({ layout: "musical", paper: "a4" });
  expect(readPlay(there)).toEqual(readPlay(here));
  expect(layoutOf(readPlay(here))).toEqual(onPaper(layouts.musical, "a4"));
});

test("two devices that choose different layouts agree on one", () => {
  const [here, there] = twoDevices(blank);
  setPageLayout(here, { layout: "musical" });
  setPageLayout(there, { layout: "us-manuscript" });
  sync(here, there);
  expect(readPageLayout(there)).toEqual(readPageLayout(here));
  expect(contentHash(there)).toBe(contentHash(here));
});

test("a name from a later version is kept, and the default is used instead", () => {
  const pageLayout = { layout: "hologram", paper: "vellum" };
  const doc = documentOf({ ...blank, pageLayout });
  expect(layoutOf(readPlay(doc))).toBe(layouts["guild-modern"]);
  setPageLayout(doc, { paper: "a4" });
  expect(readPlay(doc).pageLayout).toEqual({ layout: "hologram", paper: "a4" });
  expect(layoutOf({ pageLayout: { layout: "constructor" } })).toBe(layouts["guild-modern"]);
});

test("a field from a later version stays in the document", () => {
  const doc = documentOf({ ...blank, pageLayout: { layout: "musical" } });
  playDocumentOf(doc).pageLayout.set("adjustments", { lines: 5 });
  setPageLayout(doc, { layout: "us-manuscript" });
  expect(playDocumentOf(doc).pageLayout.get("adjustments")).toEqual({ lines: 5 });
  expect(readPlay(doc).pageLayout).toEqual({ layout: "us-manuscript" });
});

test("the page layout is part of the content that devices compare", () => {
  const doc = documentOf({ ...blank, pageLayout: { layout: "musical" } });
  expect(contentHash(doc)).not.toBe(contentHash(documentOf(blank)));
  const other = documentOf(blank);
  setPageLayout(other, { paper: "a4" });
  setPageLayout(other, { layout: "musical" });
  expect(contentHash(other)).toBe(
    contentHash(documentOf({ ...blank, pageLayout: { layout: "musical", paper: "a4" } })),
  );
});

test("setting what is already set changes nothing", () => {
  const doc = documentOf({ ...blank, pageLayout: { layout: "musical" } });
  let updates = 0;
  doc.on("update", () => updates++);
  setPageLayout(doc, { layout: "musical" });
  expect(updates).toBe(0);
});

test("changes of the layout from two devices are merged, and each can be taken back", () => {
  const [here, there] = twoDevices({ ...blank, pageLayout: { layout: "uk", changes: { "cue.bold": true } } });
  setPageLayout(here, { changes: { "cue.bold": true, "font.size": 11 } });
  setPageLayout(there, { changes: { "lyric.left": 2 } });
  sync(here, there);
  expect(readPlay(here).pageLayout).toEqual({ layout: "uk", changes: { "font.size": 11, "lyric.left": 2 } });
  expect(contentHash(there)).toBe(contentHash(here));
  setPageLayout(here, { layout: "musical", name: "", changes: {} });
  expect(readPageLayout(here)).toEqual({ layout: "musical" });
});

test("two devices whose changes leave no room for text together have the layout without any", () => {
  const [here, there] = twoDevices({ ...blank, pageLayout: { layout: "us-manuscript" } });
  setPageLayout(here, { changes: { "margins.left": 3 } });
  setPageLayout(there, { changes: { "margins.right": 3 } });
  sync(here, there);
  expect(layoutOf(readPlay(here))).toBe(layouts["us-manuscript"]);
  expect(readPlay(here).pageLayout?.changes).toEqual({ "margins.left": 3, "margins.right": 3 });
});

test("a setting from a later version is kept when others are changed", () => {
  const doc = documentOf({ ...blank, pageLayout: { changes: { "cue.color": "red" } } });
  setPageLayout(doc, { changes: { ...readPageLayout(doc)?.changes, "cue.bold": true } });
  expect(readPageLayout(doc)).toEqual({ changes: { "cue.bold": true, "cue.color": "red" } });
});
