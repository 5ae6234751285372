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
    const sections = sectionsByHeading(state);
    const own = sections.findIndex((ids) => ids.includes(cursorOf(state)?.head.id ?? ("" as BlockId)));
    const here = sections[own];
    const other = sections[own + step];
    if (!here || !other || own + step < 0 || !isHeaded(state, here) || !isHeaded(state, other)) return false;
    const anchor = step < 0 ? sections[own - 2]?.at(-1) : other.at(-1);
    dispatch?.(moveSection(state, here, anchor).scrollIntoView());
    return true;
  },
});

/** Returns the blocks of each heading up to the next; blocks before the first heading come first. */
function sectionsByHeading({ doc }: EditorState): readonly (readonly BlockId[])[] {
  const sections: BlockId[][] = [[]];
  for (const node of blockNodes(doc)) {
    if (isHeading(attributesOf(node).kind)) sections.push([]);
    sections.at(-1)?.push(idOf(node));
  }
  return sections;
}

function isHeaded({ doc }: EditorState, ids: readonly BlockId[]): boolean {
  const first = blockNodes(doc).find((node) => idOf(node) === ids[0]);
  return first !== undefined && isHeading(attributesOf(first).kind);
}

function moveSection(state: EditorState, ids: readonly BlockId[], after: BlockId | undefined): Transaction {
  const moving = new Set(ids);
  const nodes = blockNodes(state.doc);
  const staying = new Set(nodes.map(idOf).filter((id) => !moving.has(id)));
  const { tr } = state;
  rearrange(tr, staying, [{ after, nodes: nodes.filter((node) => moving.has(idOf(node))) }]);
  keepCursor(tr, cursorOf(state));
  return tr;
}

/** Moves the scene, or the act's opening, at the cursor past its neighbor. Only the order of ids changes. */
export const sceneUp = sceneAction("scene-up", actionWords.sceneUp, "Alt-Shift-ArrowUp", -1);
export const sceneDown = sceneAction("scene-down", actionWords.sceneDown, "Alt-Shift-ArrowDown", 1);
