import { type Command, type EditorState, TextSelection } from "prosemirror-state";
import { actionWords } from "#frontend/messages/editor.yaml";
import { withJump } from "../navigation/jumps.ts";
import { commentIds, currentComment, findCommentRange, withCurrent } from "../plugins/comments.ts";
import type { Action } from "./action.ts";

/** Highlights a comment and puts the cursor before its text, if that's still in the play. */
export const goToComment =
  (id: string): Command =>
  (state, dispatch) => {
    const found = findCommentRange(state, id);
    const { tr } = state;
    if (found) withJump(tr.setSelection(TextSelection.create(tr.doc, found.from)).scrollIntoView());
    dispatch?.(withCurrent(tr, id));
    return true;
  };

const stepAction = (name: string, label: string, key: string, step: 1 | -1): Action => ({
  name,
  label,
  keys: [`Alt-${key}`],
  macKeys: [`Mod-Alt-${key}`],
  run(state, dispatch) {
    const id = commentAfter(state, step);
    return id !== undefined && goToComment(id)(state, dispatch);
  },
});

/** Returns the comment after the highlighted one, or after the cursor; wraps around at the ends. */
function commentAfter(state: EditorState, step: 1 | -1): string | undefined {
  const ids = commentIds(state);
  const at = ids.indexOf(currentComment(state) ?? "");
  if (at >= 0) return ids[(at + step + ids.length) % ids.length];
  const nextIndex = ids.findIndex((id) => (findCommentRange(state, id)?.from ?? -1) >= state.selection.head);
  if (nextIndex < 0) return step > 0 ? ids[0] : ids.at(-1);
  return step > 0 ? ids[nextIndex] : ids.at(nextIndex - 1);
}

/**
 * Go from one comment to the next, in the order in which the panel lists them. On a Mac, Option with these keys moves the
 * cursor by pages.
 */
export const nextComment = stepAction("next-comment", actionWords.nextComment, "PageDown", 1);
export const previousComment = stepAction("previous-comment", actionWords.previousComment, "PageUp", -1);
