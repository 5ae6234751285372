import { Plugin } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { findScroller } from "../pages/scroller.ts";

/** Pixels between the cursor and the visible edges. On a phone, the element bar covers half of the bottom margin. */
const margins = { top: 48, bottom: 112, left: 5, right: 5 };

/** Keys that move the cursor in the text. */
const movingKey = /^(Arrow|Page|Home$|End$)/;
/** Milliseconds until a slow browser has told the editor where a key moved the cursor. */
const reportedWithinMs = 10_000;

/**
 * Keeps the cursor away from the visible edges while somebody types or moves it with a key. ProseMirror does that only if
 * the browser reports a move within 50 ms, so it's done here if the report comes later.
 */
export function caretMargins(): Plugin {
  let movedAt = Number.NEGATIVE_INFINITY;
  const forget = (): void => {
    movedAt = Number.NEGATIVE_INFINITY;
  };
  return new Plugin({
    props: {
      scrollThreshold: margins,
      scrollMargin: margins,
      handleScrollToSelection: isBlockInView,
      handleDOMEvents: {
        keydown(_view, { key }) {
          forget();
          if (movingKey.test(key)) movedAt = performance.now();
        },
        mousedown: forget,
        blur: forget,
      },
    },
    appendTransaction(transactions, _before, { tr }) {
      if (performance.now() - movedAt > reportedWithinMs || !transactions.some((one) => one.selectionSet)) return null;
      forget();
      return transactions.some((one) => one.docChanged || one.scrolledIntoView) ? null : tr.scrollIntoView();
    },
  });
}

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
