import type { Node } from "prosemirror-model";
import { Plugin, type Transaction } from "prosemirror-state";
import { type Decoration, DecorationSet } from "prosemirror-view";
import { changedBlocks, findBlock, idOf, type PlacedBlock, placedBlocks } from "../schema/flat.ts";

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
    let mapped = marks.map(tr.mapping, tr.doc);
    for (const node of changedBlocks(before, tr.doc).after) {
      const placed = findBlock(tr.doc, idOf(node));
      if (!placed) continue;
      const end = placed.pos + node.nodeSize;
      const old = mapped.find(placed.pos, end).filter(({ from, to }) => from >= placed.pos && to <= end);
      mapped = mapped.remove(old).add(tr.doc, [...decorate(placed)]);
    }
    return mapped;
  };
  return plugin;
}
