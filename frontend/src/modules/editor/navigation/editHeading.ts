import type { Node } from "prosemirror-model";
import { type Command, type EditorState, TextSelection, type Transaction } from "prosemirror-state";
import { setOutlineEntry } from "#domain/play/document/outline.ts";
import { findDifference } from "#domain/play/document/spans.ts";
import { endOfScene, moveAfter } from "#domain/play/moveHeading.ts";
import type { BlockId, OutlineEntry } from "#domain/play/play.ts";
import { moveBlocks } from "../actions/moveScene.ts";
import { alongside } from "../binding/push.ts";
import { emptyNode } from "../schema/blockNodes.ts";
import { blockNodes, blocksOf, findBlock, idOf } from "../schema/flat.ts";

/** What a writer changes about a scene or act away from the text. */
export interface HeadingEdit {
  /** Its new heading. */
  readonly title?: string;
  readonly entry?: OutlineEntry;
  /** Where it moves to: behind another heading, or without one to the start. */
  readonly place?: { readonly after: BlockId | undefined };
}

/** Changes a scene or act in a single step of undo. */
export const editHeading =
  (id: BlockId, edit: HeadingEdit): Command =>
  (state, dispatch) => {
    if (!findBlock(state.doc, id)) return false;
    const { tr } = state;
    if (blankHeading(state.doc) === id) writeBlank(tr, id);
    dispatch?.(withEdit(tr, id, edit));
    return true;
  };

function withEdit(tr: Transaction, id: BlockId, { title, entry, place }: HeadingEdit): Transaction {
  if (title !== undefined) setHeadingText(tr, id, title);
  const move = place && moveAfter(blocksOf(tr.doc), id, place.after);
  if (move) moveBlocks(tr, move);
  if (entry) alongside(tr, (doc) => setOutlineEntry(doc, id, entry));
  return tr;
}

/** Returns the heading with which a play without text begins. */
export function blankHeading(doc: Node): BlockId | undefined {
  const [only, ...more] = blockNodes(doc);
  return only && more.length === 0 && only.content.size === 0 ? idOf(only) : undefined;
}

/** It may be a placeholder that isn't in the document yet. A step that changes nothing puts it there. */
function writeBlank(tr: Transaction, id: BlockId): void {
  const placed = findBlock(tr.doc, id);
  if (placed) tr.setNodeAttribute(placed.pos, "id", id);
}

/** Replaces only what differs, so that marks elsewhere stay, and so does what others write there. */
export function setHeadingText(tr: Transaction, id: BlockId, title: string): void {
  const placed = findBlock(tr.doc, id);
  if (!placed) return;
  const { start, end, insert } = findDifference(placed.node.textContent, title);
  if (start !== end || insert !== "") tr.insertText(insert, placed.pos + 1 + start, placed.pos + 1 + end);
}

/**
 * Adds a scene behind the scene or act's opening with this heading, or at the end of the play, with what the writer says
 * about it, in a single step of undo.
 */
export const addScene =
  (id: BlockId, behind: BlockId | undefined, edit: HeadingEdit = {}): Command =>
  (state, dispatch) => {
    dispatch?.(withEdit(insertScene(state, id, endOfScene(blocksOf(state.doc), behind)), id, edit));
    return true;
  };

function insertScene(state: EditorState, id: BlockId, after: BlockId | undefined): Transaction {
  const { tr } = state;
  const placed = after === undefined ? undefined : findBlock(tr.doc, after);
  const pos = placed ? placed.pos + placed.node.nodeSize : tr.doc.content.size - 1;
  tr.insert(pos, emptyNode(id, "scene"));
  return tr.setSelection(TextSelection.create(tr.doc, pos + 1));
}
