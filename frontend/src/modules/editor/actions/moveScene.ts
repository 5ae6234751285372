import type { EditorState, Transaction } from "prosemirror-state";
import { isHeading } from "#domain/play/flow.ts";
import type { BlockId } from "#domain/play/play.ts";
import { actionWords } from "#frontend/messages/editor.ts";
import { cursorOf, keepCursor } from "../schema/editorCursor.ts";
import { blockNodes, idOf } from "../schema/flat.ts";
import { rearrange } from "../schema/rearrange.ts";
import { attributesOf } from "../schema/schema.ts";
import type { Action } from "./action.ts";

const sceneAction = (name: string, label: string, key: string, step: -1 | 1): Action => ({
  name,
  label,
  keys: [key],
  run(state, dispatch) {
    const stretches = headedStretches(state);
    const own = stretches.findIndex((ids) => ids.includes(cursorOf(state)?.head.id ?? ("" as BlockId)));
    const here = stretches[own];
    const other = stretches[own + step];
    if (!here || !other || own + step < 0 || !isHeaded(state, here) || !isHeaded(state, other)) return false;
    const anchor = step < 0 ? stretches[own - 2]?.at(-1) : other.at(-1);
    dispatch?.(moveStretch(state, here, anchor).scrollIntoView());
    return true;
  },
});

/** The blocks from each heading to the one before the next; what stands before the first heading comes first. */
function headedStretches({ doc }: EditorState): readonly (readonly BlockId[])[] {
  const stretches: BlockId[][] = [[]];
  for (const node of blockNodes(doc)) {
    if (isHeading(attributesOf(node).kind)) stretches.push([]);
    stretches.at(-1)?.push(idOf(node));
  }
  return stretches;
}

function isHeaded({ doc }: EditorState, ids: readonly BlockId[]): boolean {
  const first = blockNodes(doc).find((node) => idOf(node) === ids[0]);
  return first !== undefined && isHeading(attributesOf(first).kind);
}

function moveStretch(state: EditorState, ids: readonly BlockId[], after: BlockId | undefined): Transaction {
  const moving = new Set(ids);
  const nodes = blockNodes(state.doc);
  const kept = new Set(nodes.map(idOf).filter((id) => !moving.has(id)));
  const { tr } = state;
  rearrange(tr, kept, [{ after, nodes: nodes.filter((node) => moving.has(idOf(node))) }]);
  keepCursor(tr, cursorOf(state));
  return tr;
}

/** Moves the scene, or the act's opening, in which the cursor stands past its neighbor. Only ids move. */
export const sceneUp = sceneAction("scene-up", actionWords.sceneUp, "Alt-Shift-ArrowUp", -1);
export const sceneDown = sceneAction("scene-down", actionWords.sceneDown, "Alt-Shift-ArrowDown", 1);
