import type { Node } from "prosemirror-model";
import type { Block, BlockId } from "#domain/play/play.ts";
import { blockOf } from "./blockNodes.ts";
import { attributesOf } from "./schema.ts";

export const idOf = (node: Node): BlockId => attributesOf(node).id;

/** Returns the blocks of a manuscript without its groups. */
export const blockNodes = (doc: Node): readonly Node[] => doc.children.flatMap((group) => group.children);

export const blocksOf = (doc: Node): readonly Block[] => blockNodes(doc).map(blockOf);

export interface PlacedBlock {
  readonly node: Node;
  /** Before the block's opening token; its text starts one position later. */
  readonly pos: number;
}

/** Returns all blocks with their positions, in order. */
export function placedBlocks(doc: Node): readonly PlacedBlock[] {
  const out: PlacedBlock[] = [];
  doc.forEach((group, groupPos) => {
    group.forEach((node, offset) => {
      out.push({ node, pos: groupPos + 1 + offset });
    });
  });
  return out;
}

/** Returns the block with this id and its position. */
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

/** Returns those of the blocks that exist, in the play's order. Walks the document once for all of them. */
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
  /** The last common block before the change. */
  readonly previous: Node | undefined;
}

/**
 * Returns the range in which two manuscripts differ, compared by reference: unchanged nodes are the same objects in
 * both. Groups that were only split or joined contain the same blocks and don't count.
 */
export function changedBlocks(before: Node, after: Node): ChangedBlocks {
  const groups = trimCommon(before.children, after.children);
  const blocks = trimCommon(flatten(groups.before), flatten(groups.after));
  return { ...blocks, previous: blocks.previous ?? groups.previous?.lastChild ?? undefined };
}

/** Returns the blocks of `changedBlocks` with their positions. Groups that both manuscripts have are passed over. */
export function changedPlaces(before: Node, after: Node): readonly PlacedBlock[] {
  const changed = new Set(changedBlocks(before, after).after);
  const kept = new Set(before.children);
  const out: PlacedBlock[] = [];
  after.forEach((group, groupPos) => {
    if (kept.has(group)) return;
    group.forEach((node, offset) => {
      if (changed.has(node)) out.push({ node, pos: groupPos + 1 + offset });
    });
  });
  return out;
}

const flatten = (groups: readonly Node[]): readonly Node[] => groups.flatMap((group) => group.children);

function trimCommon(before: readonly Node[], after: readonly Node[]): ChangedBlocks {
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
