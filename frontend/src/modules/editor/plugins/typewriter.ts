import { Plugin } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { findScroller } from "../pages/scroller.ts";
import { viewSettings } from "../screen/viewSettings.ts";

/** How far down the window the line stays that is being written. */
const share = 0.45;

/** With typewriter scrolling, keeps the line that is being written at one height. A click doesn't scroll. */
export const typewriter = (): Plugin =>
  new Plugin({
    view: () => ({
      update(view, before) {
        if (viewSettings.get().isTypewriter && view.state.doc !== before.doc && view.hasFocus()) center(view);
      },
    }),
  });

function center(view: EditorView): void {
  requestAnimationFrame(() => {
    const scroller = view.isDestroyed ? undefined : findScroller(view.dom);
    if (!scroller) return;
    const { top, height } = scroller.getBoundingClientRect();
    const caret = view.coordsAtPos(view.state.selection.head);
    scroller.scrollBy({ top: caret.top - top - height * share, behavior: "instant" });
  });
}
