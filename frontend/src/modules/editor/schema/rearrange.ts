import type { Node } from "prosemirror-model";
import type { Transaction } from "prosemirror-state";
import type { BlockId } from "#domain/play/play.ts";
import { idOf, placedBlocks } from "./flat.ts";

/** Blocks to put in behind the block `after`, or at the start. `after` is a block that is kept. */
export interface InsertedBlocks {
  readonly after: BlockId | undefined;
  readonly nodes: readonly Node[];
}

/**
 * Puts blocks in and takes out all others that are not kept. First in, then out, so that no group is
 * ever empty on the way, and every step is small, so that the cursor and decorations are carried along.
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
  for (const [from, to] of goneRanges(before, kept, opening)) tr.delete(mapped(from, 1), mapped(to, -1));
}

/** Whole groups where nothing stays, else runs of blocks. `opening`: something was put into the first group. */
function goneRanges(doc: Node, kept: ReadonlySet<BlockId>, opening: boolean): readonly [number, number][] {
  const out: [number, number][] = [];
  doc.forEach((group, groupPos, index) => {
    const stays = group.children.some((node) => kept.has(idOf(node))) || (index === 0 && opening);
    if (!stays) out.push([groupPos, groupPos + group.nodeSize]);
    else out.push(...goneRuns(group, groupPos + 1, kept));
  });
  return out;
}

function goneRuns(group: Node, start: number, kept: ReadonlySet<BlockId>): readonly [number, number][] {
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
