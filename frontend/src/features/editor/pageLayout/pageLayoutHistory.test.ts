import { expect, test } from "vitest";
import * as Y from "yjs";
import { documentOf } from "#domain/play/document/document.ts";
import { setTitle } from "#domain/play/document/front.ts";
import { readPageLayout, setPageLayout } from "#domain/play/document/pageLayout.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import { openPageLayoutHistory } from "./pageLayoutHistory.ts";

const newDocument = () => documentOf({ front: emptyFront, blocks: [] });

test("changes are undone one after the other, back to none", () => {
  const doc = newDocument();
  const history = openPageLayoutHistory(doc);
  expect(history.canUndo()).toBe(false);
  history.change({ layout: "musical" });
  history.change({ paper: "a4" });
  setTitle(doc, "Ghosts");
  history.undo();
  expect(readPageLayout(doc)).toEqual({ layout: "musical" });
  expect(history.canUndo()).toBe(true);
  history.undo();
  expect(readPageLayout(doc)).toBeUndefined();
  expect(history.canUndo()).toBe(false);
});

test("undo doesn't take back what another device has chosen since", () => {
  const doc = newDocument();
  const history = openPageLayoutHistory(doc);
  history.change({ layout: "musical" });
  const other = new Y.Doc();
  Y.applyUpdate(other, Y.encodeStateAsUpdate(doc));
  setPageLayout(other, { layout: "us-manuscript" });
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(other));
  history.undo();
  expect(readPageLayout(doc)).toEqual({ layout: "us-manuscript" });
});
