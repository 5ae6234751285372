import { expect, test } from "vitest";
import { act, direction, playWith, scene, speech } from "#tests/support/playBuilder.ts";
import type { BlockId } from "../play/play.ts";
import { densityOfParts, lineOf } from "./scenes.ts";

const { blocks } = playWith(
  {},
  direction("0123456789"),
  act("ACT I"),
  scene("One  more", speech("A", "0123456789")),
  scene("", speech("B", "01234567890123456789")),
);
const idOf = (index: number) => blocks[index]?.id ?? ("" as BlockId);

test("a play is divided by its headings, with a part before the first heading and a part for each act", () => {
  const line = lineOf(blocks);
  expect(line.scenes.map(({ kind, title }) => [kind, title])).toEqual([
    [undefined, ""],
    ["act", "ACT I"],
    ["scene", "One more"],
    ["scene", ""],
  ]);
  expect(line.scenes[0]?.start).toBe(0);
  expect(line.scenes.at(-1)?.end).toBe(1);
  for (const [at, stretch] of line.scenes.entries()) expect(stretch.start).toBe(line.scenes[at - 1]?.end ?? 0);
});

test("a place has its scene and its position in the play", () => {
  const { find } = lineOf(blocks);
  expect(find({ blockId: idOf(0), start: 5 })).toMatchObject({ scene: { heading: undefined } });
  expect(find({ blockId: idOf(4), start: 0 })?.scene).toMatchObject({ title: "One more", heading: idOf(2) });
  expect(find({ blockId: idOf(7), start: 20 })).toMatchObject({ at: 1 });
  expect(find({ blockId: "gone" as BlockId, start: 0 })).toBeUndefined();
});

test("a play without text can be divided, too", () => {
  expect(lineOf([]).scenes).toEqual([]);
});

test("places are counted per equal part, and the very end counts in the last part", () => {
  expect(densityOfParts([0, 0.24, 0.25, 0.5, 1, 1], 4)).toEqual([2, 1, 1, 2]);
  expect(densityOfParts([], 3)).toEqual([0, 0, 0]);
});
