import { expect, test } from "vitest";
import * as Y from "yjs";
import { documentOf } from "#domain/play/document/document.ts";
import { readFront, setFrontField } from "#domain/play/document/front.ts";
import { emptyFront, type FrontField } from "#domain/play/play.ts";
import { frontHistory } from "./frontHistory.ts";

const newPlay = () => documentOf({ front: { ...emptyFront, title: "Hamlet" }, blocks: [] });

/** Another device's copy. `arrive` applies its changes here. */
function otherDevice(doc: Y.Doc) {
  const there = new Y.Doc();
  Y.applyUpdate(there, Y.encodeStateAsUpdate(doc));
  return { doc: there, arrive: () => Y.applyUpdate(doc, Y.encodeStateAsUpdate(there)) };
}

function write(doc: Y.Doc, field: FrontField, ...values: readonly string[]): void {
  for (const value of values) {
    frontHistory(doc, field).write(value);
    frontHistory(doc, field).pause();
  }
}

test("undo and redo work within one field and leave the others alone", () => {
  const doc = newPlay();
  write(doc, "title", "Hamlet, Prince", "Hamlet, Prince of Denmark");
  write(doc, "subtitle", "A tragedy");
  frontHistory(doc, "title").undo();
  expect(readFront(doc)).toMatchObject({ title: "Hamlet, Prince", subtitle: "A tragedy" });
  frontHistory(doc, "title").undo();
  frontHistory(doc, "title").undo();
  expect(readFront(doc)).toMatchObject({ title: "Hamlet", subtitle: "A tragedy" });
  frontHistory(doc, "title").redo();
  expect(readFront(doc).title).toBe("Hamlet, Prince");
});

test("undo never reverts what another device wrote later", () => {
  const doc = newPlay();
  write(doc, "title", "Amleth");
  const there = otherDevice(doc);
  setFrontField(there.doc, "title", "Der bestrafte Brudermord");
  there.arrive();
  frontHistory(doc, "title").undo();
  expect(readFront(doc).title).toBe("Der bestrafte Brudermord");
});

test("undo in a multi-line field keeps text that another device typed in between", () => {
  const doc = new Y.Doc();
  write(doc, "contact", "Elsinore");
  const there = otherDevice(doc);
  setFrontField(there.doc, "contact", "Elsinore, Denmark");
  there.arrive();
  frontHistory(doc, "contact").undo();
  expect(readFront(doc).contact).toBe(", Denmark");
});
