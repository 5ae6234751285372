// @vitest-environment page
import { EditorState, TextSelection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { expect, test } from "vitest";
import type { BlockId } from "#domain/play/play.ts";
import { lastStepOf } from "../binding/undo.ts";
import { emptyNode, nodeOf } from "../schema/blockNodes.ts";
import { blockNodes, findBlock } from "../schema/flat.ts";
import { openLines, showLines, typeText } from "../testing/lines.ts";
import { emptyBlock } from "./emptyBlock.ts";
import { changesPlay, largestGroup, manuscriptNode, smallestGroup } from "./groups.ts";
import { keepDashesWithWords } from "./keepDashesWithWords.ts";
import { pageBreakText } from "./pageBreakText.ts";
import { largestNear, splitNear } from "./splitGroupsNearCursor.ts";
import { typedBrackets } from "./typedBrackets.ts";

test("a page break becomes a direction when you type in it", () => {
  expect(typeText(openLines(["pageBreak: |"], [pageBreakText()]), "x")).toEqual(["direction: x|"]);
});

test("typed brackets are tracked, and forgotten once they're deleted", () => {
  const brackets = typedBrackets();
  const manuscript = openLines(["parenthetical: |", "parenthetical: (b)", "dialogue: (c)"], [brackets]);
  const marked = (): number => brackets.getState(manuscript.state())?.find().length ?? 0;
  expect(marked()).toBe(1);
  typeText(manuscript, "(softly)");
  expect(marked()).toBe(2);
  manuscript.dispatch(manuscript.state().tr.delete(2, 10));
  expect(marked()).toBe(1);
});

test("an em dash is kept with the word before it, also after it's typed", () => {
  const dashes = keepDashesWithWords();
  const manuscript = openLines(["dialogue: a|", "dialogue: not—lost — or—", "dialogue: —"], [dashes]);
  const kept = (): readonly string[] => {
    const { doc } = manuscript.state();
    const marks = dashes.getState(manuscript.state())?.find() ?? [];
    return marks.map(({ from, to }) => doc.textBetween(from, to));
  };
  expect(kept()).toEqual(["t—", "r—"]);
  typeText(manuscript, "—b");
  expect(kept()).toEqual(["a—", "t—", "r—"]);
  manuscript.dispatch(manuscript.state().tr.delete(2, 4));
  expect(kept()).toEqual(["t—", "r—"]);
});

test("groups split when they grow and merge when they shrink, and no line is lost", () => {
  const lines = Array.from({ length: 400 }, (_, index) => `dialogue: ${index}`);
  const manuscript = openLines(lines);
  const sizes = (): number[] => manuscript.state().doc.children.map((group) => group.childCount);
  const { doc, tr } = manuscript.state();
  const { content } = doc.child(4);
  manuscript.dispatch(tr.insert(1, content).insert(1, content).insert(1, content));
  expect(Math.max(...sizes())).toBeLessThanOrEqual(largestGroup);
  expect(showLines(manuscript)).toHaveLength(400 + 3 * content.childCount);
  const grown = manuscript.state();
  manuscript.dispatch(grown.tr.delete(0, grown.doc.content.size - (grown.doc.lastChild?.nodeSize ?? 0)));
  const left = sizes().reduce((sum, size) => sum + size, 0);
  manuscript.dispatch(manuscript.state().tr.delete(1, manuscript.state().doc.content.size - 60));
  expect(sizes()).toHaveLength(1);
  expect(sizes()[0]).toBeLessThan(left);
  const middle = openLines(lines);
  middle.dispatch(middle.state().tr.delete(130, 560));
  for (const size of middle.state().doc.children.map((group) => group.childCount)) {
    expect(size).toBeGreaterThanOrEqual(smallestGroup);
  }
});

test("a long play has small groups at its start and few others", () => {
  for (const blocks of [1, 12, 24, 38, 39, 40, 59, 60, 61, 130, 300, 4_000, 16_000]) {
    const play = manuscriptNode(
      Array.from({ length: blocks }, (_, index) => emptyNode(`b${index}` as BlockId, "dialogue")),
    );
    const sizes = play.children.map((group) => group.childCount);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(blocks);
    expect(play.childCount).toBeLessThan(14 + blocks / 150);
    if (sizes.length > 1) expect(Math.min(...sizes)).toBeGreaterThanOrEqual(smallestGroup);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(largestGroup);
    expect(Math.max(...sizes.slice(0, 3))).toBeLessThanOrEqual(largestNear);
  }
});

test("a play that begins with a simultaneous speech shows that speech", () => {
  const cues = ["first", "second"].map((id) =>
    nodeOf({ id: id as BlockId, kind: "cue", text: [{ text: id }], ...(id === "first" && { simultaneous: true }) }),
  );
  expect(blockNodes(manuscriptNode(cues)).map(({ textContent }) => textContent)).toEqual(["first", "second"]);
});

test("speeches that become simultaneous are in one group, wherever a border was", () => {
  const lines = Array.from({ length: 60 }, (_, index) => [`cue: A${index}`, "dialogue: a"]).flat();
  const borders = openLines(lines).state().doc.childCount - 1;
  expect(borders).toBeGreaterThan(5);
  for (let index = 1; index <= borders; index++) {
    const manuscript = openLines(lines);
    const { doc, tr } = manuscript.state();
    const pos = doc.resolve(0).posAtIndex(index, 0) + 1;
    const [cue, speech] = [doc.nodeAt(pos), doc.child(index - 1).lastChild];
    manuscript.dispatch(tr.setNodeAttribute(pos, "simultaneous", true));
    const { doc: after, selection } = manuscript.state();
    const groupOf = (id: unknown) => after.resolve(findBlock(after, id as BlockId)?.pos ?? 0).index(0);
    expect(groupOf(speech?.attrs.id)).toBe(groupOf(cue?.attrs.id));
    expect(Math.min(...after.children.map(({ childCount }) => childCount))).toBeGreaterThanOrEqual(smallestGroup);
    expect(selection.empty).toBe(true);
    expect(showLines(manuscript).map((line) => line.replace("|", ""))).toEqual(lines);
    manuscript.dispatch(splitNear(manuscript.state()));
    expect(manuscript.state().doc.childCount).toBeGreaterThan(1);
  }
});

test("groups near the cursor become small, wherever it is, and nothing else changes", () => {
  const lines = Array.from({ length: 1_000 }, (_, index) => `dialogue: ${index}`);
  const manuscript = openLines(lines);
  const before = blockNodes(manuscript.state().doc);
  for (const index of [0, 96, 97, 255, 256, 420, 500, 996, 999]) {
    const { doc, tr } = manuscript.state();
    const place = (findBlock(doc, before[index]?.attrs.id)?.pos ?? 0) + 1;
    manuscript.dispatch(tr.setSelection(TextSelection.create(doc, place)));
    const split = splitNear(manuscript.state());
    expect(changesPlay(split)).toBe(false);
    manuscript.dispatch(split);
    const { selection, doc: after } = manuscript.state();
    expect(selection.$head.parent).toBe(before[index]);
    const here = selection.$head.index(0);
    const sizes = after.children.map((group) => group.childCount);
    expect(Math.max(...sizes.slice(Math.max(0, here - 4), here + 5))).toBeLessThanOrEqual(largestNear);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(smallestGroup);
    expect(blockNodes(after)).toEqual(before);
    expect(splitNear(manuscript.state()).docChanged).toBe(false);
  }
  expect(lastStepOf(manuscript.state())).toBeUndefined();
});

test("in an empty element, the play's language decides at which side the cursor is, and then the letters do", () => {
  let language = "he";
  const { doc } = openLines(["dialogue: |"], [emptyBlock(() => language)]).state();
  const plugins = [emptyBlock(() => language)];
  const view = new EditorView(document.createElement("div"), { state: EditorState.create({ doc, plugins }) });
  const element = () => view.dom.querySelector("p");
  expect(element()?.className).toBe("is-empty is-rtl");
  view.dispatch(view.state.tr.insertText("\u05d0"));
  expect(element()?.className).toBe("");
  expect(element()?.dir).toBe("auto");
  view.dispatch(view.state.tr.delete(view.state.selection.head - 1, view.state.selection.head));
  language = "en-GB";
  view.updateState(view.state.reconfigure({ plugins }));
  expect(element()?.className).toBe("is-empty");
  view.destroy();
});
