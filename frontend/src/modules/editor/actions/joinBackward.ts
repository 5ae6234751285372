import { type EditorState, TextSelection, type Transaction } from "prosemirror-state";
import { isHeading } from "#domain/play/flow.ts";
import { actionWords } from "#frontend/messages/editor.yaml";
import { dividedSpeechIn } from "../plugins/dividedSpeech.ts";
import { idOf } from "../schema/flat.ts";
import type { Action } from "./action.ts";
import { type BlockPosition, findBlockPosition, findNeighbor, isEmpty } from "./blockPosition.ts";

/**
 * Backspace at the start of an element. Removes an empty neighbor, or joins the two. In an empty parenthetical that Tab
 * divided a speech with, makes one speech of the parts again. A heading with text becomes a
 * direction first, because few writers mean to join a scene heading to the speech before it.
 */
export const joinBackward: Action = {
  name: "join-before",
  label: actionWords.joinBefore,
  keys: ["Backspace", "Mod-Backspace", "Alt-Backspace", "Shift-Backspace"],
  run(state, dispatch) {
    const place = findBlockPosition(state);
    if (!place || !state.selection.empty || state.selection.head !== place.start + 1) return false;
    const tr = reunited(state, place) ?? joined(state, place);
    if (tr) dispatch?.(tr.scrollIntoView());
    return true;
  },
};

function reunited(state: EditorState, place: BlockPosition): Transaction | undefined {
  const divided = dividedSpeechIn(state);
  if (!divided || place.kind !== "parenthetical" || !isEmpty(place)) return undefined;
  const [before, after] = [findNeighbor(state.doc, place, -1), findNeighbor(state.doc, place, 1)];
  const isSame =
    before &&
    idOf(before.node) === divided.id &&
    before.node.textContent === divided.before &&
    after?.node.textContent === divided.after;
  if (!isSame) return undefined;
  const { tr } = state;
  const at = before.end - 1;
  tr.delete(at, after.start + 1).insertText(divided.between, at);
  return tr.setSelection(TextSelection.create(tr.doc, at + divided.between.length));
}

function joined({ doc, tr }: EditorState, place: BlockPosition): Transaction | undefined {
  const before = findNeighbor(doc, place, -1);
  if (isHeading(place.kind) && !isEmpty(place)) return tr.setNodeAttribute(place.start, "kind", "direction");
  if (!before) return undefined;
  if (isEmpty(before)) return deleteBlock(tr, before);
  if (!isEmpty(place)) return tr.delete(before.end - 1, place.start + 1);
  deleteBlock(tr, place);
  return tr.setSelection(TextSelection.create(tr.doc, before.end - 1));
}

/** Deletes a block, and its group if it was the only block there. */
export function deleteBlock(tr: Transaction, { start, end }: BlockPosition): Transaction {
  const $start = tr.doc.resolve(start);
  return $start.parent.childCount > 1 ? tr.delete(start, end) : tr.delete($start.before(), $start.after());
}
