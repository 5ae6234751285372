// @vitest-environment jsdom
import { EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { expect, test } from "vitest";
import type { BlockId } from "#domain/play/play.ts";
import { emptyNode } from "../schema/blockNodes.ts";
import { openLines, showLines, typeText } from "../testing/lines.ts";
import { emptyBlock } from "./emptyBlock.ts";
import { manuscriptNode, maxGroupSize, smallestGroup } from "./groups.ts";
import { keptDashes } from "./keptDashes.ts";
import { pageBreakText } from "./pageBreakText.ts";
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
  const dashes = keptDashes();
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
  const lines = Array.from({ length: 200 }, (_, index) => `dialogue: ${index}`);
  const manuscript = openLines(lines);
  const sizes = (): number[] => manuscript.state().doc.children.map((group) => group.childCount);
  const { doc, tr } = manuscript.state();
  const [first] = doc.children;
  manuscript.dispatch(tr.insert(1, first?.content ?? []).insert(1, first?.content ?? []));
  expect(Math.max(...sizes())).toBeLessThanOrEqual(maxGroupSize(200));
  expect(showLines(manuscript)).toHaveLength(200 + 2 * (first?.childCount ?? 0));
  const { content } = manuscript.state().doc;
  manuscript.dispatch(manuscript.state().tr.delete(0, content.size - (content.lastChild?.nodeSize ?? 0)));
  manuscript.dispatch(manuscript.state().tr.delete(1, 60));
  expect(sizes()).toHaveLength(1);
  const middle = openLines(lines);
  middle.dispatch(middle.state().tr.delete(130, 560));
  for (const size of middle.state().doc.children.map((group) => group.childCount)) {
    expect(size).toBeGreaterThanOrEqual(smallestGroup);
  }
});

test("a very long play has larger groups instead of more", () => {
  const play = (blocks: number) =>
    manuscriptNode(Array.from({ length: blocks }, (_, index) => emptyNode(`b${index}` as BlockId, "dialogue")));
  expect(play(2_400).childCount).toBe(50);
  const long = play(9_600);
  expect(long.childCount).toBeLessThan(120);
  expect(Math.max(...long.children.map((group) => group.childCount))).toBeLessThanOrEqual(maxGroupSize(9_600));
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
