import type { Node } from "prosemirror-model";
import { Plugin, type Transaction } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";
import type { BlockKind } from "#domain/play/play.ts";
import { changedBlocks, findBlock, idOf, type PlacedBlock, placedBlocks } from "../schema/flat.ts";
import { attributesOf } from "../schema/schema.ts";

/** Marks elements with typed brackets, so that a layout that adds brackets doesn't show them twice. */
export const typedBrackets = (): Plugin<DecorationSet> => {
  const plugin: Plugin<DecorationSet> = new Plugin({
    state: {
      init: (_, { doc }) => DecorationSet.create(doc, placedBlocks(doc).flatMap(decorate)),
      apply: (tr, marks, { doc }) => (tr.docChanged ? follow(tr, marks, doc) : marks),
    },
    props: { decorations: (state) => plugin.getState(state) },
  });
  return plugin;
};

/** The elements that some layout prints in brackets. */
const mayHaveBrackets: ReadonlySet<BlockKind> = new Set(["setting", "direction", "parenthetical"]);
const bracket = /^\s*[([（]|[)\]）]\s*$/;

function decorate({ node, pos }: PlacedBlock): Decoration[] {
  return mayHaveBrackets.has(attributesOf(node).kind) && bracket.test(node.textContent)
    ? [Decoration.node(pos, pos + node.nodeSize, { class: "has-brackets" })]
    : [];
}

function follow(tr: Transaction, marks: DecorationSet, before: Node): DecorationSet {
  let mapped = marks.map(tr.mapping, tr.doc);
  for (const node of changedBlocks(before, tr.doc).after) {
    const placed = findBlock(tr.doc, idOf(node));
    if (!placed) continue;
    const end = placed.pos + node.nodeSize;
    const old = mapped.find(placed.pos, end).filter((mark) => mark.from === placed.pos && mark.to === end);
    mapped = mapped.remove(old).add(tr.doc, decorate(placed));
  }
  return mapped;
}
