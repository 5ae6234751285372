import { expect, test } from "vitest";
import { type BlockMove, endOfScene, moveAfter, movePast } from "./moveHeading.ts";
import type { Block, BlockId } from "./play.ts";

const kinds = { a: "act", s: "scene", t: "dialogue" } as const;
const id = (name: string): BlockId => name as BlockId;

/** `a1` is the heading of an act, `s1` of a scene, and `t1` is text. */
const playOf = (names: string): readonly Pick<Block, "id" | "kind">[] =>
  names.split(" ").map((name) => ({ id: id(name), kind: kinds[name[0] as keyof typeof kinds] }));

function moved(names: string, move: BlockMove | undefined): string | undefined {
  if (!move) return undefined;
  const staying = names.split(" ").filter((name) => !move.ids.includes(id(name)));
  const at = move.after === undefined ? 0 : staying.indexOf(move.after) + 1;
  return [...staying.slice(0, at), ...move.ids, ...staying.slice(at)].join(" ");
}

const play = "t0 a1 t1 s1 t2 s2 t3 a2 s3 t4";
const after = (heading: string, target?: string): string | undefined =>
  moved(play, moveAfter(playOf(play), id(heading), target === undefined ? undefined : id(target)));
const past = (heading: string, step: -1 | 1): string | undefined =>
  moved(play, movePast(playOf(play), id(heading), step));

test("a scene moves behind another scene of the same or another act, with everything in it", () => {
  expect(after("s1", "s2")).toBe("t0 a1 t1 s2 t3 s1 t2 a2 s3 t4");
  expect(after("s1", "s3")).toBe("t0 a1 t1 s2 t3 a2 s3 t4 s1 t2");
  expect(after("s3", "s1")).toBe("t0 a1 t1 s1 t2 s3 t4 s2 t3 a2");
});

test("behind an act's heading, a scene comes after the act's opening, before its first scene", () => {
  expect(after("s2", "a1")).toBe("t0 a1 t1 s2 t3 s1 t2 a2 s3 t4");
  expect(after("s1", "a2")).toBe("t0 a1 t1 s2 t3 a2 s1 t2 s3 t4");
});

test("the first place of the play is after what comes before the first heading", () => {
  expect(after("s3")).toBe("t0 s3 t4 a1 t1 s1 t2 s2 t3 a2");
  expect(after("a2")).toBe("t0 a2 s3 t4 a1 t1 s1 t2 s2 t3");
  expect(moved("s1 t1 s2", moveAfter(playOf("s1 t1 s2"), id("s2"), undefined))).toBe("s2 s1 t1");
});

test("an act moves as a whole, and never into another act", () => {
  expect(after("a1", "a2")).toBe("t0 a2 s3 t4 a1 t1 s1 t2 s2 t3");
  expect(after("a1", "s3")).toBe("t0 a2 s3 t4 a1 t1 s1 t2 s2 t3");
  const prologue = "s0 t0 a1 s1 a2 s2";
  expect(moved(prologue, moveAfter(playOf(prologue), id("a2"), id("s0")))).toBe("s0 t0 a2 s2 a1 s1");
});

test("nothing moves behind itself, to where it is, or if there is no such heading", () => {
  expect(after("s1", "s1")).toBeUndefined();
  expect(after("s2", "s1")).toBeUndefined();
  expect(after("s1", "a1")).toBeUndefined();
  expect(after("a1", "s2")).toBeUndefined();
  expect(after("a1")).toBeUndefined();
  expect(after("t1", "s2")).toBeUndefined();
  expect(after("s1", "gone")).toBeUndefined();
});

test("one step moves a scene past its neighbor, also into the next act, and an act past an act", () => {
  expect(past("s2", 1)).toBe("t0 a1 t1 s1 t2 a2 s2 t3 s3 t4");
  expect(past("s3", -1)).toBe("t0 a1 t1 s1 t2 s2 t3 s3 t4 a2");
  expect(past("s1", -1)).toBe("t0 s1 t2 a1 t1 s2 t3 a2 s3 t4");
  expect(past("a1", 1)).toBe("t0 a2 s3 t4 a1 t1 s1 t2 s2 t3");
  expect(past("a2", -1)).toBe("t0 a2 s3 t4 a1 t1 s1 t2 s2 t3");
  expect(past("a1", -1)).toBeUndefined();
  expect(past("s3", 1)).toBeUndefined();
});

test("the end of a scene, of an act's opening and of the play is found", () => {
  const end = (heading?: string) => endOfScene(playOf(play), heading === undefined ? undefined : id(heading));
  expect([end("s1"), end("a1"), end("s3"), end("a2"), end()]).toEqual(["t2", "t1", "t4", "a2", "t4"]);
  expect(endOfScene([], undefined)).toBeUndefined();
});
