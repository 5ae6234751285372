import { TextSelection } from "prosemirror-state";
import { actionWords } from "#frontend/messages/editor.yaml";
import type { Action } from "./action.ts";
import { findBlockPosition, findNeighbor, isEmpty } from "./blockPosition.ts";
import { deleteBlock } from "./joinBackward.ts";

/** Delete at the end of an element: removes an empty neighbor, or joins the two. */
export const joinForward: Action = {
  name: "join-behind",
  label: actionWords.joinBehind,
  keys: ["Delete", "Mod-Delete", "Alt-Delete"],
  run(state, dispatch) {
    const place = findBlockPosition(state);
    if (!place || !state.selection.empty || state.selection.head !== place.end - 1) return false;
    const next = findNeighbor(state.doc, place, 1);
    if (!next || !dispatch) return true;
    const { tr } = state;
    if (isEmpty(next)) deleteBlock(tr, next);
    else if (isEmpty(place)) {
      deleteBlock(tr, place);
      tr.setSelection(TextSelection.create(tr.doc, tr.mapping.map(next.start + 1)));
    } else tr.delete(place.end - 1, next.start + 1);
    dispatch(tr.scrollIntoView());
    return true;
  },
};
