import { Fragment, type Node } from "prosemirror-model";
import { Plugin, type Transaction } from "prosemirror-state";
import { attributesOf, schema } from "../schema/schema.ts";

/** The sizes of a group, in blocks. */
export const smallestGroup = 24;
const usualGroup = 48;

/** Beyond this number of groups, they get larger: the browser looks after each of them at every key. */
const usualCount = 110;

/** Returns a size that is laid out within a frame, in a play of this many blocks. */
const usualGroupIn = (blocks: number): number => Math.max(usualGroup, Math.ceil(blocks / usualCount));

export const maxGroupSize = (blocks: number): number => 2 * usualGroupIn(blocks);

/** Builds a manuscript of evenly grouped blocks. Needs at least one block. */
export function manuscriptNode(blocks: readonly Node[]): Node {
  const count = Math.max(1, Math.round(blocks.length / usualGroupIn(blocks.length)));
  const edge = (index: number): number => edgeNear(blocks, Math.round((index * blocks.length) / count));
  const groups = Array.from({ length: count }, (_, index) =>
    schema.node("group", null, Fragment.fromArray(blocks.slice(edge(index), edge(index + 1)))),
  );
  return schema.node("doc", null, groups);
}

/** A group may be this much larger, so that simultaneous speeches, which are side by side, are in one group. */
const maxShift = 12;

/** Returns where to begin a group: there, or behind simultaneous speeches. */
function edgeNear(blocks: readonly Node[], place: number): number {
  for (let at = place; at < Math.min(place + maxShift, blocks.length); at++)
    if (!isWithinSpeeches(blocks, at)) return at;
  return place;
}

function isWithinSpeeches(blocks: readonly Node[], at: number): boolean {
  const isCue = (node: Node): boolean => attributesOf(node).kind === "cue";
  const near = blocks.slice(at, at + maxShift);
  const before = blocks.slice(Math.max(0, at - maxShift), at);
  if (near[0] && isCue(near[0])) return attributesOf(near[0]).simultaneous;
  const [next, last] = [near.find(isCue), before.findLast(isCue)];
  return [next, last].some((cue) => cue && attributesOf(cue).simultaneous);
}

/** Keeps every group within its limits, whoever changes it. */
export const groups = (): Plugin =>
  new Plugin({
    appendTransaction(trs, _before, { doc, tr }) {
      if (!trs.some(({ docChanged }) => docChanged)) return null;
      const largest = maxGroupSize(countBlocks(doc));
      return doc.children.some((group) => isOutOfBounds(group, doc, largest)) ? regroup(tr, largest) : null;
    },
  });

const countBlocks = (doc: Node): number => doc.children.reduce((sum, { childCount }) => sum + childCount, 0);

const isOutOfBounds = (group: Node, doc: Node, largest: number): boolean =>
  group.childCount > largest || isTooSmall(group, doc);

const isTooSmall = (group: Node, doc: Node): boolean => group.childCount < smallestGroup && doc.childCount > 1;

function regroup(tr: Transaction, largest: number): Transaction {
  let index = 0;
  let pos = 0;
  while (index < tr.doc.childCount) {
    const group = tr.doc.child(index);
    if (group.childCount > largest) tr.split(splitPlace(group, pos, largest / 2), 1);
    else if (isTooSmall(group, tr.doc) && index < tr.doc.childCount - 1) tr.join(pos + group.nodeSize);
    else if (isTooSmall(group, tr.doc)) {
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

/** Returns where to split a group: after a usual group, or in half if the rest would be too small. */
function splitPlace(group: Node, pos: number, usual: number): number {
  const count = group.childCount - usual >= smallestGroup ? usual : group.childCount >> 1;
  return group.children.slice(0, edgeNear(group.children, count)).reduce((at, node) => at + node.nodeSize, pos + 1);
}
