import { expect, test } from "vitest";
import { saddleOrder } from "./imposition.ts";

/** Returns the page numbers on each side, left and right; 0 is empty. */
function sidesOf(pages: number): readonly (readonly number[])[] {
  const sides: number[][] = [];
  for (const [index, { side, half }] of saddleOrder(pages).entries()) {
    sides[side] ??= [0, 0];
    sides[side][half === "left" ? 0 : 1] = index + 1;
  }
  return sides;
}

test("eight pages are printed on two sheets", () => {
  expect(sidesOf(8)).toEqual([
    [8, 1],
    [2, 7],
    [6, 3],
    [4, 5],
  ]);
});

test("pages are filled up to a multiple of four at the end", () => {
  expect(sidesOf(5)).toEqual([
    [0, 1],
    [2, 0],
    [0, 3],
    [4, 5],
  ]);
});

test.each([4, 13, 60, 99])("the sheets of %i pages, folded into each other, have the pages in order", (pages) => {
  const sides = sidesOf(pages);
  const sheets = sides.flatMap((front, at) => (at % 2 === 0 ? [{ front, back: sides[at + 1] ?? [0, 0] }] : []));
  const firstHalf = sheets.flatMap(({ front, back }) => [front[1], back[0]]);
  const secondHalf = [...sheets].reverse().flatMap(({ front, back }) => [back[1], front[0]]);
  const empty = Array(sheets.length * 4 - pages).fill(0);
  expect([...firstHalf, ...secondHalf]).toEqual([...Array.from({ length: pages }, (_, at) => at + 1), ...empty]);
});
