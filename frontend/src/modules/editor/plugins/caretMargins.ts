import { Plugin } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { findScroller } from "../pages/scroller.ts";

/** Pixels between the cursor and the visible edges. On a phone, the element bar covers half of the bottom margin. */
const margins = { top: 48, bottom: 112, left: 5, right: 5 };

/** Keeps the cursor away from the visible edges while somebody types. */
export const caretMargins = (): Plugin =>
  new Plugin({
    props: {
      scrollThreshold: margins,
      scrollMargin: margins,
      handleScrollToSelection: isBlockInView,
    },
  });

/**
 * Returns whether the whole block of the cursor is within the margins, so that nothing has to scroll. ProseMirror would
 * measure the cursor and everything around it at every key, which takes several times as long.
 */
function isBlockInView(view: EditorView): boolean {
  const caret = view.dom.ownerDocument.getSelection()?.focusNode;
  const block = (caret instanceof Element ? caret : caret?.parentElement)?.closest("p");
  const scroller = findScroller(view.dom);
  if (!block || !scroller) return false;
  const { top, bottom, left, right } = block.getBoundingClientRect();
  const shown = scroller.getBoundingClientRect();
  // With an on-screen keyboard, less of the window is visible.
  const { height, width } = window.visualViewport ?? { height: window.innerHeight, width: window.innerWidth };
  return (
    top >= Math.max(shown.top, 0) + margins.top &&
    bottom <= Math.min(shown.bottom, height) - margins.bottom &&
    left >= Math.max(shown.left, 0) + margins.left &&
    right <= Math.min(shown.left + scroller.clientWidth, width) - margins.right
  );
}
