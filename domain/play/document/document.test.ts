import { expect, test } from "vitest";
import * as Y from "yjs";
import { fc } from "#tests/support/fastCheck.ts";
import { emptyFront, forEachField, frontFields } from "../front/frontFields.ts";
import { type Block, type BlockId, blockKinds, normalizeSpans, type Play } from "../play.ts";
import { createEntry, insertBlocks, placeBlocks, removalOf, removeBlocks, writeBlock } from "./blocks.ts";
import { writeCharacter } from "./characters.ts";
import { contentHash, contentVersion, documentOf, readPlay } from "./document.ts";
import { setFrontField, setTitle } from "./front.ts";
import { playDocumentOf, schemaVersion, versionOf } from "./playDocument.ts";
import { findDifference } from "./spans.ts";

const id = (name: string): BlockId => name as BlockId;
const line = (name: string, text: string, more: Partial<Block> = {}): Block => ({
  id: id(name),
  kind: "dialogue",
  text: normalizeSpans([{ text }]),
  ...more,
});
const play = (...blocks: Block[]): Play => ({ front: { ...emptyFront, title: "Test" }, blocks });
const lines = (doc: Y.Doc): string[] =>
  readPlay(doc).blocks.map((block) => block.text.map((span) => span.text).join(""));

/** Opens a second device with the same play. */
function replica(doc: Y.Doc): Y.Doc {
  const other = new Y.Doc();
  Y.applyUpdate(other, Y.encodeStateAsUpdate(doc));
  return other;
}

function sync(a: Y.Doc, b: Y.Doc): void {
  Y.applyUpdate(a, Y.encodeStateAsUpdate(b));
  Y.applyUpdate(b, Y.encodeStateAsUpdate(a));
}

const anyText = fc.string({ unit: "grapheme", maxLength: 30 });
const flag = fc.option(fc.constant(true as const), { nil: undefined });
const anySpan = fc
  .record({ text: anyText, bold: flag, italic: flag, underline: flag })
  .map((span) => JSON.parse(JSON.stringify(span)));
const anyBlock = fc.record({
  kind: fc.constantFrom(...blockKinds),
  spans: fc.array(anySpan, { maxLength: 4 }),
  both: fc.boolean(),
});
const anyCharacter = fc.record({
  name: anyText,
  aliases: fc.uniqueArray(anyText, { maxLength: 3 }),
  age: anyText,
  gender: anyText,
  description: anyText,
  doubling: anyText,
});
const anyPlay: fc.Arbitrary<Play> = fc
  .record({
    fields: fc.record(
      Object.fromEntries(frontFields.map((field) => [field, anyText])) as Record<string, typeof anyText>,
    ),
    characters: fc.array(anyCharacter, { maxLength: 4 }),
    blocks: fc.array(anyBlock, { maxLength: 12 }),
  })
  .map(({ fields, characters, blocks }) => ({
    front: { ...emptyFront, ...fields, characters: characters.map((one, index) => ({ id: `c${index}`, ...one })) },
    blocks: blocks.map(({ kind, spans, both }, index) => ({
      id: id(`block${index}`),
      kind,
      text: normalizeSpans(spans),
      ...(kind === "cue" && both ? { simultaneous: true as const } : {}),
    })),
  }));

test("a play read back from its document is unchanged", async () => {
  await fc.assert(
    fc.property(anyPlay, (one) => {
      expect(readPlay(documentOf(one))).toEqual(one);
    }),
  );
});

test("a block can be rewritten into any other", async () => {
  await fc.assert(
    fc.property(fc.array(anyBlock, { minLength: 2, maxLength: 5 }), (many) => {
      const doc = documentOf(play(line("a", "")));
      for (const { kind, spans } of many) {
        const block = { id: id("a"), kind, text: normalizeSpans(spans) };
        writeBlock(doc, block);
        expect(readPlay(doc).blocks).toEqual([block]);
      }
    }),
  );
});

test("an emoji replaced by one with a neighboring code point isn't torn", () => {
  const doc = documentOf(play(line("a", "a😀b")));
  writeBlock(doc, line("a", "a😁b"));
  expect(lines(doc)).toEqual(["a😁b"]);
});

test("a replaced word is replaced as a whole, so that nobody's letters end up inside it", () => {
  expect(findDifference("a stone b", "a stick b")).toEqual({ start: 2, end: 7, insert: "stick" });
  expect(findDifference("a stone b", "a sone b")).toEqual({ start: 3, end: 4, insert: "" });
  expect(findDifference("😁", "😀😁", 2)).toEqual({ start: 0, end: 0, insert: "😀" });
});

test("a word beside what is replaced stays, because another device may be moving it", () => {
  expect(findDifference("a b c d e", "a b\nf e")).toEqual({ start: 3, end: 7, insert: "\nf" });
  expect(findDifference("a b c", "a b\nf")).toEqual({ start: 3, end: 5, insert: "\nf" });
  expect(findDifference("a c b", "d\tb")).toEqual({ start: 0, end: 4, insert: "d\t" });
});

test("the caret decides which of two equal letters was typed or deleted", () => {
  expect(findDifference("<b> <c>", "<b> <x> <c>", 7)).toEqual({ start: 3, end: 3, insert: " <x>" });
  expect(findDifference("aaa", "aaaa", 1)).toEqual({ start: 0, end: 0, insert: "a" });
  expect(findDifference("aaaa", "aaa", 1)).toEqual({ start: 1, end: 2, insert: "" });
});

