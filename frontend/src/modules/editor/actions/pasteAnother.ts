import { pasteWords } from "#frontend/messages/pasting.yaml";
import { pasteAgain, pasteChoiceOf, pasteWays } from "../clipboard/pasteChoice.ts";
import type { Action } from "./action.ts";

/** Pastes what was just pasted in the next way. Word has its paste options under the same keys. */
export const pasteAnother: Action = {
  name: "paste-another",
  label: pasteWords.another,
  keys: ["Mod-Alt-v"],
  run(state, dispatch, view) {
    const choice = pasteChoiceOf(state);
    if (!choice || choice.way === "unread") return false;
    const next = pasteWays[(pasteWays.indexOf(choice.way) + 1) % pasteWays.length];
    if (dispatch && view && next) pasteAgain(view, next);
    return true;
  },
};
