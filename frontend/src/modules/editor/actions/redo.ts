import { actionWords } from "#frontend/messages/editor.yaml";
import { undoManagerOf } from "../binding/undo.ts";
import type { Action } from "./action.ts";

export const redo: Action = {
  name: "redo",
  label: actionWords.redo,
  keys: ["Mod-y", "Mod-Shift-z"],
  macKeys: ["Mod-Shift-z", "Mod-y"],
  run(state, dispatch) {
    const manager = undoManagerOf(state);
    if (!manager?.canRedo()) return false;
    if (dispatch) manager.redo();
    return true;
  },
};
