import type { Node } from "prosemirror-model";
import { Plugin, type Transaction } from "prosemirror-state";
import { type Decoration, DecorationSet } from "prosemirror-view";
import { changedBlocks, findBlock, findBlocks, idOf, type PlacedBlock, placedBlocks } from "../schema/flat.ts";

/** Decorates each block by its own content; only changed blocks are looked at again. */
export function blockMarks(decorate: (block: PlacedBlock) => readonly Decoration[]): Plugin<DecorationSet> {
  const plugin: Plugin<DecorationSet> = new Plugin({
    state: {
      init: (_, { doc }) => DecorationSet.create(doc, placedBlocks(doc).flatMap(decorate)),
      apply: (tr, marks, { doc }) => (tr.docChanged ? follow(tr, marks, doc) : marks),
    },
    props: { decorations: (state) => plugin.getState(state) },
  });
  const follow = (tr: Transaction, marks: DecorationSet, before: Node): DecorationSet => {
    const mapped = marks.map(tr.mapping, tr.doc);
    const placed = placesOf(tr.doc, changedBlocks(before, tr.doc).after);
    const old = placed.flatMap(({ node, pos }) => {
      const end = pos + node.nodeSize;
      return mapped.find(pos, end).filter(({ from, to }) => from >= pos && to <= end);
    });
    return mapped.remove(old).add(tr.doc, placed.flatMap(decorate));
  };
  return plugin;
}

/** A key changes one block, which is found sooner alone; replacing text changes thousands. */
function placesOf(doc: Node, blocks: readonly Node[]): readonly PlacedBlock[] {
  const [first, ...others] = blocks;
  if (first && others.length > 0) return findBlocks(doc, new Set(blocks.map(idOf)));
  return first ? [findBlock(doc, idOf(first)) ?? []].flat() : [];
}
