import { selectAll } from "prosemirror-commands";
import { expect, test } from "vitest";
import { dividedSpeech } from "../plugins/dividedSpeech.ts";
import { blockNodes } from "../schema/flat.ts";
import { openLines, performAction, showLines, typeText } from "../testing/lines.ts";
import { actions } from "./actions.ts";
import { goToEnd, goToStart } from "./ends.ts";
import { enter } from "./enter.ts";
import { joinBackward } from "./joinBackward.ts";
import { joinForward } from "./joinForward.ts";
import { kindActions } from "./kinds.ts";
import { bold } from "./marks.ts";
import { sceneDown, sceneUp } from "./moveScene.ts";
import { newline } from "./newline.ts";
import { pageBreak } from "./pageBreak.ts";
import { redo } from "./redo.ts";
import { shiftTab } from "./shiftTab.ts";
import { simultaneous } from "./simultaneous.ts";
import { tab } from "./tab.ts";
import { undo } from "./undo.ts";

const after = (lines: readonly string[], ...done: Parameters<typeof performAction>[1][]): string[] =>
  performAction(openLines(lines), ...done);

test("Enter after a name begins the speech, and after a speech the next name", () => {
  expect(after(["cue: RUTH|"], enter)).toEqual(["cue: RUTH", "dialogue: |"]);
  expect(after(["dialogue: No.|", "cue: WALTER"], enter)).toEqual(["dialogue: No.", "cue: |", "cue: WALTER"]);
});

test("Enter changes an empty element, splits one in its text, and adds one before it at its start", () => {
  expect(after(["cue: |"], enter)).toEqual(["direction: |"]);
  expect(after(["cue: |"], enter, enter)).toEqual(["scene: |"]);
  expect(after(["dialogue: You| what?"], enter)).toEqual(["dialogue: You", "dialogue: | what?"]);
  expect(after(["cue: RUTH| (off)"], enter)).toEqual(["cue: RUTH", "dialogue:  (off)".replace(":  ", ": | ")]);
  expect(after(["cue: |RUTH"], enter)).toEqual(["cue: ", "cue: |RUTH"]);
});

test("Enter and Tab after a parenthetical within a speech go to the rest of the speech", () => {
  const lines = ["dialogue: I know.", "parenthetical: (softly)|", "dialogue: Go."];
  const atRest = ["dialogue: I know.", "parenthetical: (softly)", "dialogue: |Go."];
  expect(after(lines, enter)).toEqual(atRest);
  expect(after(lines, tab)).toEqual(atRest);
  expect(after(["lyric: La,", "parenthetical: |", "lyric: la."], enter)).toEqual(["lyric: La,", "lyric: |la."]);
  expect(after(["parenthetical: (softly)|", "cue: RUTH"], enter)).toEqual([
    "parenthetical: (softly)",
    "dialogue: |",
    "cue: RUTH",
  ]);
});

test("Enter replaces the selection", () => {
  expect(after(["cue: RUTH", "dialogue: a| b", "cue: c|"], enter)).toEqual(["cue: RUTH", "dialogue: a", "cue: |"]);
});

test("Enter replaces the whole play when all of it is selected", () => {
  const manuscript = openLines(["scene: Attic", "cue: RUTH"]);
  selectAll(manuscript.state(), manuscript.dispatch);
  expect(performAction(manuscript, enter).map((line) => line.replace("|", ""))).toEqual(["direction: "]);
});

test("Tab cycles the kind of an empty element and adds one after text; Shift+Tab cycles backward", () => {
  expect(after(["dialogue: |"], tab)).toEqual(["parenthetical: |"]);
  expect(after(["dialogue: |"], tab, shiftTab)).toEqual(["dialogue: |"]);
  expect(after(["cue: WALTER|"], tab)).toEqual(["cue: WALTER", "parenthetical: |"]);
  expect(after(["direction: He| waits."], tab)).toEqual(["cue: He| waits."]);
  expect(after(["cue: He| waits."], shiftTab)).toEqual(["direction: He| waits."]);
});

test("Tab within a speech inserts a parenthetical there, and one undo takes it out again", () => {
  const parts = ["dialogue: I know.", "parenthetical: |", "dialogue: Go."];
  expect(after(["dialogue: I know. |Go."], tab)).toEqual(parts);
  expect(after(["dialogue: I know.|  Go."], tab)).toEqual(parts);
  expect(after(["dialogue: I know.| "], tab)).toEqual(["dialogue: I know.", "parenthetical: |"]);
  expect(after(["dialogue: |I know."], tab)).toEqual(["parenthetical: |", "dialogue: I know."]);
  expect(after(["lyric: La la, |la."], tab)).toEqual(["lyric: La la,", "parenthetical: |", "lyric: la."]);
  expect(after(["dialogue: I know. |Go."], tab, undo).map((line) => line.replace("|", ""))).toEqual([
    "dialogue: I know. Go.",
  ]);
});

