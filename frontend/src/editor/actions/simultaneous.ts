import { actionWords } from "#frontend/words/editor.ts";
import type { Action } from "./action.ts";
import { findPlace } from "./place.ts";

/** Marks a cue as spoken at the same time as the speech before it, or takes the mark off. */
export const simultaneous: Action = {
  name: "simultaneous",
  label: actionWords.simultaneous,
  keys: ["Mod-Shift-d", "Mod-Shift-D"],
  run(state, dispatch) {
    const place = findPlace(state);
    if (place?.kind !== "cue") return false;
    dispatch?.(state.tr.setNodeAttribute(place.start, "simultaneous", !place.node.attrs.simultaneous));
    return true;
  },
  isOn: (state) => Boolean(findPlace(state)?.node.attrs.simultaneous),
};
