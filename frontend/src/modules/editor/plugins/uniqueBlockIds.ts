import type { Node } from "prosemirror-model";
import { type EditorState, Plugin, type Transaction } from "prosemirror-state";
import type { BlockId } from "#domain/play/play.ts";
import { blockNodes, changedBlocks, idOf, placedBlocks } from "../schema/flat.ts";

/** Gives a new id to every block that came without one, or with one that stands elsewhere (a pasted copy). */
export const uniqueBlockIds = (newId: () => BlockId): Plugin =>
  new Plugin({
    appendTransaction: (trs, before, after) =>
      trs.some((tr) => tr.docChanged) ? nameBlocks(before, after, newId) : null,
  });

function nameBlocks(before: EditorState, after: EditorState, newId: () => BlockId): Transaction | null {
  const nameless = namelessBlocks(before.doc, after.doc);
  if (nameless.size === 0) return null;
  const tr = after.tr;
  for (const { node, pos } of placedBlocks(after.doc)) if (nameless.has(node)) tr.setNodeAttribute(pos, "id", newId());
  return tr;
}

function namelessBlocks(before: Node, after: Node): ReadonlySet<Node> {
  const stretch = changedBlocks(before, after);
  const known = new Set(stretch.before.map(idOf));
  const strangers = stretch.after.some((node) => !known.has(idOf(node)));
  const elsewhere = strangers ? idsOutside(after, stretch.after) : new Set<BlockId>();
  const taken = new Set<BlockId>();
  return new Set(
    stretch.after.filter((node) => {
      const id = idOf(node);
      const nameless = id === "" || taken.has(id) || elsewhere.has(id);
      taken.add(id);
      return nameless;
    }),
  );
}

function idsOutside(doc: Node, stretch: readonly Node[]): ReadonlySet<BlockId> {
  const inside = new Set(stretch);
  return new Set(
    blockNodes(doc)
      .filter((node) => !inside.has(node))
      .map(idOf),
  );
}
