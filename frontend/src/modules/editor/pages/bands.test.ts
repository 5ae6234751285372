import type { Node } from "prosemirror-model";
import { expect, test } from "vitest";
import { layouts } from "#domain/play/layout/designs/layouts.ts";
import { runToEnd } from "#domain/play/layout/steps.ts";
import type { BlockId, BlockKind } from "#domain/play/play.ts";
import { manuscriptNode, smallestGroup } from "../plugins/groups.ts";
import { nodeOf } from "../schema/blockNodes.ts";
import { screenBands } from "./bands.ts";
import { pagesSteps } from "./pages.ts";

const layout = layouts["guild-modern"];

/** `cue+` is a cue that's simultaneous with the speech before it. */
function nodesOf(lines: readonly string[]): readonly Node[] {
  return lines.map((line, index) => {
    const [kind = "", text = ""] = line.split(": ");
    const isTogether = kind.endsWith("+");
    return nodeOf({
      id: `b${index}` as BlockId,
      kind: kind.replace("+", "") as BlockKind,
      text: text === "" ? [] : [{ text }],
      ...(isTogether && { simultaneous: true as const }),
    });
  });
}

const idsIn = (lines: readonly string[]) =>
  screenBands(manuscriptNode(nodesOf(lines)), layout).map((band) => band.map(({ ids }) => ids));

test("simultaneous speeches are columns, with what's still empty in the column that it follows", () => {
  const lines = ["scene: 1", "cue: A", "dialogue: a", "dialogue: ", "cue+: B", "parenthetical: x", "dialogue: b"];
  expect(idsIn(lines)).toEqual([
    [
      ["b1", "b2", "b3"],
      ["b4", "b5", "b6"],
    ],
  ]);
  expect(idsIn([...lines, "dialogue: ", "cue: ", "dialogue: "])).toEqual([
    [
      ["b1", "b2", "b3"],
      ["b4", "b5", "b6", "b7"],
    ],
  ]);
  expect(idsIn(["cue: A", "dialogue: a", "cue: B", "dialogue: b"])).toEqual([]);
});

test("more speakers than fit beside each other are in bands below each other", () => {
  const lines = [
    "cue: A",
    "dialogue: a",
    ...["B", "C", "D", "E", "F", "G"].flatMap((name) => [`cue+: ${name}`, "dialogue: x"]),
  ];
  const bands = screenBands(manuscriptNode(nodesOf(lines)), layout);
  expect(bands.map((band) => band.length)).toEqual([4, 3]);
  for (const band of bands) {
    for (const [index, { left, right }] of band.entries()) {
      expect(right).toBeGreaterThan(left);
      expect(left).toBeGreaterThanOrEqual(band[index - 1]?.right ?? layout.styles.dialogue.left);
    }
    expect(band.at(-1)?.right).toBeCloseTo(layout.styles.dialogue.right);
  }
});

test("speeches that the browser lays out in different groups aren't side by side", () => {
  const spoken = Array.from({ length: 4 * smallestGroup }, (_, index) => [`cue: A${index}`, "dialogue: a"]).flat();
  const together = spoken.map((line, index) =>
    index > 0 && line.startsWith("cue") ? line.replace("cue", "cue+") : line,
  );
  const doc = manuscriptNode(nodesOf(together));
  const groupOf = new Map(
    doc.children.flatMap((group, index) => group.children.map((node) => [node.attrs.id as BlockId, index] as const)),
  );
  const bands = screenBands(doc, layout);
  expect(doc.childCount).toBeGreaterThan(1);
  // Five fit beside each other, and four bands of ten would be in two groups.
  expect(bands).toHaveLength(6);
  for (const band of bands) expect(new Set(band.flatMap(({ ids }) => ids.map((id) => groupOf.get(id)))).size).toBe(1);
});

test("where a page ends within a band, the other columns leave room for the gap", () => {
  const long = (word: string, count: number) => Array.from({ length: count }, () => word).join(" ");
  const lines = [
    `direction: ${long("walk", 260)}`,
    "cue: A",
    `dialogue: ${long("apple", 90)}`,
    "cue+: B",
    `dialogue: ${long("banana", 90)}`,
    "cue+: C",
    "dialogue: short",
  ];
  const { breaks, spacers } = runToEnd(pagesSteps(manuscriptNode(nodesOf(lines)), layout));
  expect(breaks[1]).toMatchObject({ blockId: "b2" });
  expect(breaks[1]?.offset).toBeGreaterThan(0);
  expect(spacers).toEqual([{ page: 1, blockId: "b4", offset: expect.any(Number) }]);
  expect(spacers[0]?.offset).toBeGreaterThan(0);
});
