import type { Node } from "prosemirror-model";
import type { Transaction } from "prosemirror-state";
import type { BlockId } from "#domain/play/play.ts";
import { idOf, placedBlocks } from "./flat.ts";

/** Blocks to insert after the block `after`, or at the start. `after` is a block that stays. */
export interface InsertedBlocks {
  readonly after: BlockId | undefined;
  readonly nodes: readonly Node[];
}

/**
 * Inserts blocks and removes all others that don't stay. Inserts first, so that no group is ever empty in between.
 * Every step is small, so the cursor and decorations are mapped along.
 */
export function rearrange(tr: Transaction, kept: ReadonlySet<BlockId>, arrivals: readonly InsertedBlocks[]): void {
  const before = tr.doc;
  const first = tr.steps.length;
  const mapped = (pos: number, side: 1 | -1): number => tr.mapping.slice(first).map(pos, side);
  const ends = new Map(placedBlocks(before).map(({ node, pos }) => [idOf(node), pos + node.nodeSize]));
  for (const { after, nodes } of arrivals) {
    tr.insert(mapped(after === undefined ? 1 : (ends.get(after) ?? before.content.size - 1), 1), nodes);
  }
  const opening = arrivals.some(({ after }) => after === undefined);
  for (const [from, to] of removedRanges(before, kept, opening)) tr.delete(mapped(from, 1), mapped(to, -1));
}

/**
 * Returns whole groups if nothing in them stays, else runs of blocks. `opening`: something was inserted in the first
 * group.
 */
function removedRanges(doc: Node, kept: ReadonlySet<BlockId>, opening: boolean): readonly [number, number][] {
  const out: [number, number][] = [];
  doc.forEach((group, groupPos, index) => {
    const stays = group.children.some((node) => kept.has(idOf(node))) || (index === 0 && opening);
    if (!stays) out.push([groupPos, groupPos + group.nodeSize]);
    else out.push(...removedRuns(group, groupPos + 1, kept));
  });
  return out;
}

function removedRuns(group: Node, start: number, kept: ReadonlySet<BlockId>): readonly [number, number][] {
  const out: [number, number][] = [];
  group.forEach((node, offset) => {
    if (kept.has(idOf(node))) return;
    const from = start + offset;
    const last = out.at(-1);
    if (last?.[1] === from) last[1] = from + node.nodeSize;
    else out.push([from, from + node.nodeSize]);
  });
  return out;
}
