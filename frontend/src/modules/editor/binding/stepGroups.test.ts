import { TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import { documentOf } from "#domain/play/document/document.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import { type BlockId, type BlockKind, normalizeSpans } from "#domain/play/play.ts";
import { joinBackward } from "../actions/joinBackward.ts";
import { joinForward } from "../actions/joinForward.ts";
import { redo } from "../actions/redo.ts";
import { undo } from "../actions/undo.ts";
import { showLines } from "../testing/lines.ts";
import { openEditorBinding } from "./editorBinding.ts";

/** Opens an editor with these elements, with the cursor at the end, and with a clock that the test moves. */
function open(...lines: readonly (readonly [BlockKind, string])[]) {
  const blocks = lines.map(([kind, text], at) => ({ id: `b${at}` as BlockId, kind, text: normalizeSpans([{ text }]) }));
  let [made, now] = [0, 1_000_000];
  const editor = openEditorBinding(documentOf({ front: emptyFront, blocks }), {
    newId: () => `n${made++}` as BlockId,
    now: () => now,
  });
  const moveTo = (pos: number): void => {
    const { tr, doc } = editor.state();
    editor.dispatch(tr.setSelection(TextSelection.near(doc.resolve(pos), -1)));
  };
  /** What a key does that's held: every 30 ms, a letter or a boundary of elements. */
  const hold = (key: "Backspace" | "Delete", times: number): void => {
    for (let press = 0; press < times; press++) {
      now += 30;
      const join = key === "Backspace" ? joinBackward : joinForward;
      if (join.run(editor.state(), editor.dispatch)) continue;
      const { tr, selection } = editor.state();
      editor.dispatch(
        key === "Backspace"
          ? tr.delete(selection.head - 1, selection.head)
          : tr.delete(selection.head, selection.head + 1),
      );
    }
  };
  const type = (text: string, eachMs = 100): void => {
    for (const letter of text) {
      now += eachMs;
      editor.dispatch(editor.state().tr.insertText(letter));
    }
  };
  const undone = () => {
    undo.run(editor.state(), editor.dispatch);
    return texts();
  };
  const texts = () => showLines(editor).map((line) => line.replaceAll("|", "").replace(/^\w+: /, ""));
  moveTo(editor.state().doc.content.size);
  return {
    ...{ editor, moveTo, hold, type, texts, undone },
    wait(ms: number): void {
      now += ms;
    },
    redone: () => {
      redo.run(editor.state(), editor.dispatch);
      return texts();
    },
  };
}

const speeches = Array.from({ length: 20 }, (_, at): (readonly [BlockKind, string])[] => [
  ["cue", at % 2 === 0 ? "NORA" : "TOM"],
  ["dialogue", `Line ${at}.`],
]).flat();
const whole = speeches.map(([, text]) => text);

test("holding Backspace over many elements is one step", () => {
  const { hold, texts, undone, redone } = open(...speeches);
  hold("Backspace", 200);
  const left = texts();
  expect(left.join("").length).toBeLessThan(whole.join("").length - 150);
  expect(undone()).toEqual(whole);
  expect(redone()).toEqual(left);
});

test("holding Delete over many elements is one step", () => {
  const { hold, moveTo, texts, undone } = open(...speeches);
  moveTo(2);
  hold("Delete", 200);
  expect(texts().join("").length).toBeLessThan(whole.join("").length - 150);
  expect(undone()).toEqual(whole);
});

test("holding Backspace from the middle of a speech joins the rest of it, in one step", () => {
  const { hold, moveTo, texts, undone } = open(["dialogue", "One."], ["dialogue", "Two and three."]);
  moveTo(12);
  hold("Backspace", 6);
  expect(texts()).toEqual(["Oneand three."]);
  expect(undone()).toEqual(["One.", "Two and three."]);
});

test("a pause, another direction, typing and a movement of the cursor each begin a step", () => {
  const { hold, moveTo, type, wait, texts, undone } = open(["dialogue", "The lamp burns on the pier."]);
  const states = [texts()];
  const step = (run: () => void): void => {
    run();
    states.push(texts());
  };
  step(() => hold("Backspace", 3));
  wait(1_000);
  step(() => hold("Backspace", 3));
  moveTo(10);
  step(() => hold("Backspace", 2));
  step(() => hold("Delete", 2));
  step(() => type("or"));
  step(() => hold("Backspace", 1));
  step(() => type("xyz"));
  moveTo(4);
  step(() => type("no"));
  for (const state of states.toReversed().slice(1)) expect(undone()).toEqual(state);
});

test("typing without a pause is a step at least every twenty seconds", () => {
  const { type, texts, undone } = open(["dialogue", "So: "]);
  type("x".repeat(450));
  expect(undone()[0]?.length).toBe(4 + 400);
  expect(undone()[0]?.length).toBe(4 + 200);
  expect(undone()).toEqual(["So: "]);
  expect(texts()).toEqual(["So: "]);
});

test("a selection that's deleted is a step by itself", () => {
  const { editor, hold, texts, undone } = open(["dialogue", "The lamp burns."]);
  hold("Backspace", 2);
  const before = texts();
  editor.dispatch(editor.state().tr.setSelection(TextSelection.create(editor.state().doc, 6, 10)));
  editor.dispatch(editor.state().tr.deleteSelection());
  hold("Backspace", 1);
  expect(undone()).not.toEqual(before);
  expect(undone()).toEqual(before);
});
