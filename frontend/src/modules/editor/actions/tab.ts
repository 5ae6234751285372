import { type EditorState, TextSelection, type Transaction } from "prosemirror-state";
import { tabLeadsTo } from "#domain/play/flow.ts";
import { actionWords } from "#frontend/messages/editor.ts";
import { recognize } from "../plugins/typedElements.ts";
import { schema } from "../schema/schema.ts";
import type { Action } from "./action.ts";
import { type BlockPosition, findBlockPosition, isEmpty } from "./blockPosition.ts";
import { insertBlockAfter, setBlockKind } from "./enter.ts";

/**
 * Adds another element after text, and a parenthetical within a speech; otherwise cycles through the kinds that are
 * possible here.
 */
export const tab: Action = {
  name: "tab",
  label: actionWords.tab,
  keys: ["Tab"],
  run(state, dispatch) {
    const place = findBlockPosition(state);
    // Over a selection, nothing changes. The browser would move the focus out of the text.
    if (!place || !state.selection.empty) return true;
    const empty = isEmpty(place);
    const atEnd = !empty && state.selection.head === place.end - 1;
    const { tr } = state;
    if (atEnd) insertBlockAfter(tr, tabLeadsTo(recognize(tr, state, place), { empty }));
    else if (isInSpeech(state, place)) insertParenthetical(tr, place);
    else setBlockKind(tr, place, tabLeadsTo(place.kind, { empty: true }));
    dispatch?.(tr.scrollIntoView());
    return true;
  },
};

const isInSpeech = ({ selection: { $head } }: EditorState, { kind, node }: BlockPosition): boolean =>
  kind === "dialogue" && node.textContent.slice(0, $head.parentOffset).trim() !== "";

/** Puts an empty parenthetical at the cursor, with the rest of the speech after it. Spaces around the cursor go. */
function insertParenthetical(tr: Transaction, { node, start, end }: BlockPosition): void {
  const { parentOffset } = tr.selection.$head;
  const before = node.textContent.slice(0, parentOffset).trimEnd();
  const after = node.textContent.slice(parentOffset).trimStart();
  const cutAt = start + 1 + before.length;
  tr.delete(cutAt, end - 1 - after.length);
  if (after) tr.split(cutAt, 1, [{ type: schema.nodes.block, attrs: { kind: node.attrs.kind } }]);
  tr.setSelection(TextSelection.create(tr.doc, cutAt));
  insertBlockAfter(tr, "parenthetical");
}
