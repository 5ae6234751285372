import { expect, test } from "vitest";
import { lineOf } from "#domain/feedback/scenes.ts";
import { act, direction, playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { filterPlaceOf, placeNames } from "./sceneNames.ts";

const { blocks } = playWith(
  {},
  direction("Dark."),
  act("ACT I", scene("Scene 1", speech("A", "Yes."))),
  act("", scene("Scene 1", speech("B", "No."))),
);
const line = lineOf(blocks);
const at = (index: number) => ({ blockId: blocks[index]?.id ?? ("" as never), start: 0, end: 1 });
const placed = (index: number) => ({ how: "here", ranges: [at(index)], isChanged: false }) as const;

test("scenes with the same name are distinguished by their act", () => {
  expect([...placeNames(line).values()]).toEqual([
    "On the whole play",
    "Before the first scene",
    "ACT I",
    "ACT I, Scene 1",
    "Untitled act",
    "Untitled act, Scene 1",
    "Deleted passages",
  ]);
});

test("a passage belongs to its scene, and a comment without one to the whole play or to nowhere", () => {
  expect(filterPlaceOf(placed(4), line)).toBe(blocks[2]?.id);
  expect(filterPlaceOf(placed(0), line)).toBe("before");
  expect(filterPlaceOf({ how: "gone", ranges: [], isChanged: true }, line)).toBe("gone");
  expect(filterPlaceOf({ how: "whole", ranges: [], isChanged: false }, line)).toBe("whole");
});
