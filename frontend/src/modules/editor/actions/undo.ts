import { actionWords } from "#frontend/messages/editor.yaml";
import { undoManagerOf } from "../binding/undo.ts";
import type { Action } from "./action.ts";

/** Undoes the last change made in this editor; changes from other devices stay. */
export const undo: Action = {
  name: "undo",
  label: actionWords.undo,
  keys: ["Mod-z"],
  run(state, dispatch) {
    const manager = undoManagerOf(state);
    if (!manager?.canUndo()) return false;
    if (dispatch) manager.undo();
    return true;
  },
};
