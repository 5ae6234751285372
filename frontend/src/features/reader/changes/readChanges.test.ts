import { expect, test } from "vitest";
import { type Block, type Play, textOf } from "#domain/play/play.ts";
import { comparePlays } from "#domain/play/versions/comparePlays.ts";
import { dialogue, playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { readChangesIn } from "./readChanges.ts";

const before = playWith(
  { title: "The Lamp" },
  scene("One"),
  speech("NORA", "They never switch you off."),
  speech("TOM", "Leave it on."),
  scene("Two"),
  speech("NORA", "Nobody is here."),
);

const changed = (change: (blocks: readonly Block[]) => readonly Block[], front = before.front): Play => ({
  front,
  blocks: change(before.blocks),
});
const changesTo = (after: Play) => readChangesIn(comparePlays(before, after));
const reworded = (from: string, to: string) => (block: Block) =>
  textOf(block) === from ? { ...block, text: [{ text: to }] } : block;

const withNewId = (block: Block): Block => ({ ...block, id: `new-${block.id}` as Block["id"] });

/** What the marks cover, by their names. */
const markedIn = (after: Play) =>
  [...changesTo(after).marks].flatMap(([id, marks]) => {
    const text = textOf(after.blocks.find((block) => block.id === id) ?? expect.fail("There's no such element."));
    return marks.map(({ start, end, name }) => [name, text.slice(start, end)]);
  });

test("a text that's the same has no changes", () => {
  expect(changesTo(before)).toEqual({ changes: [], scenes: 0, marks: new Map() });
});

test("new words are marked where they are, and described with the words before", () => {
  const after = changed((blocks) => blocks.map(reworded("Leave it on.", "Leave it alone.")));
  expect(changesTo(after)).toMatchObject({ changes: [{ added: "alone", removed: "on" }], scenes: 1 });
  expect(markedIn(after)).toEqual([["changed", "alone"]]);
});

test("words that were cut leave a mark at the letter before them", () => {
  const after = changed((blocks) => blocks.map(reworded("They never switch you off.", "They never switch off.")));
  expect(changesTo(after).changes).toMatchObject([{ added: "", removed: "you" }]);
  expect(markedIn(after)).toEqual([["cut", " "]]);
});

test("a speech that was cut is marked at the end of the one before, and several neighbors are one change", () => {
  const after = changed((blocks) => blocks.filter((_, at) => at !== 3 && at !== 4));
  expect(changesTo(after)).toMatchObject({ changes: [{ removed: "TOM … Leave it on." }], scenes: 1 });
  expect(markedIn(after)).toEqual([
    ["cut", "."],
    ["cut", "."],
  ]);
});

test("what was cut at the very beginning is marked at what comes first now", () => {
  const after = changed((blocks) => blocks.slice(1));
  expect(markedIn(after)).toEqual([["cut", "N"]]);
});

test("each scene with changes is counted, and a new title is a change without a place in the text", () => {
  const after = changed(
    (blocks) => [
      ...blocks.map(reworded("Leave it on.", "Leave it alone.")),
      ...playWith({}, dialogue("Or is there?")).blocks.map(withNewId),
    ],
    { ...before.front, title: "The Lamps" },
  );
  const { changes, scenes } = changesTo(after);
  expect([changes.length, scenes, changes[0]?.block]).toEqual([3, 2, undefined]);
});

test("a scene that was moved is one change at its heading", () => {
  const after = changed((blocks) => [...blocks.slice(5), ...blocks.slice(0, 5)]);
  const { changes } = changesTo(after);
  expect(changes).toEqual([{ block: expect.any(String), added: "", removed: "" }]);
});
