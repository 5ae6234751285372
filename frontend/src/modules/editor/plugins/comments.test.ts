import { expect, test } from "vitest";
import type { BlockId } from "#domain/play/play.ts";
import { nextComment, previousComment } from "../actions/goToComment.ts";
import { sceneDown } from "../actions/moveScene.ts";
import { undo } from "../actions/undo.ts";
import type { EditorBinding } from "../binding/editorBinding.ts";
import { openLines, performAction, showLines, typeText } from "../testing/lines.ts";
import { comments, currentComment, findCommentRange, staleComments, withComments, withCurrent } from "./comments.ts";
import type { MarkedPassage } from "./passageMarks.ts";

const on = (id: string, blockId: string, start: number, end: number): MarkedPassage => ({
  id,
  isOpen: true,
  ranges: [{ blockId: blockId as BlockId, start, end }],
});

function openWith(lines: readonly string[], marked: readonly MarkedPassage[]): EditorBinding {
  const manuscript = openLines(lines, [comments()]);
  manuscript.dispatch(withComments(manuscript.state().tr, marked));
  return manuscript;
}

/** Returns the text that a comment's mark covers. */
function wordsOf(manuscript: EditorBinding, id: string): string | undefined {
  const found = findCommentRange(manuscript.state(), id);
  return found && manuscript.state().doc.textBetween(found.from, found.to, "/");
}

test("a mark follows text that is typed before, within and after it", () => {
  const manuscript = openWith(["dialogue: |The lamp burns on."], [on("lamp", "b0", 4, 8)]);
  typeText(manuscript, "Look: ");
  expect(wordsOf(manuscript, "lamp")).toBe("lamp");
  const { from } = findCommentRange(manuscript.state(), "lamp") ?? { from: 0 };
  manuscript.dispatch(manuscript.state().tr.insertText("-", from + 2));
  expect(wordsOf(manuscript, "lamp")).toBe("la-mp");
  manuscript.dispatch(manuscript.state().tr.insertText("!", from + 5));
  expect(wordsOf(manuscript, "lamp")).toBe("la-mp");
  expect(staleComments(manuscript.state())).toBe(0);
});

test("a mark becomes stale when its text is deleted, moved or restored", () => {
  const lines = ["scene: One", "dialogue: The |lamp| burns.", "scene: Two", "dialogue: Dark."];
  const manuscript = openWith(lines, [on("lamp", "b1", 4, 8)]);
  const times: number[] = [];
  const note = () => void times.push(staleComments(manuscript.state()));
  performAction(manuscript, sceneDown);
  expect(wordsOf(manuscript, "lamp")).toBeUndefined();
  note();
  manuscript.dispatch(withComments(manuscript.state().tr, [on("lamp", "b1", 4, 8)]));
  expect(wordsOf(manuscript, "lamp")).toBe("lamp");
  manuscript.dispatch(manuscript.state().tr.deleteSelection());
  expect(showLines(manuscript)).toContain("dialogue: The | burns.");
  note();
  performAction(manuscript, undo);
  expect(showLines(manuscript).join()).toContain("lamp");
  note();
  expect(times[0]).toBeGreaterThan(0);
  expect(times).toEqual([...new Set(times)].sort());
});

test("without comments, typing doesn't change the plugin's state", () => {
  const plugin = comments();
  const manuscript = openLines(["dialogue: |"], [plugin]);
  const before = plugin.getState(manuscript.state());
  typeText(manuscript, "a");
  expect(plugin.getState(manuscript.state())).toBe(before);
});

test("positions beyond the end of a shortened text get no mark", () => {
  const manuscript = openWith(["dialogue: On."], [on("a", "b0", 1, 90), on("b", "b0", 7, 90), on("c", "gone", 0, 2)]);
  expect(["a", "b", "c"].map((id) => wordsOf(manuscript, id))).toEqual(["n.", undefined, undefined]);
});

test("next and previous go from mark to mark starting at the cursor, wrap around, and highlight each", () => {
  const lines = ["dialogue: One two", "dialogue: th|ree four"];
  const manuscript = openWith(lines, [on("one", "b0", 0, 3), on("two", "b0", 4, 7), on("four", "b1", 6, 10)]);
  expect(performAction(manuscript, nextComment)).toEqual(["dialogue: One two", "dialogue: three |four"]);
  expect(currentComment(manuscript.state())).toBe("four");
  expect(performAction(manuscript, nextComment)[0]).toBe("dialogue: |One two");
  expect(performAction(manuscript, previousComment, previousComment)[0]).toBe("dialogue: One |two");
  manuscript.dispatch(withCurrent(manuscript.state().tr, undefined));
  expect(performAction(manuscript, previousComment)[0]).toBe("dialogue: |One two");
});

test("a comment on the whole play is included and doesn't move the cursor", () => {
  const whole: MarkedPassage = { id: "whole", isOpen: true, ranges: [] };
  const manuscript = openWith(["dialogue: One| two"], [whole, on("two", "b0", 4, 7)]);
  performAction(manuscript, nextComment);
  expect(performAction(manuscript, nextComment)).toEqual(["dialogue: One |two"]);
  expect(currentComment(manuscript.state())).toBe("whole");
});

test("without comments there is nothing to go to", () => {
  const manuscript = openLines(["dialogue: |"], [comments()]);
  expect([nextComment, previousComment].map(({ run }) => run(manuscript.state()))).toEqual([false, false]);
});
