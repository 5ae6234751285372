import { TextSelection, type Transaction } from "prosemirror-state";
import { tabLeadsTo } from "#domain/play/flow.ts";
import type { BlockKind } from "#domain/play/play.ts";
import { actionWords } from "#frontend/messages/editor.yaml";
import { withDividedSpeech } from "../plugins/dividedSpeech.ts";
import { recognize } from "../plugins/typedElements.ts";
import { idOf } from "../schema/flat.ts";
import { schema } from "../schema/schema.ts";
import type { Action } from "./action.ts";
import { type BlockPosition, findBlockPosition, isEmpty } from "./blockPosition.ts";
import { insertBlockAfter, setBlockKind } from "./enter.ts";
import { goToRestOfSpeech, isSpoken } from "./restOfSpeech.ts";

/**
 * Adds another element after text, and a parenthetical at the cursor in a speech or a lyric; otherwise cycles through the
 * kinds that are possible here.
 */
export const tab: Action = {
  name: "tab",
  label: actionWords.tab,
  keys: ["Tab"],
  run(state, dispatch) {
    const place = findBlockPosition(state);
    // Over a selection, nothing changes. The browser would move the focus out of the text.
    if (!place || !state.selection.empty) return true;
    const { tr } = state;
    const { parentOffset } = state.selection.$head;
    if (isEmpty(place)) setBlockKind(tr, place, tabLeadsTo(place.kind, { empty: true }));
    else if (parentOffset === place.node.content.size) addAfter(tr, recognize(tr, state, place));
    else if (isSpoken(place.kind)) insertParenthetical(tr, place, parentOffset);
    else setBlockKind(tr, place, tabLeadsTo(place.kind, { empty: true }));
    dispatch?.(tr.scrollIntoView());
    return true;
  },
};

function addAfter(tr: Transaction, kind: BlockKind): void {
  if (!goToRestOfSpeech(tr)) insertBlockAfter(tr, tabLeadsTo(kind, { empty: false }));
}

/** Puts an empty parenthetical at an offset, with the rest of the speech after it. Spaces around it go. */
function insertParenthetical(tr: Transaction, { node, start, end, kind }: BlockPosition, offset: number): void {
  const before = node.textContent.slice(0, offset).trimEnd();
  const after = node.textContent.slice(offset).trimStart();
  if (before === "") {
    tr.insert(start, schema.node("block", { kind: "parenthetical" }));
    tr.setSelection(TextSelection.create(tr.doc, start + 1));
    return;
  }
  const between = node.textContent.slice(before.length, node.content.size - after.length);
  if (after) withDividedSpeech(tr, { id: idOf(node), before, between, after });
  const cutAt = start + 1 + before.length;
  tr.delete(cutAt, end - 1 - after.length);
  if (after) tr.split(cutAt, 1, [{ type: schema.nodes.block, attrs: { kind } }]);
  tr.setSelection(TextSelection.create(tr.doc, cutAt));
  insertBlockAfter(tr, "parenthetical");
}
