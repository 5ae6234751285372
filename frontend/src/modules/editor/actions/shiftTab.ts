import { shiftTabLeadsTo } from "#domain/play/flow.ts";
import { actionWords } from "#frontend/messages/editor.ts";
import type { Action } from "./action.ts";
import { findBlockPosition } from "./blockPosition.ts";
import { setBlockKind } from "./enter.ts";

/** The way back from Tab: goes round the elements that could stand here, the other way. */
export const shiftTab: Action = {
  name: "shift-tab",
  label: actionWords.shiftTab,
  keys: ["Shift-Tab"],
  run(state, dispatch) {
    const place = findBlockPosition(state);
    if (!place || !state.selection.empty) return false;
    dispatch?.(setBlockKind(state.tr, place, shiftTabLeadsTo(place.kind)).scrollIntoView());
    return true;
  },
};
