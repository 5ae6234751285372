import { actionWords } from "#frontend/messages/editor.yaml";
import type { Action } from "./action.ts";
import { findBlockPosition } from "./blockPosition.ts";

/** Inserts a verse line, or a forced line break, within the element. */
export const newline: Action = {
  name: "newline",
  label: actionWords.newline,
  keys: ["Shift-Enter"],
  run(state, dispatch) {
    const place = findBlockPosition(state);
    if (!place || place.kind === "pageBreak") return false;
    dispatch?.(state.tr.insertText("\n").scrollIntoView());
    return true;
  },
};
