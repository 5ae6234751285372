import { expect, test } from "vitest";
import * as Y from "yjs";
import { direction, play, scene } from "#tests/support/playBuilder.ts";
import { documentOf, readPlay } from "../play/document/document.ts";
import { playDocumentOf } from "../play/document/playDocument.ts";
import type { Block, BlockId } from "../play/play.ts";
import { type Frozen, showsMore } from "./frozen.ts";
import { projectionOf } from "./projection.ts";

const lamp = play(scene("One", direction("A lamp.")), scene("Two", direction("Nobody may read this.")));
const [one, , two, secret] = lamp.blocks.map(({ id }) => id) as [BlockId, BlockId, BlockId, BlockId];

/** Freezes a link to the first scene. Returns whether a refresh would show text from outside it. */
function frozenFirstScene() {
  const doc = documentOf(lamp);
  const shown = (now = doc) => projectionOf(readPlay(now), { what: "scenes", headings: [one] });
  const before: Frozen = {
    play: shown(),
    sequence: 1,
    stateVector: Buffer.from(Y.encodeStateVector(doc)).toString("base64"),
  };
  return {
    doc,
    texts: () => shown().blocks.map(textOf),
    isMore: (now = doc) => showsMore(now, before, shown(now).blocks),
  };
}

const textOf = ({ text }: Block): string => text.map((span) => span.text).join("");

const takeOut = (doc: Y.Doc, id: BlockId): void => {
  const { order } = playDocumentOf(doc);
  order.delete(order.toArray().indexOf(id), 1);
};

test("text typed since may be shown, and text that was outside the scene may not", () => {
  const { doc, isMore } = frozenFirstScene();
  expect(isMore()).toBe(false);
  takeOut(doc, two);
  expect(isMore()).toBe(true);
});

test("a line that was deleted and restored by undo still counts as not shown", () => {
  const { doc, texts, isMore } = frozenFirstScene();
  const { order, blocks } = playDocumentOf(doc);
  const history = new Y.UndoManager([order, blocks]);
  doc.transact(() => {
    takeOut(doc, secret);
    blocks.delete(secret);
  });
  history.undo();
  expect(readPlay(doc).blocks).toEqual(lamp.blocks);
  takeOut(doc, two);
  expect(texts()).toContain("Nobody may read this.");
  const reloaded = new Y.Doc();
  Y.applyUpdate(reloaded, Y.encodeStateAsUpdate(doc));
  expect([isMore(doc), isMore(reloaded)]).toEqual([true, true]);
});
