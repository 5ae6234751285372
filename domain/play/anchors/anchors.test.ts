import { expect, test } from "vitest";
import type * as Y from "yjs";
import { dialogue, play, scene } from "#tests/support/playBuilder.ts";
import { createEntry, placeBlocks, removeBlocks, writeBlock } from "../document/blocks.ts";
import { documentOf } from "../document/document.ts";
import { findText } from "../document/playDocument.ts";
import type { BlockId, QuotedRange } from "../play.ts";
import { openAnchors } from "./anchors.ts";

const first = "b000000002" as BlockId;
const second = "b000000003" as BlockId;
const speech = "Who's there? Nay, answer me: stand, and unfold yourself.";

const written = () => documentOf(play(scene("Battlements", dialogue(speech), dialogue("Long live the King!"))));

function passageOf(
  quote: string,
  { blockId = first, start = speech.indexOf(quote) } = {},
): { ranges: readonly QuotedRange[] } {
  return { ranges: [{ blockId, start, end: start + quote.length, quote }] };
}

/** Where a quote is found after a change, by its letters and by its text alone. */
function after(doc: Y.Doc, quote: string, act: (doc: Y.Doc) => void, passage = passageOf(quote)) {
  const places = openAnchors(doc).placesOf(passage);
  act(doc);
  const { find } = openAnchors(doc);
  return { byLetters: find(passage, places)[0], byQuote: find(passage)[0] };
}

const text = (doc: Y.Doc, id: BlockId) => findText(doc, id) as Y.XmlText;

test("text typed before a passage moves it, and text typed into it widens it if its letters are known", () => {
  const { byLetters, byQuote } = after(written(), "answer me", (doc) => {
    text(doc, first).insert(0, "BERNARDO: ");
    text(doc, first).insert(speech.indexOf("me") + 10, "to ");
  });
  expect(byLetters).toEqual({
    how: "here",
    at: [{ blockId: first, start: 28, end: 40 }],
    quote: "answer me",
    isChanged: true,
  });
  expect(byQuote?.how).toBe("gone");
});

test("the rest of a passage is found, but not if only punctuation is left", () => {
  const at = speech.indexOf("Nay, answer me:");
  const cut = (from: number, length: number) => (doc: Y.Doc) => text(doc, first).delete(from, length);
  expect(after(written(), "Nay, answer me:", cut(at, 5)).byLetters).toMatchObject({
    at: [{ start: at, end: at + 10 }],
    isChanged: true,
  });
  expect(after(written(), "Nay, answer me:", cut(at, 14)).byLetters).toMatchObject({ how: "gone", at: [] });
});

test("a quote that was deleted and typed again is found if it's distinctive enough", () => {
  const retype = (quote: string) => (doc: Y.Doc) => {
    text(doc, first).delete(0, speech.length);
    text(doc, first).insert(0, `So: ${quote}`);
  };
  const long = "stand, and unfold yourself";
  expect(after(written(), long, retype(long)).byLetters).toMatchObject({ how: "here", isChanged: false });
  expect(after(written(), "and", retype("and")).byLetters?.how).toBe("gone");
});

test("a passage moves with its block and is gone if its block is deleted", () => {
  const moved = after(written(), "unfold", (doc) => placeBlocks(doc, [first], second));
  expect([moved.byLetters?.how, moved.byQuote?.how]).toEqual(["here", "here"]);
  const deleted = after(written(), "unfold", (doc) => removeBlocks(doc, [first]));
  expect([deleted.byLetters?.how, deleted.byQuote?.how]).toEqual(["gone", "gone"]);
});

test("if its letters are unknown, a quote is searched in blocks that were split off or joined", () => {
  const id = "split-0001" as BlockId;
  const split = after(written(), "stand, and unfold yourself", (doc) => {
    createEntry(doc, id, "dialogue", { from: first });
    const at = speech.indexOf("stand");
    text(doc, first).delete(at, speech.length - at);
    writeBlock(doc, { id, kind: "dialogue", text: [{ text: speech.slice(at) }] });
    placeBlocks(doc, [id], first);
  });
  expect(split.byLetters).toMatchObject({ how: "moved", at: [{ blockId: id, start: 0 }], isChanged: false });
  const king = passageOf("live the King", { blockId: second, start: 5 });
  const join = (doc: Y.Doc) => {
    removeBlocks(doc, [second]);
    text(doc, first).insert(speech.length, " Long live the\nKing!");
  };
  const joined = after(written(), "live the King", join, king);
  expect(joined.byQuote).toMatchObject({ how: "moved", at: [{ blockId: first }], isChanged: false });
});

test("of several matches, the nearest to the original place counts", () => {
  const doc = documentOf(play(dialogue("never, never, never, never, never")));
  const blockId = "b000000001" as BlockId;
  const meant = (start: number) =>
    openAnchors(doc).find({ ranges: [{ blockId, start, end: start + 5, quote: "never" }] })[0]?.at[0]?.start;
  expect([0, 6, 13, 15, 29, 500].map(meant)).toEqual([0, 7, 14, 14, 28, 28]);
});

test("invalid places, unknown letters and missing blocks cause no error", () => {
  const doc = written();
  const { find, placesOf } = openAnchors(doc);
  for (const place of ["", "AAAA", "////////", "x".repeat(5000), placesOf(passageOf("answer"))[0]?.slice(0, 6) ?? ""]) {
    expect(find(passageOf("answer me"), [place])[0]?.how).toBe("here");
  }
  const nowhere = passageOf("answer", { blockId: "nowhere000" as BlockId, start: 0 });
  expect(placesOf(nowhere)).toEqual([null]);
  expect(find(nowhere)).toEqual([{ how: "gone", at: [], quote: "answer", isChanged: true }]);
  expect(find(passageOf("(.*)+$", { start: 0 }))[0]?.how).toBe("gone");
});
