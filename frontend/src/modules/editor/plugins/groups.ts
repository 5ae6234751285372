import { Fragment, type Node } from "prosemirror-model";
import { Plugin, type Transaction } from "prosemirror-state";
import { schema } from "../schema/schema.ts";

/** Bounds of a group, in blocks: few enough to lay one out within a frame, enough that there are not many. */
export const smallestGroup = 24;
export const largestGroup = 96;
const usualGroup = 48;

/** A manuscript of these blocks, in even groups. There must be at least one block. */
export function manuscriptNode(blocks: readonly Node[]): Node {
  const count = Math.max(1, Math.round(blocks.length / usualGroup));
  const edge = (index: number): number => Math.round((index * blocks.length) / count);
  const groups = Array.from({ length: count }, (_, index) =>
    schema.node("group", null, Fragment.fromArray(blocks.slice(edge(index), edge(index + 1)))),
  );
  return schema.node("doc", null, groups);
}

/** Keeps every group within its bounds, whatever the writer or another device did. */
export const groups = (): Plugin =>
  new Plugin({
    appendTransaction(trs, _before, after) {
      if (!trs.some((tr) => tr.docChanged) || !after.doc.children.some((group) => isAmiss(group, after.doc)))
        return null;
      return regroup(after.tr);
    },
  });

const isAmiss = (group: Node, doc: Node): boolean =>
  group.childCount > largestGroup || (group.childCount < smallestGroup && doc.childCount > 1);

function regroup(tr: Transaction): Transaction {
  let index = 0;
  let pos = 0;
  while (index < tr.doc.childCount) {
    const group = tr.doc.child(index);
    if (group.childCount > largestGroup) tr.split(splitPlace(group, pos), 1);
    else if (isAmiss(group, tr.doc) && index < tr.doc.childCount - 1) tr.join(pos + group.nodeSize);
    else if (isAmiss(group, tr.doc)) {
      tr.join(pos);
      index--;
      pos -= tr.doc.child(index).nodeSize - group.nodeSize + 2;
    } else {
      index++;
      pos += group.nodeSize;
    }
  }
  return tr;
}

/** Cuts a usual group off the front, or halves where the rest would be too small. */
function splitPlace(group: Node, pos: number): number {
  const count = group.childCount - usualGroup >= smallestGroup ? usualGroup : group.childCount >> 1;
  return group.children.slice(0, count).reduce((at, node) => at + node.nodeSize, pos + 1);
}
