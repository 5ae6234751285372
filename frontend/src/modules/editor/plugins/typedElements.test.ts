import { deleteSelection, selectAll } from "prosemirror-commands";
import { TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import { readBlocks } from "#domain/play/document/document.ts";
import type { BlockId } from "#domain/play/play.ts";
import type { TypingRules } from "#domain/play/typing/smartTyping.ts";
import { typographyOf } from "#domain/play/typing/typography.ts";
import { enter } from "../actions/enter.ts";
import { kindActions } from "../actions/kinds.ts";
import { redo } from "../actions/redo.ts";
import { tab } from "../actions/tab.ts";
import { undo } from "../actions/undo.ts";
import { paste } from "../clipboard/paste.ts";
import { blocksOf, findBlock, placedBlocks } from "../schema/flat.ts";
import { attributesOf } from "../schema/schema.ts";
import { openLines, performAction, showLines, typeText } from "../testing/lines.ts";
import { recognizedKind, typedElements } from "./typedElements.ts";

const rules: TypingRules = { typography: typographyOf("en-US"), quotes: true, dashes: true, ellipses: true };

const open = (lines: readonly string[], cast: readonly string[] = []) =>
  openLines(lines, [typedElements({ cast: () => cast, rules: () => rules })]);

function typed(lines: readonly string[], text: string, cast: readonly string[] = []): string[] {
  const manuscript = open(lines, cast);
  typeText(manuscript, text);
  return performAction(manuscript, enter);
}

test("typed text is recognized on Enter and decides what comes next", () => {
  expect(typed(["scene: |"], "ACT ONE")).toEqual(["act: ACT ONE", "scene: |"]);
  expect(typed(["dialogue: x", "cue: |"], "SCENE TWO")).toEqual(["dialogue: x", "scene: SCENE TWO", "setting: |"]);
  expect(typed(["cue: |"], "BLACKOUT.")).toEqual(["transition: BLACKOUT.", "scene: |"]);
  expect(typed(["cue: |"], "(He leaves)")).toEqual(["direction: (He leaves)", "cue: |"]);
  expect(typed(["dialogue: |"], "(He leaves)")).toEqual(["parenthetical: (He leaves)", "dialogue: |"]);
  expect(typed(["cue: |"], "The lamp goes out and nobody moves.")[0]).toContain("direction");
});

test("the first line of a play becomes what it says", () => {
  expect(typed(["direction: |"], "Act 1")).toEqual(["act: Act 1", "scene: |"]);
  expect(typed(["direction: |"], "Scene 2")).toEqual(["scene: Scene 2", "setting: |"]);
  expect(typed(["direction: |"], "INT. KITCHEN")).toEqual(["scene: INT. KITCHEN", "setting: |"]);
  expect(typed(["direction: |"], "NORA")).toEqual(["cue: NORA", "dialogue: |"]);
  expect(typed(["direction: |"], "Nora", ["Nora"])).toEqual(["cue: Nora", "dialogue: |"]);
  expect(typed(["direction: |"], "(A hall.")).toEqual(["direction: (A hall.", "cue: |"]);
  expect(typed(["direction: |"], "The Trap")).toEqual(["direction: The Trap", "cue: |"]);
});

test("a new name in capitals right below a setting speaks, also in a later scene", () => {
  const later = ["cue: NORA", "dialogue: Go!", "scene: SCENE TWO", "setting: A yard."];
  expect(typed([...later, "direction: |"], "RUTH")).toEqual([...later, "cue: RUTH", "dialogue: |"]);
  expect(typed([...later, "direction: |"], "THUNDER.")).toEqual([...later, "direction: THUNDER.", "cue: |"]);
  const further = [...later, "direction: Rain."];
  expect(typed([...further, "direction: |"], "THUNDER")).toEqual([...further, "direction: THUNDER", "cue: |"]);
});

/** Returns the manuscript after Enter, and which of its names are spoken together with the one before. */
function withCaret(lines: readonly string[], text: string) {
  const manuscript = open(lines);
  typeText(manuscript, text);
  const after = performAction(manuscript, enter);
  const together = placedBlocks(manuscript.state().doc).filter(({ node }) => attributesOf(node).simultaneous);
  return { after, together: together.map(({ node }) => node.textContent) };
}

test("a caret after a name makes the speech simultaneous with the one before, as in Fountain", () => {
  const spoken = ["cue: NELL", "dialogue: Go!"];
  const then = (name: string) => ({ after: [...spoken, `cue: ${name}`, "dialogue: |"], together: [name] });
  expect(withCaret([...spoken, "cue: |"], "RUTH ^")).toEqual(then("RUTH"));
  expect(withCaret([...spoken, "direction: |"], "NELL^")).toEqual(then("NELL"));
  expect(withCaret([...spoken, "cue: |"], "@McAvoy ^ ")).toEqual(then("McAvoy"));
});

test.each([
  ["in a speech", ["cue: NELL", "dialogue: Go!", "dialogue: |"], "Two ^", "dialogue: Two ^"],
  ["after a heading", ["cue: NELL", "dialogue: Go!", "scene: Attic", "cue: |"], "RUTH ^", "cue: RUTH ^"],
  ["without a name", ["cue: NELL", "dialogue: Go!", "cue: |"], "^", "cue: ^"],
])("a caret %s is text", (_, lines, text, line) => {
  const { after, together } = withCaret(lines, text);
  expect(after).toContain(line);
  expect(together).toEqual([]);
});

test("a caret that was brought back stays", () => {
  const manuscript = open(["cue: NELL", "dialogue: Go!", "cue: |"]);
  typeText(manuscript, "RUTH ^");
  performAction(manuscript, enter);
  performAction(manuscript, undo);
  expect(performAction(manuscript, enter)).toEqual(["cue: NELL", "dialogue: Go!", "cue: RUTH ^", "dialogue: |"]);
});

test("after everything was deleted or typed over, the first line is read as in a new play", () => {
  const lines = ["scene: Attic", "cue: WALTER", "dialogue: No."];
  const deleted = open(lines);
  selectAll(deleted.state(), deleted.dispatch);
  deleteSelection(deleted.state(), deleted.dispatch);
  typeText(deleted, "NORA");
  expect(performAction(deleted, enter)).toEqual(["cue: NORA", "dialogue: |"]);
  const typedOver = open(lines);
  selectAll(typedOver.state(), typedOver.dispatch);
  expect(typeText(typedOver, "N")).toEqual(["direction: N|"]);
});

test("after a heading and a setting, the first name in capitals is a cue; after a speech, it's a direction", () => {
  const opening = ["scene: Scene 1", "setting: A dark stage."];
  expect(typed([...opening, "direction: |"], "NELL")).toEqual([...opening, "cue: NELL", "dialogue: |"]);
  const spoken = [...opening, "cue: NELL", "dialogue: Who is there?"];
  expect(typed([...spoken, "direction: |"], "THUNDER")).toEqual([...spoken, "direction: THUNDER", "cue: |"]);
});

test("typed in place of a name, a direction gets the quotes, dashes and ellipses of its language, and a name none", () => {
  expect(typed(["cue: |"], `He doesn't say "'tis late" -- not now...`)[0]).toBe(
    "direction: He doesn’t say “’tis late” — not now…",
  );
  expect(typed(["cue: |"], "(It's dark)")[0]).toBe("direction: (It’s dark)");
  expect(typed(["direction: |"], "O’BRIEN")).toEqual(["cue: O'BRIEN", "dialogue: |"]);
  expect(typed(["cue: |"], "O'BRIEN")[0]).toBe("cue: O'BRIEN");
});

test("an element that the writer chose before typing stays one, unless its text is a heading or has Fountain's marks", () => {
  const cue = kindActions.find(({ name }) => name === "kind-cue");
  const chosen = (text: string) => {
    const manuscript = open(["dialogue: x", "direction: |"]);
    if (cue) performAction(manuscript, cue);
    typeText(manuscript, text);
    return performAction(manuscript, enter).slice(1);
  };
  expect(chosen("Maximilian of the Long and Winding Road")).toEqual([
    "cue: Maximilian of the Long and Winding Road",
    "dialogue: |",
  ]);
  expect(chosen("(He leaves)")).toEqual(["cue: (He leaves)", "dialogue: |"]);
  expect(chosen("Scene 2")).toEqual(["scene: Scene 2", "setting: |"]);
  expect(chosen("@McAvoy")).toEqual(["cue: McAvoy", "dialogue: |"]);
  expect(chosen("## Attic")).toEqual(["scene: Attic", "setting: |"]);
});

test("one undo takes recognition and quotes back", () => {
  const manuscript = open(["cue: |"]);
  typeText(manuscript, "(It's dark)");
  performAction(manuscript, enter);
  expect(performAction(manuscript, undo)).toEqual(["cue: (It's dark)|"]);
});

test("Tab recognizes typed text, too", () => {
  const manuscript = open(["cue: |"]);
  typeText(manuscript, "SCENE TWO");
  expect(performAction(manuscript, tab)).toEqual(["scene: SCENE TWO", "direction: |"]);
});

test("nothing changes while typing or within the text", () => {
  const manuscript = open(["cue: |"]);
  expect(typeText(manuscript, "SCENE TWO")).toEqual(["cue: SCENE TWO|"]);
  expect(recognizedKind(manuscript.state())).toBe("scene");
  expect(typeText(manuscript, "'S MAN")).toEqual(["cue: SCENE TWO'S MAN|"]);
  expect(recognizedKind(manuscript.state())).toBeUndefined();
});

test("one undo restores what was typed, and it isn't recognized again", () => {
  const manuscript = open(["cue: |"]);
  typeText(manuscript, "SCENE TWO");
  performAction(manuscript, enter);
  expect(performAction(manuscript, undo)).toEqual(["cue: SCENE TWO|"]);
  expect(performAction(manuscript, enter)).toEqual(["cue: SCENE TWO", "dialogue: |"]);
  expect(performAction(manuscript, undo, undo)).toEqual(["cue: |"]);
});

test("redo restores the recognized element", () => {
  const manuscript = open(["cue: |"]);
  typeText(manuscript, "SCENE TWO");
  performAction(manuscript, enter, undo, redo);
  expect(showLines(manuscript)[0]).toContain("scene: SCENE TWO");
});

test("a kind that the writer chose stays", () => {
  const manuscript = open(["dialogue: |"]);
  typeText(manuscript, "SCENE TWO");
  performAction(manuscript, ...kindActions.filter(({ name }) => name === "kind-cue"));
  expect(performAction(manuscript, enter)).toEqual(["cue: SCENE TWO", "dialogue: |"]);
});

test("existing or pasted text stays as it is", () => {
  expect(performAction(open(["cue: SCENE TWO|"]), enter)).toEqual(["cue: SCENE TWO", "dialogue: |"]);
  const manuscript = open(["cue: |"]);
  const clipboard = { text: "SCENE TWO", html: "" };
  manuscript.dispatch(paste(manuscript.state(), clipboard, () => "p" as never).setMeta("paste", true));
  expect(performAction(manuscript, enter)).toEqual(["cue: SCENE TWO", "dialogue: |"]);
});

test("a name stays a name if it's in the cast or has spoken before", () => {
  expect(typed(["cue: PROLOGUE", "dialogue: x", "cue: |"], "PROLOGUE").slice(2)).toEqual([
    "cue: PROLOGUE",
    "dialogue: |",
  ]);
  expect(typed(["cue: |"], "Prologue", ["PROLOGUE"])).toEqual(["cue: Prologue", "dialogue: |"]);
  expect(typed(["cue: |"], "Prologue")).toEqual(["act: Prologue", "scene: |"]);
});

test.each([
  ["@McAvoy", "cue: McAvoy"],
  [".The kitchen", "scene: The kitchen"],
  [">The end<", "centered: The end"],
  ["> FADE TO RED:", "transition: FADE TO RED:"],
  ["~La la", "lyric: La la"],
  ["## Kitchen", "scene: Kitchen"],
  ["[[cut this?]]", "note: cut this?"],
  ["===", "pageBreak: "],
])("Enter removes Fountain's mark from %s, and one undo brings it back", (text, element) => {
  const manuscript = open(["dialogue: x", "dialogue: |"]);
  typeText(manuscript, text);
  expect(performAction(manuscript, enter)[1]).toBe(element);
  expect(performAction(manuscript, undo)).toEqual(["dialogue: x", `dialogue: ${text}|`]);
  expect(performAction(manuscript, enter)[1]).toBe(`dialogue: ${text}`);
});

test("a heading or a closing line typed in front of a line is recognized, and the line stays what it was", () => {
  expect(typed(["cue: NELL", "dialogue: |Go!"], "ACT ONE")).toEqual(["cue: NELL", "act: ACT ONE", "dialogue: |Go!"]);
  expect(typed(["dialogue: Hm.", "cue: |NELL"], "Scene 2")).toEqual(["dialogue: Hm.", "scene: Scene 2", "cue: |NELL"]);
  expect(typed(["direction: |Rain."], "END OF ACT ONE")).toEqual(["transition: END OF ACT ONE", "direction: |Rain."]);
  expect(typed(["direction: |Rain."], "BLACKOUT ")[0]).toBe("transition: BLACKOUT ");
});

test("other words in front of a line stay what they were", () => {
  expect(typed(["dialogue: |Go!"], "Scene 2 is over. ")).toEqual(["dialogue: Scene 2 is over. ", "dialogue: |Go!"]);
  expect(typed(["direction: |Rain."], "NELL")).toEqual(["direction: NELL", "direction: |Rain."]);
  const old = open(["direction: ACT ONE| begins."]);
  expect(performAction(old, enter)[0]).toBe("direction: ACT ONE");
});

/** Types in the element at the cursor, and then puts the cursor at the start of another. */
function leftFor(lines: readonly string[], text: string, id: string): string[] {
  const manuscript = open(lines);
  typeText(manuscript, text);
  const { tr, doc } = manuscript.state();
  const pos = findBlock(doc, id as BlockId)?.pos ?? 0;
  manuscript.dispatch(tr.setSelection(TextSelection.create(doc, pos + 1)));
  expect(readBlocks(manuscript.doc)).toEqual(blocksOf(manuscript.state().doc));
  return showLines(manuscript);
}

test("a heading or a closing line in an empty line before another is recognized when the cursor leaves it", () => {
  expect(leftFor(["dialogue: |", "dialogue: Go!"], "ACT ONE", "b1")).toEqual(["act: ACT ONE", "dialogue: |Go!"]);
  expect(leftFor(["cue: |", "cue: NELL"], "SCENE 2", "b1")).toEqual(["scene: SCENE 2", "cue: |NELL"]);
  expect(leftFor(["direction: |", "cue: NELL"], "BLACKOUT.", "b1")).toEqual(["transition: BLACKOUT.", "cue: |NELL"]);
  expect(leftFor(["direction: |", "cue: NELL"], "TOM", "b1")[0]).toBe("direction: TOM");
  expect(leftFor(["dialogue: x", "dialogue: |"], "In scene 2", "b0")[1]).toBe("dialogue: In scene 2");
});

test("one undo brings back what a heading was before the cursor left it, and then it stays", () => {
  const manuscript = open(["cue: |", "cue: NELL"]);
  typeText(manuscript, "SCENE 2");
  const go = (id: string) => {
    const { tr, doc } = manuscript.state();
    manuscript.dispatch(tr.setSelection(TextSelection.create(doc, (findBlock(doc, id as BlockId)?.pos ?? 0) + 1)));
  };
  go("b1");
  expect(performAction(manuscript, undo)).toEqual(["cue: SCENE 2|", "cue: NELL"]);
  go("b1");
  expect(showLines(manuscript)).toEqual(["cue: SCENE 2", "cue: |NELL"]);
});
