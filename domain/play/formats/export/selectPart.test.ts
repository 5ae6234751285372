import { expect, test } from "vitest";
import { act, direction, playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { type Play, textOf } from "../../play.ts";
import { selectPart } from "./selectPart.ts";

const lamp = playWith(
  { title: "The Lamp" },
  act("Act I", scene("One", direction("Night."), ...speech("NORA", "Who?")), scene("Two", ...speech("TOM", "I."))),
  act("Act II", scene("Three", ...speech("NORA", "Out."))),
);
const linesOf = ({ blocks }: Play) => blocks.map(textOf);
const idOf = (text: string) => lamp.blocks.filter((block) => textOf(block) === text).map(({ id }) => id);
const under = (...texts: string[]) => selectPart(lamp, { what: "headings", headings: texts.flatMap(idOf) });

test("the whole play is the play itself", () => {
  expect(selectPart(lamp, { what: "play" })).toBe(lamp);
});

test("a scene ends where the next begins, an act has all of its scenes, and the order is the play's", () => {
  expect(linesOf(under("One"))).toEqual(["One", "Night.", "NORA", "Who?"]);
  expect(linesOf(under("Act I"))).toEqual(linesOf(lamp).slice(0, 8));
  expect(linesOf(under("Three", "Two"))).toEqual(["Two", "TOM", "I.", "Three", "NORA", "Out."]);
  expect(linesOf(under("Night."))).toEqual([]);
});

test("a part keeps its title page and list of characters", () => {
  expect(under("One").front).toBe(lamp.front);
});

test("sides are what one character says", () => {
  const sides = selectPart(lamp, { what: "sides", character: "TOM" });
  expect(linesOf(sides)).toEqual(["Act I", "Two", "TOM", "I."]);
});
