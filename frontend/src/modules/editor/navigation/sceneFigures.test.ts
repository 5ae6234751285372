import { expect, test } from "vitest";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import { statisticsOf } from "#domain/play/statistics.ts";
import { blocksOf } from "../schema/flat.ts";
import { openLines } from "../testing/lines.ts";
import { figuresSteps, type SceneFigures } from "./sceneFigures.ts";

function figuresOf(lines: readonly string[]): Readonly<Record<string, SceneFigures>> {
  const steps = figuresSteps(openLines(lines).state().doc, []);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return Object.fromEntries(step.value);
}

test("a scene's words, speeches and characters are counted, and an act has those of its scenes", () => {
  const figures = figuresOf([
    "direction: Before it all",
    "act: Act I",
    "setting: Night on a wall",
    "scene: Scene 1",
    "cue: RUTH",
    "dialogue: Who is there?",
    "cue: Ruth (off)",
    "dialogue: Nobody",
    "note: not counted at all",
    "scene: Scene 2",
    "cue: NORA",
    "dialogue: Me",
    "act: Act II",
  ]);
  expect(figures).toEqual({
    b1: { words: 19, speeches: 3, characters: ["RUTH", "NORA"] },
    b3: { words: 15, speeches: 2, characters: ["RUTH"] },
    b9: { words: 4, speeches: 1, characters: ["NORA"] },
    b12: { words: 2, speeches: 0, characters: [] },
  });
});

test("a scene has as many words as in the statistics, which count an act's heading and opening with its first scene", () => {
  const written = [
    ["direction: Before it all", "scene: Scene 1", "cue: RUTH", "dialogue: No"],
    ["act: Act I", "setting: Night on a wall", "scene: Scene 1", "cue: RUTH", "scene: Scene 2", "cue: RUTH"],
    ["act: Act I", "cue: RUTH", "dialogue: Not yet", "scene: Scene 1", "cue: RUTH"],
    ["act: Act I", "act: Act II", "note: not counted", "direction: Night", "scene: Scene 1"],
  ].flat();
  const editor = openLines(written);
  const inStatistics = statisticsOf({ front: emptyFront, blocks: blocksOf(editor.state().doc) }).scenes.flatMap(
    ({ headings, spoken, directions, other }) => {
      const scene = headings.find(({ kind }) => kind === "scene");
      return scene ? [[scene.id, spoken + directions + other]] : [];
    },
  );
  const onCards = figuresOf(written);
  expect(inStatistics.map(([id = ""]) => [id, onCards[id]?.words])).toEqual(inStatistics);
  expect(inStatistics).toHaveLength(5);
});

test("a scene that is longer than a group is counted as a whole", () => {
  const speeches = Array.from({ length: 150 }, (_, index) => (index % 2 === 0 ? "cue: RUTH" : "dialogue: two words"));
  expect(figuresOf(["scene: 1", ...speeches, "scene: 2"]).b0).toEqual({
    words: 226,
    speeches: 75,
    characters: ["RUTH"],
  });
});

test("a name that's still empty isn't a speech", () => {
  const figures = figuresOf(["scene: 1", "cue: RUTH", "dialogue: No.", "cue: ", "scene: 2"]);
  expect(figures.b0).toEqual({ words: 3, speeches: 1, characters: ["RUTH"] });
});

test("a word for everybody isn't one more character", () => {
  expect(figuresOf(["scene: 1", "cue: RUTH", "cue: ALL"]).b0).toMatchObject({ speeches: 2, characters: ["RUTH"] });
});

test("a speech by two characters counts for both", () => {
  const figures = figuresOf([
    "scene: 1",
    "cue: RUTH",
    "cue: NORA",
    "scene: 2",
    "cue: RUTH NORA",
    "cue: NORA & RUTH",
    "cue: NORA",
  ]);
  expect(figures.b3).toEqual({ words: 6, speeches: 3, characters: ["RUTH", "NORA"] });
});
