import type { EditorView } from "prosemirror-view";
import { findScroller } from "./scroller.ts";

/** Makes a change around the writer's line, or around the top line on the screen, and keeps that line where it stands. */
export const keepPlaceStill = (view: EditorView, change: () => void): void =>
  keepLineStill(view, caretLine(view) ?? topLine(view, findScroller(view.dom)), change);

/** The same for the writer's line alone: while it can't be seen, nothing is kept still. */
export const keepCaretStill = (view: EditorView, change: () => void): void =>
  keepLineStill(view, caretLine(view), change);

function keepLineStill(view: EditorView, topOfLine: TopOfLine | undefined, change: () => void): void {
  const before = topOfLine?.();
  change();
  const after = topOfLine?.();
  if (before === undefined || after === undefined || after === before) return;
  findScroller(view.dom)?.scrollBy({ top: after - before, behavior: "instant" });
}

/** Pixels from the top of the window to a line; undefined once the line is gone. */
type TopOfLine = () => number | undefined;

/** The line in which the caret stands, where it can be seen. */
function caretLine(view: EditorView): TopOfLine | undefined {
  const top: TopOfLine = () => view.coordsAtPos(view.state.selection.head).top;
  const now = top() ?? -1;
  return view.hasFocus() && now >= 0 && now <= window.innerHeight ? top : undefined;
}

/** Pixels from one place at which an element is looked for to the next: less than a line. */
const lookEvery = 12;

/** The first element of the manuscript that can be seen. */
function topLine(view: EditorView, scroller: Element | undefined): TopOfLine | undefined {
  if (!scroller || scroller.scrollTop === 0) return undefined;
  const { left, width } = view.dom.getBoundingClientRect();
  const { top, bottom } = scroller.getBoundingClientRect();
  for (let y = top + 1; y < Math.min(bottom, window.innerHeight); y += lookEvery) {
    const block = document.elementFromPoint(left + width / 2, y)?.closest("p");
    if (block && view.dom.contains(block))
      return () => (block.isConnected ? block.getBoundingClientRect().top : undefined);
  }
  return undefined;
}
