import type { EditorView } from "prosemirror-view";
import { findScroller } from "./scroller.ts";

/** Makes a change near the cursor's line, or near the top visible line, without moving that line on the screen. */
export const keepPlaceStill = (view: EditorView, change: () => void): void =>
  keepLineStill(view, caretLine(view) ?? topLine(view, findScroller(view.dom)), change);

/** Like `keepPlaceStill`, but only for the cursor's line: does nothing while it isn't visible. */
export const keepCaretStill = (view: EditorView, change: () => void): void =>
  keepLineStill(view, caretLine(view), change);

function keepLineStill(view: EditorView, topOfLine: TopOfLine | undefined, change: () => void): void {
  const before = topOfLine?.();
  change();
  const after = topOfLine?.();
  if (before === undefined || after === undefined || after === before) return;
  findScroller(view.dom)?.scrollBy({ top: after - before, behavior: "instant" });
}

/** Returns the pixels from the top of the window to a line; undefined once the line is gone. */
export type TopOfLine = () => number | undefined;

/** Returns the cursor's line if it's visible. */
function caretLine(view: EditorView): TopOfLine | undefined {
  const top: TopOfLine = () => view.coordsAtPos(view.state.selection.head).top;
  const now = top() ?? -1;
  return view.hasFocus() && now >= 0 && now <= window.innerHeight ? top : undefined;
}

/** Pixels between two points that are probed for an element: less than a line. */
const probeEvery = 12;

/** Returns the first visible element of the manuscript. */
export function topLine(view: EditorView, scroller: Element | undefined): TopOfLine | undefined {
  if (!scroller || scroller.scrollTop === 0) return undefined;
  const { left, width } = view.dom.getBoundingClientRect();
  const { top, bottom } = scroller.getBoundingClientRect();
  for (let y = top + 1; y < Math.min(bottom, window.innerHeight); y += probeEvery) {
    const block = document.elementFromPoint(left + width / 2, y)?.closest("p");
    if (block && view.dom.contains(block))
      return () => (block.isConnected ? block.getBoundingClientRect().top : undefined);
  }
  return undefined;
}
