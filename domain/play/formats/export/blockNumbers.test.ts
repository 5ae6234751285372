import { expect, test } from "vitest";
import { act, direction, play, scene, speech } from "#tests/support/playBuilder.ts";
import { textOf } from "../../play.ts";
import { blockNumbers } from "./blockNumbers.ts";

const whole = play(
  act(
    "Act One",
    scene("Prologue", ...speech("A", "Hm.")),
    scene("Scene 1", direction("Night."), ...speech("B", "Ha.")),
  ),
  act("Act Two", scene("Scene 3", ...speech("A", "So."))),
);
const numbered = (options: Parameters<typeof blockNumbers>[1]) => {
  const numbers = blockNumbers(whole.blocks, options);
  return whole.blocks.flatMap((block) => {
    const number = numbers.get(block.id);
    return number === undefined ? [] : [`${number} ${textOf(block)}`];
  });
};

test("speeches are counted through the whole play", () => {
  expect(numbered({ sceneNumbers: false, speechNumbers: true })).toEqual(["1 A", "2 B", "3 A"]);
});

test("scenes have the numbers of the page labels, and a prologue has none", () => {
  expect(numbered({ sceneNumbers: true, speechNumbers: false })).toEqual(["I-1 Scene 1", "II-3 Scene 3"]);
});

test("both can be numbered, or neither", () => {
  expect(numbered({ sceneNumbers: true, speechNumbers: true })).toHaveLength(5);
  expect(numbered({ sceneNumbers: false, speechNumbers: false })).toEqual([]);
});
