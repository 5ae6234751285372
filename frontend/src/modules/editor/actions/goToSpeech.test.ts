import { expect, test } from "vitest";
import type { BlockId } from "#domain/play/play.ts";
import { goToSpeech, shownSpeech } from "../plugins/shownSpeech.ts";
import { openLines, performAction, showLines, typeText } from "../testing/lines.ts";
import { nextSpeech, previousSpeech } from "./goToSpeech.ts";

const lines = [
  "cue: TOM",
  "dialogue: One|.",
  "cue: ANN",
  "dialogue: Two.",
  "cue: Ann and Tom (off)",
  "dialogue: Three.",
  "scene: Two",
  "cue: TOM ANN",
];

const cursorIn = (shown: readonly string[]): number => shown.findIndex((line) => line.includes("|"));

test("the writer goes through the speeches of one character, and of each who speaks together", () => {
  const manuscript = openLines(lines);
  expect(showLines(manuscript)).toEqual(lines);
  expect(cursorIn(performAction(manuscript, nextSpeech))).toBe(4);
  expect(cursorIn(performAction(manuscript, nextSpeech))).toBe(7);
  expect(nextSpeech.run(manuscript.state())).toBe(false);
  expect(cursorIn(performAction(manuscript, previousSpeech))).toBe(4);
  expect(cursorIn(performAction(manuscript, previousSpeech))).toBe(2);
});

test("outside a speech there's no next one", () => {
  for (const line of ["scene: On|e", "direction: R|ain."]) {
    const manuscript = openLines([line, "cue: TOM"]);
    expect([nextSpeech.run(manuscript.state()), previousSpeech.run(manuscript.state())]).toEqual([false, false]);
  }
  const manuscript = openLines(["cue: TOM", "scene: Tw|o", "cue: TOM"]);
  expect(nextSpeech.run(manuscript.state())).toBe(false);
});

test("a speech that was gone to from beside the text is highlighted until the writer goes on", () => {
  const plugin = shownSpeech();
  const manuscript = openLines(lines, [plugin]);
  const tr = goToSpeech(manuscript.state(), "b4" as BlockId);
  if (!tr) throw new Error("The cue is in the play.");
  manuscript.dispatch(tr);
  expect([cursorIn(showLines(manuscript)), plugin.getState(manuscript.state())]).toEqual([4, "b4"]);
  typeText(manuscript, "!");
  expect(plugin.getState(manuscript.state())).toBeUndefined();
  expect(goToSpeech(manuscript.state(), "gone" as BlockId)).toBeUndefined();
});
