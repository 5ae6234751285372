import { expect, test } from "vitest";
import type * as Y from "yjs";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { seededRandom } from "#tests/support/seededRandom.ts";
import { insertBlocks, placeBlocks, removeBlocks } from "../document/blocks.ts";
import { documentOf, readBlocks } from "../document/document.ts";
import { findText, orderOf, playDocumentOf } from "../document/playDocument.ts";
import type { BlockId } from "../play.ts";
import { printedWords } from "../wordsIn.ts";
import { WatchedText } from "./watchText.ts";

type Below = (limit: number) => number;

/** Changes a block's text or kind, or adds, moves, doubles or removes blocks. */
function changeAtRandom(doc: Y.Doc, below: Below, name: string): void {
  const order = orderOf(doc);
  const id = order[below(order.length)];
  const text = id && findText(doc, id);
  if (!text) return;
  const place = below(text.length + 1);
  const changes = [
    () => text.insert(place, " lamp burns "),
    () => text.delete(place, below(text.length - place + 1)),
    () => text.setAttribute("kind", below(2) === 0 ? "note" : "dialogue"),
    () => insertBlocks(doc, [{ id: name as BlockId, kind: "dialogue", text: [{ text: "New words." }] }], id),
    () => removeBlocks(doc, order.slice(below(order.length)).slice(0, 1 + below(3))),
    () => placeBlocks(doc, order.slice(below(order.length)).slice(0, 2), order[0]),
    // As a merge of two devices may leave it.
    () => playDocumentOf(doc).order.insert(below(order.length), [id]),
  ];
  changes[below(changes.length)]?.();
}

test("the words are those of the play after any changes, and what was removed was there", () => {
  for (let seed = 1; seed <= 5; seed++) {
    const below = seededRandom(seed);
    const doc = documentOf(generatePlay({ seed, speeches: 12 }));
    const watched = new WatchedText(doc);
    for (let at = 0; at < 200; at++) {
      const before = new Map(readBlocks(doc).map((block) => [block.id, block.text.map(({ text }) => text).join("")]));
      const change = watched.during(() =>
        doc.transact(() => {
          for (let count = 1 + below(3); count > 0; count--) changeAtRandom(doc, below, `new${seed}-${at}-${count}`);
        }),
      );
      expect(change.words).toBe(printedWords(readBlocks(doc)));
      for (const { id, start, text } of change.removed.flatMap(({ pieces }) => pieces)) {
        expect(before.get(id)?.slice(start, start + text.length)).toBe(text);
      }
    }
  }
});
