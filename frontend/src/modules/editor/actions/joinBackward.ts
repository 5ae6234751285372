import { type EditorState, TextSelection, type Transaction } from "prosemirror-state";
import { isHeading } from "#domain/play/flow.ts";
import { actionWords } from "#frontend/messages/editor.ts";
import type { Action } from "./action.ts";
import { type BlockPosition, findBlockPosition, findNeighbor, isEmpty } from "./blockPosition.ts";

/**
 * Backspace at the start of an element. An empty neighbor goes; words join; a heading with words
 * first becomes a direction, for a scene that runs into the speech before it is seldom meant.
 */
export const joinBackward: Action = {
  name: "join-before",
  label: actionWords.joinBefore,
  keys: ["Backspace", "Mod-Backspace", "Alt-Backspace", "Shift-Backspace"],
  run(state, dispatch) {
    const place = findBlockPosition(state);
    if (!place || !state.selection.empty || state.selection.head !== place.start + 1) return false;
    const tr = joined(state, place);
    if (tr) dispatch?.(tr.scrollIntoView());
    return true;
  },
};

function joined({ doc, tr }: EditorState, place: BlockPosition): Transaction | undefined {
  const before = findNeighbor(doc, place, -1);
  if (isHeading(place.kind) && !isEmpty(place)) return tr.setNodeAttribute(place.start, "kind", "direction");
  if (!before) return undefined;
  if (isEmpty(before)) return deleteBlock(tr, before);
  if (!isEmpty(place)) return tr.delete(before.end - 1, place.start + 1);
  deleteBlock(tr, place);
  return tr.setSelection(TextSelection.create(tr.doc, before.end - 1));
}

/** Takes a block out, and its group where it stood alone in it. */
export function deleteBlock(tr: Transaction, { start, end }: BlockPosition): Transaction {
  const $start = tr.doc.resolve(start);
  return $start.parent.childCount > 1 ? tr.delete(start, end) : tr.delete($start.before(), $start.after());
}
