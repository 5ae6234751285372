import { Fragment, type Node } from "prosemirror-model";
import { Plugin, type Transaction } from "prosemirror-state";
import { attributesOf, schema } from "../schema/schema.ts";

/** The sizes of a group, in blocks. The usual one is laid out within a frame. */
export const smallestGroup = 12;
const usualGroup = 160;
export const largestGroup = 2 * usualGroup;

/** The first groups are small because the cursor is there when a play is opened (`splitGroupsNearCursor.ts`). */
const smallFirst = 12;

/** Builds a manuscript of grouped blocks. Needs at least one block. */
export function manuscriptNode(blocks: readonly Node[]): Node {
  const starts = groupStarts(blocks);
  const groups = starts.map((start, index) =>
    schema.node("group", null, Fragment.fromArray(blocks.slice(start, starts[index + 1]))),
  );
  return schema.node("doc", null, groups);
}

function groupStarts(blocks: readonly Node[]): readonly number[] {
  const starts: number[] = [];
  let next = 0;
  do {
    const start = next === 0 ? 0 : edgeNear(blocks, next);
    starts.push(start);
    next = start + (starts.length <= smallFirst ? smallestGroup : usualGroup);
  } while (blocks.length - next >= smallestGroup + maxShift);
  return starts;
}

/** A group may be this much larger, so that five simultaneous speeches, which are side by side, are in one group. */
export const maxShift = 15;

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

/** Keeps every group within its limits, and speeches that become simultaneous in one group, whoever changes them. */
export const groups = (): Plugin =>
  new Plugin({
    appendTransaction(trs, { doc: before }, { doc, tr }) {
      if (!trs.some(({ docChanged }) => docChanged)) return null;
      if (trs.some(changesPlay)) joinSpeeches(tr, before);
      return tr.docChanged || doc.children.some((group) => isOutOfBounds(group, doc)) ? regroup(tr) : null;
    },
  });

/** Joins groups if the speeches at their border became simultaneous. Later, they're split elsewhere (`splitGroupsNearCursor.ts`). */
function joinSpeeches(tr: Transaction, before: Node): void {
  const { doc } = tr;
  if (doc.childCount !== before.childCount) return;
  for (let index = doc.childCount - 1; index > 0; index--) {
    const isSame = [index - 1, index].every((at) => doc.child(at) === before.child(at));
    if (isSame || !isBorderWithinSpeeches(doc, index) || isBorderWithinSpeeches(before, index)) continue;
    tr.join(tr.doc.resolve(0).posAtIndex(index, 0));
  }
}

function isBorderWithinSpeeches(doc: Node, index: number): boolean {
  const before = doc.child(index - 1).children.slice(-maxShift);
  return isWithinSpeeches([...before, ...doc.child(index).children.slice(0, maxShift)], before.length);
}

const isOutOfBounds = (group: Node, doc: Node): boolean => group.childCount > largestGroup || isTooSmall(group, doc);

const isTooSmall = (group: Node, doc: Node): boolean => group.childCount < smallestGroup && doc.childCount > 1;

function regroup(tr: Transaction): Transaction {
  let index = 0;
  let pos = 0;
  while (index < tr.doc.childCount) {
    const group = tr.doc.child(index);
    if (group.childCount > largestGroup) splitGroup(tr, pos, usualGroup);
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

/** Splits a group after this many of its blocks, or where simultaneous speeches end. */
export function splitGroup(tr: Transaction, pos: number, count: number): void {
  const { children } = tr.doc.nodeAt(pos) ?? {};
  if (!children) throw new RangeError(`There is no group at ${pos}.`);
  const before = children.slice(0, edgeNear(children, count));
  tr.split(
    before.reduce((at, node) => at + node.nodeSize, pos + 1),
    1,
  );
}

const regrouping = "only regroups";

/** Marks a transaction that only splits groups: no text changes. */
export const asRegrouping = (tr: Transaction): Transaction => tr.setMeta(regrouping, true);

/** Whether a transaction changes the play, here or on another device. */
export const changesPlay = (tr: Transaction): boolean => tr.docChanged && tr.getMeta(regrouping) !== true;
