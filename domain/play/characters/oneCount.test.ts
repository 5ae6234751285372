import { expect, test } from "vitest";
import {
  character,
  dialogue,
  direction,
  note,
  type PlayDraft,
  play,
  playWith,
  scene,
  speech,
} from "#tests/support/playBuilder.ts";
import { countPlay } from "../countPlay.ts";
import { sceneGrid } from "../stage/sceneGrid.ts";
import { StageBlockReader } from "../stage/stageBlocks.ts";
import { stageCastOf } from "../stage/stageCast.ts";
import { stagePlay } from "../stage/stagePlay.ts";
import { charactersIn, countedBlockOf } from "./charactersIn.ts";

/** Which characters are groups. */
type Groups = readonly string[];
type Numbers = Readonly<Record<string, readonly [lines: number, words: number]>>;

/** Returns the lines and words of everybody in the Characters panel, the statistics and the grid. */
const countsOf = (...parts: readonly (PlayDraft | readonly PlayDraft[])[]): readonly Numbers[] =>
  listsOf(...parts).map((list) =>
    Object.fromEntries(list.flatMap(({ name, lines, words }) => (lines > 0 ? [[name, [lines, words]]] : []))),
  );

const groupsOf = (...parts: readonly (PlayDraft | readonly PlayDraft[])[]): readonly Groups[] =>
  listsOf(...parts).map((list) => list.flatMap(({ name, isGroup }) => (isGroup ? [name] : [])));

function listsOf(...parts: readonly (PlayDraft | readonly PlayDraft[])[]) {
  const { blocks, front } = playWith({ characters: [character("Francisco", { aliases: ["SENTINEL"] })] }, ...parts);
  const reader = new StageBlockReader(stageCastOf(blocks, front.characters));
  const scenes = stagePlay(blocks, reader);
  return [
    charactersIn(blocks.map(countedBlockOf), front.characters),
    countPlay({ blocks, front }).parts.map(({ speeches: lines, ...part }) => ({ ...part, lines })),
    sceneGrid(scenes, reader).rows,
    sceneGrid(scenes, reader, true).rows,
  ];
}

const watch = scene(
  "Scene 1",
  direction("Enter HORATIO and MARCELLUS."),
  speech("HORATIO", "One."),
  speech("MARCELLUS", "Two."),
);

test.each([
  ["HORATIO MARCELLUS", { HORATIO: [2, 4], MARCELLUS: [2, 4] }],
  ["HORATIO and MARCELLUS", { HORATIO: [2, 4], MARCELLUS: [2, 4] }],
  ["Horatio, Marcellus (off)", { HORATIO: [2, 4], MARCELLUS: [2, 4] }],
  ["MARCELLUS SENTINEL", { HORATIO: [1, 1], MARCELLUS: [2, 4], Francisco: [1, 3] }],
  ["HORATIO AND A PRIEST", { HORATIO: [1, 1], MARCELLUS: [1, 1], "HORATIO AND A PRIEST": [1, 3] }],
  ["ALL", { HORATIO: [1, 1], MARCELLUS: [1, 1], ALL: [1, 3] }],
])("a speech by %s counts for the same characters everywhere", (cue, counts) => {
  for (const counted of countsOf(watch, speech(cue, "Three more words.", note("Not counted.")))) {
    expect(counted).toEqual(counts);
  }
});

test.each([
  ["ALL", ["ALL"]],
  ["TODOS", ["TODOS"]],
  ["BOTH", ["BOTH"]],
  ["DANES", ["DANES"]],
  ["HORATIO AND A PRIEST", ["HORATIO AND A PRIEST"]],
  ["VOSS, ADA AND FINCH", ["VOSS, ADA AND FINCH"]],
  ["HORATIO AND ALL", ["ALL"]],
  ["HORATIO AND MARCELLUS", []],
  ["SENTINEL", []],
  ["SMITH & SONS", []],
])("%s is a group everywhere, and not a role, as far as %o", (cue, groups) => {
  for (const found of groupsOf(watch, speech(cue, "Three more words."))) expect(found).toEqual(groups);
});

test("a group that's in the list of characters is a role everywhere", () => {
  const blocks = play(watch, speech("DANES", "No."));
  expect(charactersIn(blocks.blocks.map(countedBlockOf), [character("Danes")]).at(-1)).toMatchObject({
    name: "Danes",
    isGroup: false,
  });
  expect(stageCastOf(blocks.blocks, [character("Danes")]).isGroup("Danes")).toBe(false);
});

test("a name of two words isn't two characters unless both speak at least as often alone", () => {
  const lady = [speech("LADY MACBETH", "A."), speech("LADY MACBETH", "B."), speech("MACBETH", "C.")];
  for (const counted of countsOf(...lady, speech("LADY", "D."))) {
    expect(counted).toEqual({ "LADY MACBETH": [2, 2], MACBETH: [1, 1], LADY: [1, 1] });
  }
});

test("all of a speech counts if somebody enters in the middle of it", () => {
  const interrupted = [speech("HORATIO", "Look."), direction("Enter GHOST."), dialogue("It comes again.")];
  for (const counted of countsOf(watch, ...interrupted, speech("GHOST", "Mark me."))) {
    expect(counted).toMatchObject({ HORATIO: [2, 5], GHOST: [1, 2] });
  }
});
