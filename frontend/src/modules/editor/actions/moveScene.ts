import type { Command, EditorState, Transaction } from "prosemirror-state";
import { type BlockMove, moveAfter, movePast } from "#domain/play/moveHeading.ts";
import type { BlockId } from "#domain/play/play.ts";
import { actionWords } from "#frontend/messages/editor.yaml";
import { asHeadingMove } from "../navigation/headingMoves.ts";
import { findCurrentHeadingId } from "../outline.ts";
import { cursorOf, keepCursor } from "../schema/editorCursor.ts";
import { blockNodes, blocksOf, idOf } from "../schema/flat.ts";
import { rearrange } from "../schema/rearrange.ts";
import type { Action } from "./action.ts";

/** Moves the scene or act with this heading behind another one (see `moveAfter`). */
export const moveHeadingAfter =
  (heading: BlockId, after: BlockId | undefined): Command =>
  (state, dispatch) =>
    run(state, moveAfter(blocksOf(state.doc), heading, after), dispatch);

/** Moves the scene or act with this heading past its neighbor. */
export const moveHeadingPast =
  (heading: BlockId, step: -1 | 1): Command =>
  (state, dispatch) =>
    run(state, movePast(blocksOf(state.doc), heading, step), dispatch);

function run(state: EditorState, move: BlockMove | undefined, dispatch?: (tr: Transaction) => void): boolean {
  if (!move) return false;
  if (dispatch) dispatch(moveBlocks(state.tr, move));
  return true;
}

/** Only the order of ids changes, so words that another device writes in the scene meanwhile move along. */
export function moveBlocks(tr: Transaction, { ids, after }: BlockMove): Transaction {
  const cursor = cursorOf(tr);
  const moving = new Set(ids);
  const nodes = blockNodes(tr.doc);
  const staying = new Set(nodes.map(idOf).filter((id) => !moving.has(id)));
  rearrange(tr, staying, [{ after, nodes: nodes.filter((node) => moving.has(idOf(node))) }]);
  keepCursor(tr, cursor);
  return asHeadingMove(tr);
}

const sceneAction = (name: string, label: string, arrow: string, step: -1 | 1): Action => ({
  name,
  label,
  keys: [`Alt-Shift-${arrow}`],
  macKeys: [`Mod-Ctrl-${arrow}`],
  run(state, dispatch) {
    const heading = findCurrentHeadingId(state);
    if (heading === undefined) return false;
    return moveHeadingPast(heading, step)(state, dispatch && ((tr) => dispatch(tr.scrollIntoView())));
  },
});

/**
 * Moves the scene at the cursor past its neighbor, or the whole act if the cursor is before its first scene. On a Mac, Option,
 * Shift and an arrow select by paragraph, and Apple's Notes moves items in lists with Control and Command.
 */
export const sceneUp = sceneAction("scene-up", actionWords.sceneUp, "ArrowUp", -1);
export const sceneDown = sceneAction("scene-down", actionWords.sceneDown, "ArrowDown", 1);
