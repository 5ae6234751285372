import type { Node } from "prosemirror-model";
import type { EditorState } from "prosemirror-state";
import type { BlockKind } from "#domain/play/play.ts";
import { attributesOf } from "../schema/schema.ts";

/** A block and its position in the document. */
export interface BlockPosition {
  readonly node: Node;
  /** Before the block. */
  readonly start: number;
  /** After the block. */
  readonly end: number;
  readonly kind: BlockKind;
}

export const placeAt = (node: Node, start: number): BlockPosition => ({
  node,
  start,
  end: start + node.nodeSize,
  kind: attributesOf(node).kind,
});

/** Returns the block that contains the selection's head. */
export function findBlockPosition({ selection: { $head } }: Pick<EditorState, "selection">): BlockPosition | undefined {
  return $head.parent.isTextblock ? placeAt($head.parent, $head.before()) : undefined;
}

/** Returns the previous or next block, across groups. */
export function findNeighbor(doc: Node, { start, end }: BlockPosition, side: -1 | 1): BlockPosition | undefined {
  const $edge = doc.resolve(side < 0 ? start : end);
  const near = side < 0 ? $edge.nodeBefore : $edge.nodeAfter;
  if (near) return placeAt(near, side < 0 ? start - near.nodeSize : end);
  const $group = doc.resolve(side < 0 ? $edge.before() : $edge.after());
  const group = side < 0 ? $group.nodeBefore : $group.nodeAfter;
  const node = side < 0 ? group?.lastChild : group?.firstChild;
  if (!node) return undefined;
  return placeAt(node, side < 0 ? $group.pos - 1 - node.nodeSize : $group.pos + 1);
}

export const isEmpty = ({ node }: BlockPosition): boolean => node.content.size === 0;

/** Returns the kind of the block at the cursor. */
export const kindAt = (state: EditorState): BlockKind | undefined => findBlockPosition(state)?.kind;
