import { TextSelection } from "prosemirror-state";
import { actionWords } from "#frontend/messages/editor.yaml";
import { schema } from "../schema/schema.ts";
import type { Action } from "./action.ts";
import { findBlockPosition, isEmpty } from "./blockPosition.ts";

/** Starts a new page after the cursor's element. */
export const pageBreak: Action = {
  name: "page-break",
  label: actionWords.pageBreak,
  keys: ["Mod-Enter"],
  run(state, dispatch) {
    const place = findBlockPosition(state);
    if (!place || !state.selection.empty) return false;
    const { tr } = state;
    const start = isEmpty(place) ? place.start : place.end;
    tr.insert(start, schema.node("block", { kind: "pageBreak" }));
    if (!isEmpty(place)) tr.insert(start + 2, schema.node("block", { kind: "direction" }));
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, start + 3)).scrollIntoView());
    return true;
  },
};
