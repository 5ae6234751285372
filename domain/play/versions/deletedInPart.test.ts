import { expect, test } from "vitest";
import type * as Y from "yjs";
import { play, scene, setting, speech } from "#tests/support/playBuilder.ts";
import { writtenLog } from "#tests/support/writtenLog.ts";
import { findText } from "../document/playDocument.ts";
import type { BlockId } from "../play.ts";
import { DeletedInPart } from "./deletedInPart.ts";
import { textOfPassage } from "./deletedPassages.ts";
import { createWalk } from "./walkMoments.ts";

const line = "Who is there in the dark with a lamp?";
const start = play(scene("Attic", setting("Dark and cold."), speech("NORA", line)), scene("Hall"));
const [dialogue, hall] = ["b000000004", "b000000005"] as [BlockId, BlockId];

type Change = (doc: Y.Doc) => void;

/** Returns what was deleted if a log with an entry for each change is read in parts, the last one first. */
function deletedBy(changes: readonly Change[], cuts: readonly number[], afterMs = 2_000) {
  const { write, send, log } = writtenLog(start);
  for (const change of changes) {
    write(change, { afterMs });
    send();
  }
  const { base, entries } = log();
  const walk = createWalk(base, 0);
  const moments = entries.map((entry) => walk.next([entry]) ?? []);
  const parts: DeletedInPart[] = [];
  const ends = [...cuts, entries.length];
  for (const [index, end] of [...ends.entries()].reverse()) {
    const part = new DeletedInPart();
    for (const moment of moments.slice(ends[index - 1] ?? 0, end).flat()) part.add(moment);
    if (parts[0]) part.goOnWith(parts[0]);
    parts.unshift(part);
  }
  return parts.flatMap((part) => part.passages()).map(({ before, ...rest }) => [textOfPassage(rest), before]);
}

const backspace = (count: number): readonly Change[] =>
  Array.from({ length: count }, (_, index) => (doc) => findText(doc, dialogue)?.delete(line.length - 1 - index, 1));
const type: Change = (doc) => findText(doc, hall)?.insert(0, "The ");

test("a deletion that began in an older part of the log is one passage", () => {
  const all = [[line, { sequence: 0 }]];
  expect(deletedBy(backspace(line.length), [])).toEqual(all);
  expect(deletedBy(backspace(line.length), [20])).toEqual(all);
  expect(deletedBy(backspace(line.length), [10, 20, 30])).toEqual(all);
});

test("it isn't after a pause or after something was typed, and what follows it stays", () => {
  expect(deletedBy([...backspace(4), type, ...backspace(8).slice(4)], [4])).toHaveLength(2);
  expect(deletedBy([...backspace(4), type, ...backspace(8).slice(4)], [5])).toHaveLength(2);
  expect(deletedBy(backspace(4), [2], 61_000)).toHaveLength(3);
  const texts = (cuts: readonly number[]) =>
    deletedBy([...backspace(4), type, ...backspace(8).slice(4)], cuts).map(([text]) => text);
  expect(texts([2])).toEqual(texts([]));
});
