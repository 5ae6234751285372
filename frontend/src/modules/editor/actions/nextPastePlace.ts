import { pasteWords } from "#frontend/messages/pasting.yaml";
import { goToNextPlace } from "../clipboard/pastePlaces.ts";
import type { Action } from "./action.ts";

/** Goes from one place to check in what was just pasted to the next. */
export const nextPastePlace: Action = {
  name: "next-paste-place",
  label: pasteWords.nextPlace,
  keys: ["Mod-Alt-n"],
  run(state, dispatch) {
    const tr = goToNextPlace(state);
    if (tr) dispatch?.(tr);
    return tr !== undefined;
  },
};
