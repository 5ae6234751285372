import type { Command, EditorState } from "prosemirror-state";
import { actionWords } from "#frontend/messages/editor.yaml";
import { findSessionOf, withFind } from "../find/findPlugin.ts";
import { screenOf } from "../screen/screenControl.ts";
import type { Action } from "./action.ts";

/** What's found is in the text. */
const closeBoard = (state: EditorState): void => screenOf(state)?.show({ board: undefined });

const openBar =
  (isReplacing: boolean): Command =>
  (state, dispatch) => {
    if (!dispatch) return true;
    closeBoard(state);
    dispatch(withFind(state.tr, { request: { isReplacing } }));
    return true;
  };

export const find: Action = {
  name: "find",
  label: actionWords.find,
  keys: ["Mod-f"],
  isEverywhere: true,
  run: openBar(false),
};

/** On a Mac, Cmd+H hides the app. */
export const replace: Action = {
  name: "replace",
  label: actionWords.replace,
  keys: ["Mod-h"],
  macKeys: ["Mod-Alt-f"],
  isEverywhere: true,
  run: openBar(true),
};

const stepAction = (name: string, label: string, [key, letter]: readonly [string, string], step: 1 | -1): Action => ({
  name,
  label,
  keys: [key, letter],
  macKeys: [letter, key],
  isEverywhere: true,
  run(state, dispatch) {
    const session = findSessionOf(state);
    if (!session) return openBar(false)(state, dispatch);
    if (!dispatch) return true;
    closeBoard(state);
    session.go(step);
    return true;
  },
});

/** Go from one match to the next. If the find bar is closed, they open it. */
export const findNext = stepAction("find-next", actionWords.findNext, ["F3", "Mod-g"], 1);
export const findPrevious = stepAction("find-previous", actionWords.findPrevious, ["Shift-F3", "Mod-Shift-g"], -1);
