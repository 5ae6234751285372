import { shiftTabLeadsTo } from "#domain/play/flow.ts";
import { actionWords } from "#frontend/messages/editor.yaml";
import type { Action } from "./action.ts";
import { findBlockPosition } from "./blockPosition.ts";
import { setBlockKind } from "./enter.ts";

/** The reverse of Tab: cycles backward through the kinds that are possible here. */
export const shiftTab: Action = {
  name: "shift-tab",
  label: actionWords.shiftTab,
  keys: ["Shift-Tab"],
  run(state, dispatch) {
    const place = findBlockPosition(state);
    if (!place || !state.selection.empty) return true;
    dispatch?.(setBlockKind(state.tr, place, shiftTabLeadsTo(place.kind)).scrollIntoView());
    return true;
  },
};
