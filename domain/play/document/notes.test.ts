import { expect, test } from "vitest";
import * as Y from "yjs";
import { projectionOf } from "#domain/sharing/projectionOf.ts";
import { wholePlayAs } from "../formats/export/exportSettings.ts";
import { prepareExport, writeOptionsFor } from "../formats/export/prepareExport.ts";
import { formats, isWritable } from "../formats/formats.ts";
import { writeFountain } from "../formats/fountain/writeFountain.ts";
import { readJson } from "../formats/json/readJson.ts";
import { writeJson } from "../formats/json/writeJson.ts";
import { writePlayFile } from "../formats/writing/writePlayFile.ts";
import { openZip } from "../formats/zip/openZip.ts";
import { emptyFront } from "../front/frontFields.ts";
import { readPlayWithNotes } from "../notes/placeNotes.ts";
import { type Block, type BlockId, type BlockKind, type NoteId, type Play, textOf } from "../play.ts";
import { placeBlocks, removeBlocks, writeBlock } from "./blocks.ts";
import { contentHash, documentOf } from "./document.ts";
import { addNote, countNotes, readStoredNotes, removeNote, setNote } from "./notes.ts";
import { playDocumentOf } from "./playDocument.ts";

const block = (id: string, kind: BlockKind, text: string): Block => ({ id: id as BlockId, kind, text: [{ text }] });
const [one, line, inline, two] = ["scene0001a", "line00001a", "inline001a", "scene0002b"] as readonly string[] as [
  BlockId,
  BlockId,
  BlockId,
  BlockId,
];
const [first, second, third] = ["note00001a", "note00002b", "note00003c"] as readonly string[] as [
  NoteId,
  NoteId,
  NoteId,
];
const blank: Play = {
  front: emptyFront,
  blocks: [
    block(one, "scene", "Elsinore"),
    block(line, "dialogue", "Who's there? Nay, answer me: stand, and unfold yourself."),
    block(inline, "note", "Is this too early?"),
    block(two, "scene", "A room"),
  ],
};
const quote = "stand, and unfold yourself";
const start = textOf(blank.blocks[1] as Block).indexOf(quote);
const noted: Play = {
  ...blank,
  notes: {
    [inline]: { state: "done" },
    [first]: {
      text: "Slower.",
      at: "2026-01-01T00:00:00.000Z",
      passage: [{ blockId: line, start, end: start + quote.length, quote }],
    },
    [second]: { text: "Cut this scene?", scene: two, state: "done" },
    [third]: { text: "Find a title." },
  },
};

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

const passageOf = (doc: Y.Doc) => readPlayWithNotes(doc).notes?.[first]?.passage;

test("a play without notes has none", () => {
  expect(readPlayWithNotes(documentOf(blank))).toEqual(blank);
  expect(readPlayWithNotes(documentOf(blank))).not.toHaveProperty("notes");
});

test("notes are part of the play, come back from a JSON file, and are the same in a copy", () => {
  const play = readPlayWithNotes(documentOf(noted));
  expect(play).toEqual(noted);
  expect(readJson(new TextEncoder().encode(writeJson(play))).play).toEqual(noted);
  expect(readPlayWithNotes(documentOf(play))).toEqual(noted);
  expect(contentHash(documentOf(noted))).not.toBe(contentHash(documentOf(blank)));
});

test("a note follows its words, and a file has them where they are now", () => {
  const doc = documentOf(noted);
  const speech = textOf(blank.blocks[1] as Block);
  writeBlock(doc, block(line, "dialogue", `Quiet! ${speech}`));
  writeBlock(doc, block(line, "dialogue", `Quiet! ${speech.replace("and unfold", "and now unfold")}`));
  const now = "stand, and now unfold yourself";
  expect(passageOf(doc)).toEqual([{ blockId: line, start: start + 7, end: start + 7 + now.length, quote: now }]);
});

test("a note keeps the words it was about when they're deleted, in copies, too", () => {
  const doc = documentOf(noted);
  writeBlock(doc, block(line, "dialogue", "Who's there?"));
  const gone = [{ blockId: line, start: 0, end: 0, quote }];
  expect(passageOf(doc)).toEqual(gone);
  const copy = documentOf(readPlayWithNotes(doc));
  expect(passageOf(copy)).toEqual(gone);
  writeBlock(copy, block(line, "dialogue", `Who's there? ${quote}`));
  expect(passageOf(copy)).toEqual(gone);
});

test("a note comes back to its words with the element that was taken out of the play", () => {
  const doc = documentOf(noted);
  removeBlocks(doc, [line, inline]);
  expect(passageOf(doc)).toEqual([{ blockId: line, start: 0, end: 0, quote }]);
  expect(readPlayWithNotes(doc).notes).not.toHaveProperty(inline);
  placeBlocks(doc, [line, inline], one);
  expect(readPlayWithNotes(doc)).toEqual(noted);
});