test("words that replace a word with the same first and last letters replace it as a whole, unless they were typed in it", () => {
  const joined = { start: 2, end: 6, insert: "<c2> <r1>" };
  expect(findDifference("a <c1>", "a <c2> <r1>")).toEqual(joined);
  expect(findDifference("a <c1>", "a <c2> <r1>", 2)).toEqual(joined);
  expect(findDifference("a <c1>", "a <c2> <r1>", 9)).toEqual({ start: 4, end: 4, insert: "2> <r" });
});

test("any two texts differ in the range that is found", async () => {
  await fc.assert(
    fc.property(anyText, anyText, fc.nat(30), (before, after, caret) => {
      const { start, end, insert } = findDifference(before, after, caret);
      expect(before.slice(0, start) + insert + before.slice(end)).toBe(after);
    }),
  );
});

test("equal content has the same hash, however it was created", () => {
  const made = documentOf(play(line("a", "one"), line("b", "two")));
  const typed = documentOf(play());
  insertBlocks(typed, [line("b", "tw")], undefined);
  insertBlocks(typed, [line("a", "one")], undefined);
  expect(contentHash(typed)).not.toBe(contentHash(made));
  writeBlock(typed, line("b", "two"));
  expect(contentHash(typed)).toBe(contentHash(made));
});

test("a document that hashes differently than in the last release has another version of hashes", async () => {
  const { front, blocks } = play(line("a", "One."));
  const filled = { ...front, ...forEachField((field) => field) };
  const hash = await contentHash(documentOf({ front: filled, blocks }));
  expect([contentVersion, hash]).toEqual([9, "08965e579a2da54144eca105083a7963515a59725724f0c5de53fb446c669665"]);
});

test("a new document states its version, an empty one has none", () => {
  expect(versionOf(documentOf(play()))).toBe(schemaVersion);
  expect(versionOf(new Y.Doc())).toBe(0);
});

test("text typed elsewhere moves with its scene", () => {
  const here = documentOf(play(line("a", "one"), line("b", "two"), line("c", "three")));
  const there = replica(here);
  placeBlocks(here, [id("a"), id("b")], id("c"));
  writeBlock(there, line("a", "one and a half"));
  sync(here, there);
  expect(lines(here)).toEqual(["three", "one and a half", "two"]);
  expect(readPlay(there)).toEqual(readPlay(here));
});

test("a block that two devices moved is in the play once, and moves as one", () => {
  const here = documentOf(play(line("a", "one"), line("b", "two"), line("c", "three")));
  const there = replica(here);
  placeBlocks(here, [id("a")], id("b"));
  placeBlocks(there, [id("a")], id("c"));
  sync(here, there);
  expect(playDocumentOf(here).order.toArray()).toHaveLength(4);
  expect(lines(here)).toEqual(["two", "one", "three"]);
  placeBlocks(here, [id("a")], undefined);
  expect(lines(here)).toEqual(["one", "two", "three"]);
});

test("a removed block keeps its text and a record of it", () => {
  const doc = documentOf(play(line("a", "one"), line("b", "two")));
  removeBlocks(doc, [id("a")]);
  expect(lines(doc)).toEqual(["two"]);
  expect(playDocumentOf(doc).removed.get("a")).toEqual(removalOf(line("a", "one")));
  expect(playDocumentOf(doc).blocks.get("a")?.toString()).toBe("one");
  placeBlocks(doc, [id("a")], id("b"));
  expect(lines(doc)).toEqual(["two", "one"]);
});

test("undo doesn't remove an entry created in its own transaction", () => {
  const doc = documentOf(play(line("a", "one")));
  const undo = new Y.UndoManager(Object.values(playDocumentOf(doc)), { trackedOrigins: new Set(["here"]) });
  doc.transact(() => createEntry(doc, id("b"), "cue", { after: id("a"), from: id("a") }));
  doc.transact(() => {
    writeBlock(doc, line("b", "two", { kind: "cue" }));
    placeBlocks(doc, [id("b")], id("a"));
  }, "here");
  expect(lines(doc)).toEqual(["one", "two"]);
  undo.undo();
  expect(lines(doc)).toEqual(["one"]);
  expect(playDocumentOf(doc).blocks.get("b")?.toString()).toBe("");
});

test("long front matter fields merge; for short ones the last value wins", () => {
  const here = documentOf(play());
  setFrontField(here, "synopsis", "A lamp.");
  const there = replica(here);
  setFrontField(here, "synopsis", "A lamp burns.");
  setFrontField(there, "synopsis", "Night. A lamp.");
  setTitle(there, "Ghostlight");
  sync(here, there);
  expect(readPlay(here).front).toMatchObject({ synopsis: "Night. A lamp burns.", title: "Ghostlight" });
});

test("two renames made on two devices keep both former names", () => {
  const ruth = { id: "r", name: "RUTH", aliases: [], age: "", gender: "", description: "", doubling: "" };
  const here = documentOf({ ...play(), front: { ...emptyFront, characters: [ruth] } });
  const there = replica(here);
  writeCharacter(here, { ...ruth, name: "RUTHIE", aliases: ["RUTH"] });
  writeCharacter(there, { ...ruth, name: "MISS RUTH", aliases: ["RUTH", "R."] });
  sync(here, there);
  expect(readPlay(here).front.characters[0]?.aliases).toEqual(expect.arrayContaining(["RUTH", "R."]));
  expect(readPlay(here)).toEqual(readPlay(there));
});

test("a kind from a later version keeps its text", () => {
  const doc = documentOf(play(line("a", "one")));
  playDocumentOf(doc).blocks.get("a")?.setAttribute("kind", "hologram");
  expect(readPlay(doc).blocks).toEqual([line("a", "one")]);
});
