import { shiftTabLeadsTo } from "#domain/play/flow.ts";
import { actionWords } from "#frontend/words/editor.ts";
import type { Action } from "./action.ts";
import { become } from "./enter.ts";
import { findPlace } from "./place.ts";

/** The way back from Tab: goes round the elements that could stand here, the other way. */
export const shiftTab: Action = {
  name: "shift-tab",
  label: actionWords.shiftTab,
  keys: ["Shift-Tab"],
  run(state, dispatch) {
    const place = findPlace(state);
    if (!place || !state.selection.empty) return false;
    dispatch?.(become(state.tr, place, shiftTabLeadsTo(place.kind)).scrollIntoView());
    return true;
  },
};
