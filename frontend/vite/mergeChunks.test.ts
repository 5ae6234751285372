import { expect, test } from "vitest";
import { type Chunk, mergeChunks } from "./mergeChunks.ts";

const chunk = (id: string, users: string, bytes: number): Chunk => ({ ids: [id], users: new Set(users), bytes });

/** Users are single letters. `imports` are pairs such as "ab": the chunk `a` imports `b`. */
function merged(chunks: readonly Chunk[], limits: Readonly<Record<string, number>>, ...imports: readonly string[]) {
  const found = mergeChunks(chunks, {
    importsOf: (id) => imports.flatMap(([from, to]) => (from === id && to ? [to] : [])),
    limits: new Map(Object.entries(limits)),
    weights: new Map([["p", 10]]),
  });
  return found.map(({ ids }) => [...ids].sort().join("")).sort();
}

test("chunks stay as they are if nobody loads too many", () => {
  expect(merged([chunk("a", "x", 1), chunk("b", "xy", 1)], { x: 2, y: 2 })).toEqual(["a", "b"]);
});

test("the two chunks that add the fewest unneeded bytes are merged", () => {
  const chunks = [chunk("a", "x", 100), chunk("b", "xy", 2), chunk("c", "xyz", 3)];
  expect(merged(chunks, { x: 2 })).toEqual(["a", "bc"]);
});

test("a byte counts more for some users", () => {
  const chunks = [chunk("a", "x", 20), chunk("b", "xy", 5), chunk("c", "xp", 5)];
  expect(merged(chunks, { x: 2 })).toEqual(["ab", "c"]);
});

test("chunks aren't merged into a cycle of imports", () => {
  const chunks = [chunk("a", "x", 1), chunk("b", "xyz", 50), chunk("c", "xy", 3)];
  expect(merged(chunks, { x: 2 }, "ac")).toEqual(["ac", "b"]);
  expect(merged(chunks, { x: 2 }, "ab", "bc")).toEqual(["a", "bc"]);
});

test("what a chunk imports counts, too", () => {
  const imported = { ...chunk("d", "xy", 90), isFixed: true };
  const chunks = [chunk("a", "x", 50), chunk("b", "xy", 2), chunk("c", "xyz", 3), imported];
  expect(merged(chunks, { x: 2 })).toEqual(["a", "bc", "d"]);
  expect(merged(chunks, { x: 2 }, "bd")).toEqual(["ab", "c", "d"]);
});

test("a fixed chunk stays as it is and doesn't count", () => {
  const chunks = [{ ...chunk("a", "xy", 1), isFixed: true }, chunk("b", "xy", 9), chunk("c", "x", 9)];
  expect(merged(chunks, { x: 2 })).toEqual(["a", "b", "c"]);
  expect(merged(chunks, { x: 1 })).toEqual(["a", "bc"]);
});

test("merging goes on until everybody loads few enough", () => {
  const chunks = ["a", "b", "c", "d", "e"].map((id, index) => chunk(id, "xy", index));
  expect(merged(chunks, { x: 1 })).toEqual(["abcde"]);
});

test("a limit that can't be kept is an error", () => {
  expect(() => merged([chunk("a", "x", 1)], { x: 0 })).toThrow("none can be merged: x");
});
