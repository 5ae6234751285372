import { expect, test } from "vitest";
import type * as Y from "yjs";
import { direction, play, scene, speech } from "#tests/support/playBuilder.ts";
import { writtenLog } from "#tests/support/writtenLog.ts";
import { removeBlocks } from "../document/blocks.ts";
import { readBlocks } from "../document/document.ts";
import { findText } from "../document/playDocument.ts";
import { type BlockId, textOf } from "../play.ts";
import { DeletedText, runsOf, textOfPassage } from "./deletedPassages.ts";
import { listDeleted, searchDeleted } from "./findDeleted.ts";
import { standingText } from "./standingText.ts";
import { createWalk } from "./walkMoments.ts";

const lines = Array.from({ length: 60 }, (_, at) => `Oh truly a${at} b${at} c${at} d${at} e${at} f${at} g${at}.`);
const start = play(
  scene("Attic", ...lines.flatMap((line, at) => speech(at % 2 === 0 ? "NORA" : "TOM", line)), direction("She goes.")),
);
const spoken = start.blocks.filter(({ kind }) => kind === "dialogue").map(({ id }) => id);

type Change = (doc: Y.Doc) => void;

/** Each change is a moment. */
function deletedBy(changes: readonly Change[], afterMs?: number) {
  const { write, send, log } = writtenLog(start);
  let now = start.blocks;
  for (const change of changes)
    write(
      (doc) => {
        change(doc);
        now = readBlocks(doc);
      },
      afterMs === undefined ? {} : { afterMs },
    );
  send();
  const deleted = new DeletedText();
  for (const moment of createWalk(log().base, 0).next(log().entries) ?? []) deleted.add(moment);
  const texts = new Map(now.map((block) => [block.id, textOf(block)]));
  const standing = standingText([...texts.values()]);
  const textNow = (id: BlockId) => texts.get(id);
  return {
    listed: () => listDeleted(deleted.passages(), standing, textNow),
    found: (words: string) => searchDeleted(deleted.passages(), standing, words),
  };
}

const replaceAll =
  (words: string, by: string): Change =>
  (doc) => {
    for (const { id, text } of readBlocks(doc).map((block) => ({ id: block.id, text: textOf(block) }))) {
      const at = text.indexOf(words);
      if (at < 0) continue;
      findText(doc, id)?.delete(at, words.length);
      if (by !== "") findText(doc, id)?.insert(at, by);
    }
  };
const removeLine =
  (at: number): Change =>
  (doc) =>
    removeBlocks(doc, [spoken[at] as BlockId]);
const every = (step: number, count: number) => Array.from({ length: count }, (_, index) => index * step);

test("a phrase that's removed everywhere at once is one entry", () => {
  const [entry, ...more] = deletedBy([replaceAll(" truly", "")]).listed();
  expect(more).toEqual([]);
  expect(entry && runsOf(entry).map(({ pieces }) => pieces[0]?.text)).toEqual(lines.map(() => " truly"));
  expect(entry).toMatchObject({ before: { sequence: 0 }, device: "device-one" });
});

test("so it is if something is typed right after it, and if the same words are elsewhere in the play", () => {
  const typeOn: Change = (doc) => findText(doc, start.blocks[0]?.id as BlockId)?.insert(0, "truly The ");
  const both: Change = (doc) => {
    replaceAll(" truly", "")(doc);
    typeOn(doc);
  };
  expect(
    deletedBy([both])
      .listed()
      .map((entry) => runsOf(entry).length),
  ).toEqual([60]);
});

test("words that others took the place of, as when a name changes, are no entry but are found", () => {
  const { listed, found } = deletedBy([replaceAll("truly", "really")]);
  expect(listed()).toEqual([]);
  expect(found("truly").length).toBeGreaterThan(0);
});

test("lines that are deleted one by one all over the play are one entry, without those that are there again", () => {
  const changes = every(3, 6).map(removeLine);
  const [entry, ...more] = deletedBy(changes).listed();
  expect(more).toEqual([]);
  expect(entry && textOfPassage(entry)).toBe(
    every(3, 6)
      .map((at) => lines[at])
      .join("\n"),
  );
  const again: Change = (doc) => findText(doc, spoken[1] as BlockId)?.insert(0, `${lines[0]} ${lines[3]} `);
  const [rest] = deletedBy([...changes, again]).listed();
  expect(rest && runsOf(rest)).toHaveLength(4);
});

test("after a pause of more than a minute, or ten minutes after the first of them, another entry begins", () => {
  const changes = every(3, 6).map(removeLine);
  expect(deletedBy(changes, 61_000).listed()).toEqual([]);
  const many = deletedBy(every(2, 24).map(removeLine), 50_000).listed();
  expect(many.map((entry) => runsOf(entry).length)).toEqual([11, 13]);
});

test("a longer passage that was deleted meanwhile stays an entry of its own", () => {
  const from = start.blocks.findIndex(({ id }) => id === spoken[50]);
  const ids = start.blocks.slice(from, from + 6).map(({ id }) => id);
  const long: Change = (doc) => removeBlocks(doc, ids);
  const entries = deletedBy([removeLine(0), removeLine(3), long, removeLine(6)]).listed();
  expect(entries.map((entry) => runsOf(entry).length).toSorted()).toEqual([1, 3]);
});

test("a search finds the places with its words, as one entry", () => {
  const { found } = deletedBy([replaceAll(" truly", ""), ...every(3, 4).map(removeLine)]);
  expect(found("TRULY").map((entry) => runsOf(entry).length)).toEqual([60]);
  expect(found("a3 b3").map(textOfPassage)).toEqual([lines[3]?.replace(" truly", "")]);
});
