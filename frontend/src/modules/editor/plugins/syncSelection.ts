import { Plugin } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";

/**
 * Updates the editor's selection before every key. Browsers move the selection at once and report it a little later, so
 * a key between the two would act on the old one: a quick Shift+Home, Delete deleted one letter. Does nothing while an
 * input method is composing.
 *
 * When the focus returns from a dialog or a field, browsers put the cursor at the start of the text. ProseMirror corrects
 * that a little later. Until then, a key or whatever reads the selection would move the editor's cursor there, too. So it's
 * corrected at once, except after a click: browsers leave a selection that is set then, and the cursor wouldn't go to the
 * click.
 */
export const syncSelection = (): Plugin => {
  let isClick = false;
  return new Plugin({
    props: {
      handleDOMEvents: {
        keydown(view, event) {
          if (!event.isComposing) readSelection(view);
          return false;
        },
        mousedown() {
          isClick = true;
          // Browsers move the focus before any timer runs.
          setTimeout(() => {
            isClick = false;
          });
          return false;
        },
        focus(view) {
          if (!isClick) view.focus();
          return false;
        },
      },
    },
  });
};

/**
 * Reads the browser's selection into the editor. Call it before any dispatch that isn't caused by a key; otherwise the
 * editor redraws its older selection, and the one that the browser hasn't reported yet is lost.
 */
export function readSelection(view: EditorView): void {
  if (view.composing || isRead(view)) return;
  view.dom.ownerDocument.dispatchEvent(new Event("selectionchange"));
}

/** Whether the browser has its cursor in a text where the editor has it, as after every typed letter. Cheaper than the event. */
function isRead(view: EditorView): boolean {
  const selection = view.dom.ownerDocument.getSelection();
  const node = selection?.anchorNode;
  if (!selection?.isCollapsed || !(node instanceof Text) || !view.dom.contains(node)) return false;
  const { empty, head } = view.state.selection;
  return empty && view.posAtDOM(node, selection.anchorOffset) === head;
}