test("the words from one device and the state from another are merged", () => {
  const [here, there] = twoDevices(noted);
  setNote(here, first, { text: "Much slower." });
  setNote(there, first, { state: "done" });
  setNote(there, second, { state: "" });
  sync(here, there);
  expect(readPlayWithNotes(here).notes).toMatchObject({ [first]: { text: "Much slower.", state: "done" } });
  expect(readPlayWithNotes(here).notes?.[second]).not.toHaveProperty("state");
  expect(contentHash(there)).toBe(contentHash(here));
});

test("a deleted note is gone", () => {
  const doc = documentOf(noted);
  expect(countNotes(doc)).toBe(3);
  removeNote(doc, first);
  expect(countNotes(doc)).toBe(2);
  expect(readPlayWithNotes(doc).notes).not.toHaveProperty(first);
});

test("a note that's deleted on one device while another changes its words stays in its place", () => {
  const [here, there] = twoDevices(noted);
  removeNote(here, first);
  setNote(there, first, { text: "Much slower." });
  sync(here, there);
  expect(readPlayWithNotes(here).notes?.[first]).toEqual({ ...noted.notes?.[first], text: "Much slower." });
  expect(contentHash(there)).toBe(contentHash(here));
});

test("a field from a later version stays in the document, and what isn't a note isn't read", () => {
  const doc = documentOf(noted);
  const { notes } = playDocumentOf(doc);
  notes.set(`${first}.mood`, "dark");
  notes.set(`${second}.passage`, [{ blockId: 5 }]);
  notes.set("strange", true);
  setNote(doc, first, { state: "done" });
  expect(readStoredNotes(doc)[second]).toEqual(noted.notes?.[second]);
  expect(notes.get(`${first}.mood`)).toBe("dark");
});

test("setting what is already set changes nothing", () => {
  const doc = documentOf(noted);
  let updates = 0;
  doc.on("update", () => updates++);
  addNote(doc, first, noted.notes?.[first] ?? {});
  setNote(doc, second, { state: "done" });
  expect(updates).toBe(0);
});

test("readers never get notes", () => {
  for (const play of [noted, readPlayWithNotes(documentOf(noted))]) {
    const shown = JSON.stringify([
      projectionOf(play, { what: "play" }),
      projectionOf(play, { what: "scenes", headings: [one] }),
    ]);
    for (const { text } of Object.values(noted.notes ?? {})) if (text) expect(shown).not.toContain(text);
  }
});

test("a JSON file has notes only if they're asked for, and only those about the scenes in the file", () => {
  const json = wholePlayAs("json");
  expect(prepareExport(noted, json).play).not.toHaveProperty("notes");
  expect(prepareExport(noted, { ...json, notes: true, isBlind: true }).play).not.toHaveProperty("notes");
  expect(prepareExport(noted, { ...json, notes: true }).play).toEqual(noted);
  const scope = { what: "headings", headings: [two] } as const;
  expect(Object.keys(prepareExport(noted, { ...json, notes: true, scope }).play.notes ?? {})).toEqual([second]);
});

function textInZip(bytes: Uint8Array): string {
  const zip = openZip(bytes, "file");
  return zip.names.map((name) => new TextDecoder().decode(zip.read(name))).join("\n");
}

for (const { id, label } of formats.filter(isWritable)) {
  if (id === "pdf") continue;
  test(`a ${label} file has notes only if they're asked for`, async () => {
    const textWith = async (notes: boolean): Promise<string> => {
      const prepared = prepareExport(noted, { ...wholePlayAs(id), notes });
      const { bytes, extension } = await writePlayFile(prepared.play, id, {
        ...writeOptionsFor(prepared),
        createdAt: new Date(0),
      });
      return [".docx", ".epub"].includes(extension) ? textInZip(bytes) : new TextDecoder().decode(bytes);
    };
    expect(await textWith(false)).not.toMatch(/Slower|Cut this scene|Find a title/);
    const withNotes = await textWith(true);
    for (const text of ["Slower", "Cut this scene", "Find a title"]) expect(withNotes).toContain(text);
  });
}

test("in formats without another place for them, notes follow what they're about", () => {
  const fountain = writeFountain(noted, { notes: true });
  const at = (text: string): number => fountain.indexOf(text);
  expect([
    at("[[Find a title.]]"),
    at("Elsinore"),
    at(quote),
    at("[[Slower.]]"),
    at("A room"),
    at("[[Cut this"),
  ]).toEqual(
    [at("[[Find a title.]]"), at("Elsinore"), at(quote), at("[[Slower.]]"), at("A room"), at("[[Cut this")].sort(
      (a, b) => a - b,
    ),
  );
  expect(at("[[Find a title.]]")).toBe(0);
  expect(writeFountain(noted)).not.toMatch(/Find a title|Slower|Cut this/);
});

test("a note about deleted words has them with it in a file", () => {
  const doc = documentOf(noted);
  removeBlocks(doc, [line]);
  expect(writeFountain(readPlayWithNotes(doc), { notes: true })).toContain(`[[“${quote}”: Slower.]]`);
});
