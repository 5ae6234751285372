import { expect, test } from "vitest";
import type * as Y from "yjs";
import { play, scene, setting, speech } from "#tests/support/playBuilder.ts";
import { writtenLog } from "#tests/support/writtenLog.ts";
import { insertBlocks, removeBlocks } from "../document/blocks.ts";
import { findText } from "../document/playDocument.ts";
import type { BlockId } from "../play.ts";
import { printedWords } from "../wordsIn.ts";
import { playAtMoment } from "./playAtMoment.ts";
import { createWalk } from "./walkMoments.ts";

const start = play(
  scene("Attic", setting("Dark and cold."), speech("NORA", "Who is there?")),
  scene("Hall", setting("A lamp burns.")),
);
const id = (number: number) => `b00000000${number}` as BlockId;

const changes: readonly ((doc: Y.Doc) => void)[] = [
  (doc) => findText(doc, id(2))?.insert(5, "very "),
  (doc) => findText(doc, id(4))?.delete(0, 4),
  (doc) => removeBlocks(doc, [id(3), id(4)]),
  (doc) => insertBlocks(doc, [{ id: id(9), kind: "direction", text: [{ text: "The wind howls." }] }], id(6)),
];

test("each moment says its words, what changed, and in which scene", () => {
  const { write, send, log } = writtenLog(start);
  for (const change of changes) write(change);
  send();
  const { base, entries } = log();
  const walked = createWalk(base, 0).next(entries) ?? [];
  expect(
    walked.map(({ words, wordsAdded, wordsRemoved, heading }) => [words, wordsAdded, wordsRemoved, heading?.name]),
  ).toEqual([
    [13, 1, 0, "Attic"],
    [12, 0, 1, "Attic"],
    [9, 0, 3, "Attic"],
    [12, 3, 0, "Hall"],
  ]);
  for (const { sequence, moment, words } of walked) {
    expect(words).toBe(printedWords(playAtMoment(log(), { sequence, moment })?.blocks ?? []));
  }
  expect(walked.map(({ before }) => before)).toEqual([
    { sequence: 0 },
    ...[0, 1, 2].map((moment) => ({ sequence: 1, moment })),
  ]);
});

test("a log with a gap has no moments", () => {
  const { write, send, log } = writtenLog(start);
  for (const change of changes) {
    write(change);
    send();
  }
  const torn = createWalk([], 0);
  expect(torn.next(log().entries)).toBeUndefined();
});
