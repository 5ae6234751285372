import { Plugin } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";

/**
 * Lets every key find the selection that is on the screen. Browsers move it at once and tell of it a little later;
 * a key between the two would be answered on the selection of before: quick Shift+Home, Delete took one letter.
 * So the editor is told here, in the browser's own way. While an input method composes, it is left alone.
 */
export const syncSelection = (): Plugin =>
  new Plugin({
    props: {
      handleDOMEvents: {
        keydown(view, event) {
          if (!event.isComposing) readSelection(view);
          return false;
        },
      },
    },
  });

/**
 * Takes over the selection that is on the screen. To be called before any dispatch that does not come from a key: it
 * would otherwise draw the editor's older selection, and what the browser has not told yet would be lost.
 */
export function readSelection(view: EditorView): void {
  if (!view.composing) view.dom.ownerDocument.dispatchEvent(new Event("selectionchange"));
}
