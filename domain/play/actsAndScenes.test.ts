import { expect, test } from "vitest";
import { act, cue, dialogue, note, playWith, scene, setting } from "#tests/support/playBuilder.ts";
import { actsAndScenesOf, withScenesOf } from "./actsAndScenes.ts";

const { blocks } = playWith(
  {},
  act("ACT I"),
  scene("Scene 1"),
  note("Which kitchen?"),
  setting("A kitchen. Night. Nora stands at the window, counts the money that she has left, and listens for the door."),
  cue("NORA"),
  dialogue("Who's there?"),
  scene("Scene 2:"),
  setting("AT RISE: The same, the next morning"),
  act("ACT II"),
  cue("NORA"),
  dialogue("Nobody."),
);

test("each act and scene is a line with the start of its setting", () => {
  expect(actsAndScenesOf(blocks).split("\n")).toEqual([
    "ACT I, Scene 1: A kitchen. Night.",
    "ACT I, Scene 2: The same, the next morning.",
    "ACT II",
  ]);
});

test("a play without headings has no list", () => {
  expect(actsAndScenesOf(playWith({}, cue("NORA"), dialogue("Well.")).blocks)).toBe("");
});

test("a long first sentence is cut between words", () => {
  const long = `The ${"very ".repeat(60)}long room.`;
  const list = actsAndScenesOf(playWith({}, scene("One"), setting(long)).blocks);
  expect(list).toMatch(/^One: The very .* very…$/);
  expect(list.length).toBeLessThan(180);
});

test("filling in keeps the writer's lines and adds the scenes that are missing", () => {
  const own = "Act I, scene 1: Helmer's kitchen.\nAct II";
  expect(withScenesOf(own, blocks).split("\n")).toEqual([
    "Act I, scene 1: Helmer's kitchen.",
    "ACT I, Scene 2: The same, the next morning.",
    "Act II",
  ]);
  expect(withScenesOf("", blocks)).toBe(actsAndScenesOf(blocks));
  expect(withScenesOf("A note.", [])).toBe("A note.");
});
