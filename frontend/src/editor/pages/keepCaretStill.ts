import type { EditorView } from "prosemirror-view";
import { findScroller } from "./scroller.ts";

/** Makes a change around the writer's line, and keeps that line where it stands on the screen. */
export function keepCaretStill(view: EditorView, change: () => void): void {
  const before = caretTop(view);
  const isInSight = view.hasFocus() && before >= 0 && before <= window.innerHeight;
  change();
  const moved = isInSight ? caretTop(view) - before : 0;
  if (moved !== 0) findScroller(view.dom)?.scrollBy({ top: moved, behavior: "instant" });
}

/** Pixels from the top of the window. */
const caretTop = (view: EditorView): number => view.coordsAtPos(view.state.selection.head).top;
