import { tabLeadsTo } from "#domain/play/flow.ts";
import { actionWords } from "#frontend/messages/editor.ts";
import { recognize } from "../plugins/typedElements.ts";
import type { Action } from "./action.ts";
import { findBlockPosition, isEmpty } from "./blockPosition.ts";
import { insertBlockAfter, setBlockKind } from "./enter.ts";

/** Adds another element after text; otherwise cycles through the kinds that are possible here. */
export const tab: Action = {
  name: "tab",
  label: actionWords.tab,
  keys: ["Tab"],
  run(state, dispatch) {
    const place = findBlockPosition(state);
    // Over a selection, nothing changes. The browser would move the focus out of the text.
    if (!place || !state.selection.empty) return true;
    const empty = isEmpty(place);
    const atEnd = !empty && state.selection.head === place.end - 1;
    const { tr } = state;
    if (atEnd) insertBlockAfter(tr, tabLeadsTo(recognize(tr, state, place), { empty }));
    else setBlockKind(tr, place, tabLeadsTo(place.kind, { empty: true }));
    dispatch?.(tr.scrollIntoView());
    return true;
  },
};
