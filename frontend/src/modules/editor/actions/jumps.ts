import { TextSelection } from "prosemirror-state";
import { actionWords } from "#frontend/messages/editor.yaml";
import { findJump } from "../navigation/jumps.ts";
import type { Action } from "./action.ts";

type JumpKeys = Pick<Action, "keys" | "macKeys">;

const jumpAction = (name: string, label: string, keys: JumpKeys, direction: "back" | "forward"): Action => ({
  name,
  label,
  ...keys,
  run(state, dispatch) {
    const jump = findJump(state, direction);
    if (!jump) return false;
    const { tr } = state;
    dispatch?.(jump.note(tr.setSelection(TextSelection.create(tr.doc, jump.pos)).scrollIntoView()));
    return true;
  },
});

/**
 * Alt+Left and Alt+Right are the browser's. Ctrl+Alt+Left changes the workspace on Linux, and Ctrl+Alt with a letter or
 * sign types on many keyboards. Arrow keys with Alt and Shift are the same everywhere, except on a Mac, where they select
 * words.
 */
const backKeys: JumpKeys = { keys: ["Alt-Shift-ArrowLeft"], macKeys: ["Ctrl--"] };
const forwardKeys: JumpKeys = { keys: ["Alt-Shift-ArrowRight"], macKeys: ["Ctrl-Shift--"] };

/** Return to where the cursor was before a jump, such as to a scene, page, bookmark or comment, and forward again. */
export const goBack = jumpAction("go-back", actionWords.goBack, backKeys, "back");
export const goForward = jumpAction("go-forward", actionWords.goForward, forwardKeys, "forward");
