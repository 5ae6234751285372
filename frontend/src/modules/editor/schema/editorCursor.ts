import type { Node, ResolvedPos } from "prosemirror-model";
import { type EditorState, TextSelection, type Transaction } from "prosemirror-state";
import type { BlockId } from "#domain/play/play.ts";
import { findBlock, idOf } from "./flat.ts";

/** A place in the text that doesn't depend on what's around its block. */
export interface TextPlace {
  readonly id: BlockId;
  readonly offset: number;
}

export interface EditorCursor {
  readonly anchor: TextPlace;
  readonly head: TextPlace;
}

export const textPlaceOf = ({ parent, parentOffset }: ResolvedPos): TextPlace | undefined =>
  parent.isTextblock ? { id: idOf(parent), offset: parentOffset } : undefined;

export function cursorOf({ selection }: Pick<EditorState, "selection">): EditorCursor | undefined {
  const anchor = textPlaceOf(selection.$anchor);
  const head = textPlaceOf(selection.$head);
  return anchor && head && { anchor, head };
}

/** Moves the cursor along with its block. If the block didn't move, the steps have already mapped the cursor. */
export function keepCursor(tr: Transaction, cursor: EditorCursor | undefined): void {
  if (!cursor) return;
  const { $anchor, $head } = tr.selection;
  const anchor = isElsewhere($anchor.parent, cursor.anchor) ? posOf(tr.doc, cursor.anchor) : $anchor.pos;
  const head = isElsewhere($head.parent, cursor.head) ? posOf(tr.doc, cursor.head) : $head.pos;
  if (anchor === $anchor.pos && head === $head.pos) return;
  tr.setSelection(TextSelection.between(tr.doc.resolve(anchor ?? $anchor.pos), tr.doc.resolve(head ?? $head.pos)));
}

const isElsewhere = (parent: Node, place: TextPlace): boolean => idOf(parent) !== place.id;

/** Returns the current position of a place; undefined if its block is gone. */
export function posOf(doc: Node, { id, offset }: TextPlace): number | undefined {
  const placed = findBlock(doc, id);
  return placed && placed.pos + 1 + Math.min(offset, placed.node.content.size);
}
