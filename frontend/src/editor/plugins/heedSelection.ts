import { Plugin } from "prosemirror-state";

/**
 * Lets every key find the selection that is on the screen. Browsers move it at once and tell of it a little later;
 * a key between the two would be answered on the selection of before: quick Shift+Home, Delete took one letter.
 * So the editor is told here, in the browser's own way. While an input method composes, it is left alone.
 */
export const heedSelection = (): Plugin =>
  new Plugin({
    props: {
      handleDOMEvents: {
        keydown(view, event) {
          if (!view.composing && !event.isComposing) view.dom.ownerDocument.dispatchEvent(new Event("selectionchange"));
          return false;
        },
      },
    },
  });