test("Backspace in the empty parenthetical makes one speech of the parts again", () => {
  const open = (text: string) => openLines([`dialogue: ${text}`, "cue: RUTH"], [dividedSpeech()]);
  for (const text of ["I know. |Go.", "I know|. Go.", "I know.|  Go."])
    expect(performAction(open(text), tab, joinBackward).map((line) => line.replace("|", ""))).toEqual([
      `dialogue: ${text.replace("|", "")}`,
      "cue: RUTH",
    ]);
  const changed = open("I know. |Go.");
  performAction(changed, tab);
  typeText(changed, "softly");
  expect(performAction(changed, joinBackward)).toHaveLength(4);
  const others = openLines(["dialogue: I know.|", "dialogue: Go."], [dividedSpeech()]);
  expect(performAction(others, tab, joinBackward)).toEqual(["dialogue: I know.|", "dialogue: Go."]);
});

test("Tab and Shift+Tab over a selection leave the text as it is, and keep the focus in it", () => {
  const lines = ["cue: RUTH", "dialogue: You| what?|"];
  expect(after(lines, tab, shiftTab)).toEqual(lines);
  for (const action of [tab, shiftTab]) expect(action.run(openLines(lines).state())).toBe(true);
});

test("Backspace joins elements, removes empty ones, and first turns a heading into a direction", () => {
  expect(after(["dialogue: a", "dialogue: |b"], joinBackward)).toEqual(["dialogue: a|b"]);
  expect(after(["dialogue: a", "cue: |"], joinBackward)).toEqual(["dialogue: a|"]);
  expect(after(["cue: ", "dialogue: |b"], joinBackward)).toEqual(["dialogue: |b"]);
  expect(after(["dialogue: a", "scene: |b"], joinBackward)).toEqual(["dialogue: a", "direction: |b"]);
  expect(after(["dialogue: |a"], joinBackward)).toEqual(["dialogue: |a"]);
  expect(joinBackward.run(openLines(["dialogue: a|b"]).state())).toBe(false);
});

test("Delete joins with the next element and removes it when it's empty", () => {
  expect(after(["dialogue: a|", "dialogue: b"], joinForward)).toEqual(["dialogue: a|b"]);
  expect(after(["dialogue: a|", "cue: "], joinForward)).toEqual(["dialogue: a|"]);
  expect(after(["cue: |", "dialogue: b"], joinForward)).toEqual(["dialogue: |b"]);
});

test("joins and splits work across group boundaries", () => {
  const many = Array.from({ length: 60 }, (_, index) => `dialogue: ${index === 30 ? "|" : ""}${index}`);
  const joined = after(many, joinBackward);
  expect(joined).toHaveLength(59);
  expect(joined[29]).toBe("dialogue: 29|30");
});

test("Shift+Enter adds a verse line within the element", () => {
  expect(after(["dialogue: a|b"], newline)).toEqual(["dialogue: a\n|b"]);
});

test("a kind applies to the whole selection and can't be applied twice", () => {
  const lyric = kindActions.find(({ name }) => name === "kind-lyric");
  const manuscript = openLines(["cue: R|UTH", "dialogue: a|b", "dialogue: c"]);
  expect(performAction(manuscript, ...(lyric ? [lyric] : []))).toEqual(["lyric: R|UTH", "lyric: a|b", "dialogue: c"]);
  expect(lyric?.run(manuscript.state())).toBe(false);
  expect(lyric?.isOn?.(manuscript.state())).toBe(true);
});

test("bold is on when the whole selection is bold", () => {
  const manuscript = openLines(["dialogue: |abc|"]);
  performAction(manuscript, bold);
  expect(bold.isOn?.(manuscript.state())).toBe(true);
  performAction(manuscript, bold);
  expect(bold.isOn?.(manuscript.state())).toBe(false);
});

test("a scene moves past its neighbor with everything in it, and back", () => {
  const scenes = ["direction: before", "scene: 1", "cue: A", "scene: 2|", "cue: B", "scene: 3"];
  const manuscript = openLines(scenes);
  const up = ["direction: before", "scene: 2|", "cue: B", "scene: 1", "cue: A", "scene: 3"];
  expect(performAction(manuscript, sceneUp)).toEqual(up);
  expect(sceneUp.run(manuscript.state())).toBe(false);
  expect(performAction(manuscript, sceneDown)).toEqual(scenes);
  expect(performAction(manuscript, sceneDown)).toEqual([
    "direction: before",
    "scene: 1",
    "cue: A",
    "scene: 3",
    "scene: 2|",
    "cue: B",
  ]);
  expect(sceneDown.run(manuscript.state())).toBe(false);
});

test("a page break goes before the next element", () => {
  expect(after(["dialogue: a|"], pageBreak)).toEqual(["dialogue: a", "pageBreak: ", "direction: |"]);
  expect(after(["scene: |"], pageBreak)).toEqual(["pageBreak: ", "scene: |"]);
});

