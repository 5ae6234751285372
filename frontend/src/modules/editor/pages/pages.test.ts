import type { Node } from "prosemirror-model";
import { expect, test } from "vitest";
import { guildModern } from "#domain/play/layout/designs/guildModern.ts";
import { runToEnd } from "#domain/play/layout/steps.ts";
import type { BlockId, BlockKind } from "#domain/play/play.ts";
import { manuscriptNode } from "../plugins/groups.ts";
import { nodeOf } from "../schema/blockNodes.ts";
import { openLines } from "../testing/lines.ts";
import { pagesSteps } from "./pages.ts";

const pagesOf = (lines: readonly string[]) => runToEnd(pagesSteps(openLines(lines).state().doc, guildModern));

test("counts pages and words, and those that are spoken", () => {
  const lines = Array.from({ length: 40 }, (_, index) => [`cue: A${index}`, "dialogue: one two three"]).flat();
  const { breaks, words, spokenWords } = pagesOf(lines);
  expect(breaks.map(({ label }) => label)).toEqual(["1", "2", "3"]);
  expect(breaks[0]).toMatchObject({ blockId: "b0", offset: 0 });
  expect(words).toBe(160);
  expect(spokenWords).toBe(120);
});

test("a direction is within a speech only if the speech continues after it", () => {
  const lines = ["cue: A", "dialogue: a", "direction: He sits.", "dialogue: b", "direction: Exit."];
  expect([...pagesOf(lines).inner]).toEqual(["b2"]);
});

test("a character who continues after a direction is marked, and one who has been answered isn't", () => {
  const spoken = (name: string): string[] => [`cue: ${name}`, "dialogue: a"];
  const lines = [
    ...spoken("A"),
    "direction: He sits.",
    ...spoken("a (off)"),
    ...spoken("A"),
    "direction: x",
    ...spoken("B"),
  ];
  expect([...pagesOf(lines).continuing]).toEqual(["b3"]);
});

test("simultaneous speeches form one run, from the first name to the last word", () => {
  const block = (kind: BlockKind, text: string, index: number): Node =>
    nodeOf({ id: `b${index}` as BlockId, kind, text: [{ text }], ...(text === "B" ? { simultaneous: true } : {}) });
  const blocks = ["A", "a", "B", "b", "C", "c"].map((text, at) => block(at % 2 ? "dialogue" : "cue", text, at));
  expect([...runToEnd(pagesSteps(manuscriptNode(blocks), guildModern)).together]).toEqual([
    ["b0", ["b0", "b1", "b2", "b3"]],
  ]);
});
