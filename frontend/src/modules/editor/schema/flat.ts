import type { Node } from "prosemirror-model";
import type { Block, BlockId } from "#domain/play/play.ts";
import { blockOf } from "./blockNodes.ts";
import { attributesOf } from "./schema.ts";

export const idOf = (node: Node): BlockId => attributesOf(node).id;

/** The blocks of a manuscript without its groups. */
export const blockNodes = (doc: Node): readonly Node[] => doc.children.flatMap((group) => group.children);

export const blocksOf = (doc: Node): readonly Block[] => blockNodes(doc).map(blockOf);

export interface PlacedBlock {
  readonly node: Node;
  /** Before the block's opening; its text starts one further. */
  readonly pos: number;
}

/** Where each block stands, in order. */
export function placedBlocks(doc: Node): readonly PlacedBlock[] {
  const out: PlacedBlock[] = [];
  doc.forEach((group, groupPos) => {
    group.forEach((node, offset) => {
      out.push({ node, pos: groupPos + 1 + offset });
    });
  });
  return out;
}

/** The block with this id and its place. */
export function findBlock(doc: Node, id: BlockId): PlacedBlock | undefined {
  let groupPos = 0;
  for (const group of doc.children) {
    let pos = groupPos + 1;
    for (const node of group.children) {
      if (idOf(node) === id) return { node, pos };
      pos += node.nodeSize;
    }
    groupPos += group.nodeSize;
  }
  return undefined;
}

/** Those of the blocks that are there, in the order of the play. One walk for all of them. */
export function findBlocks(doc: Node, ids: ReadonlySet<BlockId>): PlacedBlock[] {
  const out: PlacedBlock[] = [];
  if (ids.size === 0) return out;
  doc.forEach((group, groupPos) => {
    group.forEach((node, offset) => {
      if (ids.has(idOf(node))) out.push({ node, pos: groupPos + 1 + offset });
    });
  });
  return out;
}

export interface ChangedBlocks {
  readonly before: readonly Node[];
  readonly after: readonly Node[];
  /** The last block that both have in front of the change. */
  readonly previous: Node | undefined;
}

/**
 * The stretch in which two manuscripts differ, found by reference: what did not change is the same
 * object in both. Groups that were only split or joined hold the same blocks, and fall away.
 */
export function changedBlocks(before: Node, after: Node): ChangedBlocks {
  const groups = trim(before.children, after.children);
  const blocks = trim(flatten(groups.before), flatten(groups.after));
  return { ...blocks, previous: blocks.previous ?? groups.previous?.lastChild ?? undefined };
}

const flatten = (groups: readonly Node[]): readonly Node[] => groups.flatMap((group) => group.children);

function trim(before: readonly Node[], after: readonly Node[]): ChangedBlocks {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let tail = 0;
  while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  return {
    before: before.slice(start, before.length - tail),
    after: after.slice(start, after.length - tail),
    previous: before[start - 1],
  };
}
