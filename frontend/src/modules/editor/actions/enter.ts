import { deleteSelection } from "prosemirror-commands";
import { type EditorState, TextSelection, type Transaction } from "prosemirror-state";
import { enterLeadsTo, splitLeadsTo } from "#domain/play/flow.ts";
import type { BlockKind } from "#domain/play/play.ts";
import { actionWords } from "#frontend/messages/editor.yaml";
import { headingIn, recognize, withKind } from "../plugins/typedElements.ts";
import { schema } from "../schema/schema.ts";
import type { Action } from "./action.ts";
import { type BlockPosition, findBlockPosition, isEmpty } from "./blockPosition.ts";
import { goToRestOfSpeech } from "./restOfSpeech.ts";

/**
 * Starts the next element after recognizing what was typed, or goes to the rest of the speech after a parenthetical
 * within it. Changes the kind of an empty element, and splits an element in its text. The whole manuscript is replaced, as in other editors.
 */
export const enter: Action = {
  name: "enter",
  label: actionWords.enter,
  keys: ["Enter"],
  run(state, dispatch) {
    const { selection, tr } = state;
    const place = findBlockPosition(state);
    if (!place) return deleteSelection(state, dispatch);
    if (!dispatch) return true;
    if (!selection.empty) tr.deleteSelection();
    const { parentOffset } = tr.selection.$head;
    if (selection.empty && isEmpty(place)) leaveEmpty(tr, place);
    else if (parentOffset === tr.selection.$head.parent.content.size) {
      if (selection.empty) recognize(tr, state, place);
      startNext(tr);
    } else if (parentOffset === 0) tr.insert(tr.selection.$head.before(), block(kindHere(tr)));
    else cut(tr, selection.empty ? headingBefore(state, place) : undefined);
    dispatch(tr.scrollIntoView());
    return true;
  },
};

function leaveEmpty(tr: Transaction, place: BlockPosition): void {
  if (!goToRestOfSpeech(tr)) setBlockKind(tr, place, enterLeadsTo(place.kind, { empty: true }));
}

function startNext(tr: Transaction): void {
  if (!goToRestOfSpeech(tr)) insertBlockAfter(tr, enterLeadsTo(kindHere(tr), { empty: false }));
}

const block = (kind: BlockKind) => schema.node("block", { kind });

const kindHere = (tr: Transaction): BlockKind => tr.selection.$head.parent.attrs.kind;

export const setBlockKind = (tr: Transaction, { start }: BlockPosition, kind: BlockKind): Transaction =>
  tr.setNodeAttribute(start, "kind", kind);

/** Inserts an empty block after the cursor's block and puts the cursor in it. */
export function insertBlockAfter(tr: Transaction, kind: BlockKind): Transaction {
  const afterBlock = tr.selection.$head.after();
  tr.insert(afterBlock, block(kind));
  return tr.setSelection(TextSelection.create(tr.doc, afterBlock + 1)).setStoredMarks([]);
}

/** Returns what was typed before the cursor at the start of a line, if it's a heading or a closing line. */
const headingBefore = (state: EditorState, place: BlockPosition): BlockKind | undefined =>
  headingIn(state, place, place.node.textContent.slice(0, state.selection.$head.parentOffset));

/** Splits the element. Behind a heading that was typed in front of a line, that line stays what it was. */
function cut(tr: Transaction, heading: BlockKind | undefined): void {
  const { $head, head } = tr.selection;
  const here = kindHere(tr);
  const start = $head.before();
  tr.split(head, 1, [{ type: schema.nodes.block, attrs: { kind: heading ? here : splitLeadsTo(here) } }]);
  if (heading) withKind(tr, { start }, heading);
}
