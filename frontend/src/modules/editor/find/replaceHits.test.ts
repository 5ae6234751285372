import { expect, test } from "vitest";
import { readPlay } from "#domain/play/document/document.ts";
import { findText } from "#domain/play/document/playDocument.ts";
import { findKeptWords } from "#domain/play/kept/keptWords.ts";
import { resolveKeptWords } from "#domain/play/kept/resolveKeptWords.ts";
import { type BlockId, textOf } from "#domain/play/play.ts";
import { emptyQuery } from "#domain/play/search/searchQuery.ts";
import { redo } from "../actions/redo.ts";
import { undo } from "../actions/undo.ts";
import { performAction } from "../testing/lines.ts";
import type { Replica } from "../testing/randomHistory.ts";
import { splitOnTwoDevices } from "../testing/splitOnTwoDevices.ts";
import { allHits, type Hit, HitFinder } from "./hitFinder.ts";
import { replaceHits } from "./replaceHits.ts";

const line = "line" as BlockId;
const texts = ({ doc }: Replica): string[] => readPlay(doc).blocks.map(textOf);
const offered = ({ doc }: Replica): string[] => findKeptWords(doc).map(({ text }) => text);

function withDoubledSpeech(): Replica {
  const text = [{ text: "Who left the lamp on? Ruth did, or Ruth's dog." }];
  const here = splitOnTwoDevices([{ id: line, kind: "dialogue", text }], { id: line, offset: 22 });
  expect(texts(here)).toEqual(["Who left the lamp on? ", "Ruth did, or Ruth's dog.", "Ruth did, or Ruth's dog."]);
  expect(offered(here)).toEqual(["Ruth did, or Ruth's dog."]);
  return here;
}

function replace({ manuscript }: Replica, text: string, replacement: string, which: (hit: Hit) => boolean): void {
  const query = { ...emptyQuery, text };
  const hits = allHits(new HitFinder(query).find(manuscript.state().doc)).filter(which);
  manuscript.dispatch(replaceHits(manuscript.state(), query, hits, replacement));
}

/** Splits the letters of the first place with these words in storage, without any other effect. */
function writeAndDelete({ doc }: Replica, words: string): void {
  const id = readPlay(doc).blocks.find((block) => textOf(block).startsWith(words))?.id;
  const text = id && findText(doc, id);
  text?.insert(2, "x");
  text?.delete(2, 1);
}

const all = (): boolean => true;

test("doubled text is offered with the words that replaced others in both places", () => {
  const here = withDoubledSpeech();
  writeAndDelete(here, "Ruth did");
  replace(here, "Ruth", "Ada", all);
  expect(offered(here)).toEqual(["Ada did, or Ada's dog."]);
  performAction(here.manuscript, undo);
  expect(offered(here)).toEqual(["Ruth did, or Ruth's dog."]);
  performAction(here.manuscript, redo);
  replace(here, "Ada", "Adam", all);
  expect(offered(here)).toEqual(["Adam did, or Adam's dog."]);
  for (const found of findKeptWords(here.doc)) resolveKeptWords(here.doc, found, "keep-one", "the drawer");
  expect(texts(here)).toEqual(["Who left the lamp on? ", "Adam did, or Adam's dog."]);
  expect(offered(here)).toEqual([]);
});

test("doubled text is offered although every word of it was replaced in both places", () => {
  const here = withDoubledSpeech();
  replace(here, "Ruth did, or", "Ada was.", all);
  replace(here, "Ruth's dog", "It barked", all);
  expect(offered(here)).toEqual(["Ada was. It barked."]);
});

test("a word that was replaced in one of two places isn't offered", () => {
  const here = withDoubledSpeech();
  const [, first] = readPlay(here.doc).blocks;
  replace(here, "Ruth", "Ada", ({ id }) => id === first?.id);
  expect(offered(here)).toEqual(["did, or … 's dog."]);
});

test("text that the writer decided to keep twice isn't offered after a replacement", () => {
  const here = withDoubledSpeech();
  for (const found of findKeptWords(here.doc)) resolveKeptWords(here.doc, found, "keep-both", "the drawer");
  replace(here, "Ruth", "Ada", all);
  expect(offered(here)).toEqual([]);
});
