import { expect, test } from "vitest";
import { enterLeadsTo, shiftTabLeadsTo, splitLeadsTo, tabLeadsTo } from "./flow.ts";
import { type BlockKind, blockKinds } from "./play.ts";

const words = { empty: false };
const empty = { empty: true };
const follow = (kind: BlockKind, times: number, step: (kind: BlockKind) => BlockKind): BlockKind[] => {
  const out = [kind];
  for (let left = times; left > 0; left--) out.push(step(out.at(-1) ?? kind));
  return out;
};

test("pressing Enter alone writes a scene: heading, setting, direction, then cue and dialogue in turn", () => {
  expect(follow("act", 7, (kind) => enterLeadsTo(kind, words))).toEqual([
    "act",
    "scene",
    "setting",
    "direction",
    "cue",
    "dialogue",
    "cue",
    "dialogue",
  ]);
});

test("Enter in empty blocks leaves the speech, then the scene, then the act", () => {
  expect(follow("cue", 3, (kind) => enterLeadsTo(kind, empty))).toEqual(["cue", "direction", "scene", "act"]);
});

test("Tab reaches the parenthetical from a cue, a speech and an empty speech", () => {
  expect(tabLeadsTo("cue", words)).toBe("parenthetical");
  expect(tabLeadsTo("dialogue", words)).toBe("parenthetical");
  expect(tabLeadsTo("dialogue", empty)).toBe("parenthetical");
  expect(tabLeadsTo("direction", empty)).toBe("cue");
});

test("in an empty block Tab cycles through the elements, and Shift+Tab cycles back", () => {
  for (const kind of blockKinds) {
    if (kind === "note" || kind === "pageBreak") continue;
    expect(shiftTabLeadsTo(tabLeadsTo(kind, empty))).toBe(kind);
    expect(follow(kind, 6, (one) => tabLeadsTo(one, empty)).slice(1)).toContain(kind);
  }
});

test("every key leads to an element, and Enter and Tab always change an empty block", () => {
  for (const kind of blockKinds) {
    expect(enterLeadsTo(kind, empty)).not.toBe(kind);
    expect(tabLeadsTo(kind, empty)).not.toBe(kind);
    expect(blockKinds).toContain(shiftTabLeadsTo(kind));
  }
});

test("splitting a cue leaves its end as dialogue; splitting a speech keeps a speech", () => {
  expect(splitLeadsTo("cue")).toBe("dialogue");
  expect(splitLeadsTo("dialogue")).toBe("dialogue");
});
