import { expect, test } from "vitest";
import * as Y from "yjs";
import { insertBlocks, removeBlocks, writeBlock } from "#domain/play/document/blocks.ts";
import { documentOf } from "#domain/play/document/document.ts";
import { findText } from "#domain/play/document/playDocument.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { Block, BlockId } from "#domain/play/play.ts";
import { watchRemovals } from "./removedText.ts";

const words = (count: number): string => Array.from({ length: count }, (_, index) => `word${index}`).join(" ");
const line = (id: string, text: string): Block => ({ id: id as BlockId, kind: "dialogue", text: [{ text }] });

/** Makes one change of a play of a few lines and returns what it removed. */
function removalBy(change: (doc: Y.Doc) => void, before: (doc: Y.Doc) => void = () => undefined): string {
  const blocks = [line("one", words(100)), line("two", words(15)), line("empty", ""), line("gone", "")];
  const doc = documentOf({ front: emptyFront, blocks });
  before(doc);
  const removalIn = watchRemovals(doc);
  let removal = "";
  doc.on("update", (_update, _origin, _doc, transaction) => {
    removal = removalIn(transaction);
  });
  doc.transact(() => change(doc));
  return removal;
}

test("letters, a line, and much text in one or several places", () => {
  expect(removalBy((doc) => writeBlock(doc, line("one", words(99))))).toBe("little");
  expect(removalBy((doc) => writeBlock(doc, line("one", words(75))))).toBe("some");
  expect(removalBy((doc) => writeBlock(doc, line("one", "")))).toBe("much");
  expect(removalBy((doc) => removeBlocks(doc, ["two" as BlockId]))).toBe("some");
  expect(removalBy((doc) => removeBlocks(doc, ["empty" as BlockId]))).toBe("little");
  const undone = (doc: Y.Doc) => {
    writeBlock(doc, line("two", ""));
    removeBlocks(doc, ["two" as BlockId]);
  };
  expect(removalBy(undone)).toBe("some");
  expect(removalBy((doc) => removeBlocks(doc, ["one", "two"] as BlockId[]))).toBe("much");
  const replaced = (doc: Y.Doc) => {
    writeBlock(doc, line("one", words(88)));
    writeBlock(doc, line("two", words(3)));
  };
  expect(removalBy(replaced)).toBe("some");
});

test("adding text, moving a line, and joining two lines remove nothing", () => {
  expect(removalBy((doc) => insertBlocks(doc, [line("new", words(50))], "one" as BlockId))).toBe("little");
  const join = (doc: Y.Doc) => {
    writeBlock(doc, line("two", `${words(15)}${words(100)}`));
    removeBlocks(doc, ["one" as BlockId]);
  };
  expect(removalBy(join)).toBe("little");
  const move = (doc: Y.Doc) => {
    const order = doc.getArray("order");
    order.delete(0, 1);
    order.insert(1, ["one"]);
  };
  expect(removalBy(move)).toBe("little");
});

test("a word that goes in many places is removed, even if it's written in one of them", () => {
  const people = "Anna and ".repeat(30);
  const replaced = (doc: Y.Doc) => {
    const text = findText(doc, "two" as BlockId);
    for (let at = people.length - 9; at >= 0; at -= 9) text?.delete(at, 4);
    text?.insert(0, "Anna, ");
  };
  expect(removalBy(replaced, (doc) => writeBlock(doc, line("two", people)))).toBe("some");
});

test("text that is written into an element outside of the play is removed", () => {
  const into = (doc: Y.Doc) => {
    writeBlock(doc, line("two", words(100)));
    removeBlocks(doc, ["one", "two"] as BlockId[]);
  };
  expect(removalBy(into)).toBe("much");
  const whenGone = (doc: Y.Doc) => {
    writeBlock(doc, line("gone", words(100)));
    removeBlocks(doc, ["one" as BlockId]);
  };
  expect(removalBy(whenGone, (doc) => removeBlocks(doc, ["gone" as BlockId]))).toBe("much");
});

test("what another device removes doesn't count", () => {
  const doc = documentOf({ front: emptyFront, blocks: [line("one", words(100))] });
  const other = new Y.Doc();
  Y.applyUpdate(other, Y.encodeStateAsUpdate(doc));
  removeBlocks(other, ["one" as BlockId]);
  const removalIn = watchRemovals(doc);
  let removal = "";
  doc.on("update", (_update, _origin, _doc, transaction) => {
    removal = removalIn(transaction);
  });
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(other));
  expect(removal).toBe("little");
});