test("the start and end of the play are one key away, however long the play is", () => {
  const long = Array.from({ length: 300 }, (_, index) => `dialogue: ${index}`);
  const { state, dispatch } = openLines(long);
  goToEnd(false)(state(), dispatch);
  expect(state().selection.$head.parent.textContent).toBe("299");
  goToStart(true)(state(), dispatch);
  expect(state().doc.textBetween(state().selection.from, state().selection.to)).toBe(long.map((_, at) => at).join(""));
});

test("a speech is marked as simultaneous from anywhere in it, and other elements aren't", () => {
  expect(simultaneous.run(openLines(["scene: 1", "dialogue: a|"]).state())).toBe(false);
  expect(simultaneous.run(openLines(["cue: A", "direction: a|"]).state())).toBe(false);
  for (const lines of [["cue: A|"], ["cue: A", "parenthetical: low", "dialogue: a|"]]) {
    const manuscript = openLines(lines);
    performAction(manuscript, simultaneous);
    expect(simultaneous.isOn?.(manuscript.state())).toBe(true);
    expect(manuscript.state().doc.firstChild?.firstChild?.attrs.simultaneous).toBe(true);
  }
});

const speeches = ["cue: A", "dialogue: a", "cue: B", "dialogue: b", "cue: C", "dialogue: c"];

/** Returns who speaks together with the previous speech once the action has run on lines with a selection. */
function spokenTogether(lines: readonly string[], times = 1): string[] {
  const manuscript = openLines(lines);
  for (let time = 0; time < times; time++) performAction(manuscript, simultaneous);
  return blockNodes(manuscript.state().doc).flatMap((node) => (node.attrs.simultaneous ? [node.textContent] : []));
}

const withMarks = (lines: readonly string[], marks: Readonly<Record<number, string>>): string[] =>
  lines.map((text, index) => marks[index] ?? text);

test("selected speeches become simultaneous with the first of them, and running it again undoes that", () => {
  const two = withMarks(speeches, { 2: "cue: |B", 5: "dialogue: c|" });
  expect(spokenTogether(two)).toEqual(["C"]);
  expect(spokenTogether(two, 2)).toEqual([]);
  expect(spokenTogether(withMarks(speeches, { 1: "dialogue: |a", 4: "cue: C|" }))).toEqual(["B", "C"]);
  expect(spokenTogether(["scene: |1", ...speeches.slice(0, 3), "dialogue: b|"])).toEqual(["B"]);
});

test("only speeches that are at least partly selected count", () => {
  expect(spokenTogether(withMarks(speeches, { 0: "cue: |A", 4: "cue: |C" }))).toEqual(["B"]);
  expect(spokenTogether(withMarks(speeches, { 1: "dialogue: a|", 5: "dialogue: c|" }))).toEqual(["C"]);
  expect(spokenTogether(withMarks(speeches, { 3: "dialogue: |b|" }))).toEqual(["B"]);
});

test("the first speech of a scene becomes simultaneous with the next one, and so it's undone from there, too", () => {
  for (const at of [0, 1]) {
    const first = ["scene: 1", ...withMarks(speeches, { [at]: `${speeches[at]}|` })];
    expect(spokenTogether(first)).toEqual(["B"]);
    expect(spokenTogether(first, 2)).toEqual([]);
  }
  expect(spokenTogether(["scene: 1", ...withMarks(speeches, { 2: "cue: B|" })])).toEqual(["B"]);
  expect(spokenTogether(["cue: A", "scene: 2", "cue: B|", "direction: Thunder.", "cue: C"])).toEqual(["C"]);
});

test("speeches in different scenes are never simultaneous", () => {
  const scenes = ["cue: |A", "dialogue: a", "scene: 2", "cue: B", "dialogue: b|"];
  expect(spokenTogether(scenes)).toEqual([]);
  expect(spokenTogether(["cue: |A", "direction: Thunder.", "cue: B|"])).toEqual(["B"]);
});

test("undo reverts one change at a time and restores the cursor", () => {
  const manuscript = openLines(["cue: RUTH|"]);
  expect(undo.run(manuscript.state())).toBe(false);
  performAction(manuscript, enter);
  typeText(manuscript, "No.");
  expect(performAction(manuscript, undo)).toEqual(["cue: RUTH", "dialogue: |"]);
  expect(performAction(manuscript, undo)).toEqual(["cue: RUTH|"]);
  expect(performAction(manuscript, redo, redo)).toEqual(["cue: RUTH", "dialogue: No.|"]);
});

test("an action that isn't available returns false and changes nothing", () => {
  const manuscript = openLines(["cue: RUTH", "dialogue: a|b"]);
  const before = manuscript.state();
  for (const action of actions) action.run(before);
  expect(manuscript.state()).toBe(before);
  expect(showLines(manuscript)).toEqual(["cue: RUTH", "dialogue: a|b"]);
});

test("every action has a name and keys of its own", () => {
  const names = actions.map(({ name }) => name);
  const keys = actions.flatMap((action) => action.keys);
  const macKeys = actions.flatMap((action) => action.macKeys ?? action.keys);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(macKeys).size).toBe(macKeys.length);
});
