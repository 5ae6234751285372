// @vitest-environment page
import { TextSelection, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { expect, test } from "vitest";
import { openLines } from "../testing/lines.ts";
import { caretMargins } from "./caretMargins.ts";

function open() {
  const plugin = caretMargins();
  const manuscript = openLines(["dialogue: a|b", "dialogue: cd"], [plugin]);
  const { keydown, mousedown } = plugin.props.handleDOMEvents ?? {};
  const at = (pos: number): Transaction => {
    const { doc, tr } = manuscript.state();
    return tr.setSelection(TextSelection.create(doc, pos));
  };
  return {
    press: (key: string) => keydown?.call(plugin, {} as EditorView, new KeyboardEvent("keydown", { key })),
    click: () => mousedown?.call(plugin, {} as EditorView, new MouseEvent("mousedown")),
    /** Returns whether the editor scrolls to the cursor when the browser reports its new place. */
    scrolls: (): boolean => {
      const { transactions } = manuscript.state().applyTransaction(at(3));
      return transactions.some(({ scrolledIntoView }) => scrolledIntoView);
    },
  };
}

test("the editor scrolls to a cursor that a key has moved, however late the browser reports it", () => {
  const { press, scrolls } = open();
  expect(scrolls()).toBe(false);
  for (const key of ["ArrowUp", "PageDown", "End"]) {
    press(key);
    expect(scrolls()).toBe(true);
    expect(scrolls()).toBe(false);
  }
});

test("it doesn't scroll to a cursor that was set by a click or another key", () => {
  const { press, click, scrolls } = open();
  press("ArrowUp");
  click();
  expect(scrolls()).toBe(false);
  press("ArrowUp");
  press("x");
  expect(scrolls()).toBe(false);
});
