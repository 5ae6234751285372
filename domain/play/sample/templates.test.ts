import { expect, test } from "vitest";
import { numberedIds, withoutIds } from "#tests/support/playBuilder.ts";
import { countPlay } from "../countPlay.ts";
import { readFountain } from "../formats/fountain/readFountain.ts";
import { writeFountain } from "../formats/fountain/writeFountain.ts";
import { templates } from "./templates.ts";

test("templates have the acts and scenes that they promise", () => {
  const shape = templates.map(({ name, make }) => [name, countPlay(make(numberedIds()))] as const);
  expect(shape.map(([name, { acts, scenes }]) => [name, acts, scenes])).toEqual([
    ["ten-minute", 0, 0],
    ["one-act", 0, 2],
    ["full-length", 2, 4],
  ]);
});

test.each(templates)("$name: every block has a unique ID, and empty lines survive an export", ({ make }) => {
  const play = make(numberedIds());
  expect(new Set(play.blocks.map(({ id }) => id)).size).toBe(play.blocks.length);
  expect(withoutIds(readFountain(writeFountain(play), numberedIds()).play)).toEqual(withoutIds(play));
});
