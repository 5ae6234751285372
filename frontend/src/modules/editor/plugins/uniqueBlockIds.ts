import type { Node } from "prosemirror-model";
import { type EditorState, Plugin, type Transaction } from "prosemirror-state";
import type { BlockId } from "#domain/play/play.ts";
import { blockNodes, changedBlocks, idOf, placedBlocks } from "../schema/flat.ts";

/** Gives a new id to every block without one, or with one that already exists (a pasted copy). */
export const uniqueBlockIds = (newId: () => BlockId): Plugin =>
  new Plugin({
    appendTransaction: (trs, before, after) =>
      trs.some((tr) => tr.docChanged) ? assignIds(before, after, newId) : null,
  });

function assignIds(before: EditorState, after: EditorState, newId: () => BlockId): Transaction | null {
  const withoutId = blocksWithoutId(before.doc, after.doc);
  if (withoutId.size === 0) return null;
  const tr = after.tr;
  for (const { node, pos } of placedBlocks(after.doc)) if (withoutId.has(node)) tr.setNodeAttribute(pos, "id", newId());
  return tr;
}

function blocksWithoutId(before: Node, after: Node): ReadonlySet<Node> {
  const range = changedBlocks(before, after);
  const known = new Set(range.before.map(idOf));
  const hasNewIds = range.after.some((node) => !known.has(idOf(node)));
  const idsElsewhere = hasNewIds ? idsOutside(after, range.after) : new Set<BlockId>();
  const taken = new Set<BlockId>();
  return new Set(
    range.after.filter((node) => {
      const id = idOf(node);
      const withoutId = id === "" || taken.has(id) || idsElsewhere.has(id);
      taken.add(id);
      return withoutId;
    }),
  );
}

function idsOutside(doc: Node, range: readonly Node[]): ReadonlySet<BlockId> {
  const inside = new Set(range);
  return new Set(
    blockNodes(doc)
      .filter((node) => !inside.has(node))
      .map(idOf),
  );
}
