import { diffArrays } from "diff";
import { type Block, type BlockId, textOf } from "../play.ts";

/** Beyond this many differences, elements without a common ID count as different. */
const maxChanges = 4000;

/**
 * Returns the old block for each new block's ID. Blocks with the same ID are the same; of the others, those with the same
 * kind and text in the same order, for example after a scene was pasted from a file.
 */
export function matchBlocks(before: readonly Block[], after: readonly Block[]): ReadonlyMap<BlockId, Block> {
  const old = new Map(before.map((block) => [block.id, block]));
  const matches = new Map<BlockId, Block>();
  for (const { id } of after) {
    const same = old.get(id);
    if (same) matches.set(id, same);
  }
  const gone = before.filter(({ id }) => !matches.has(id) && isWorthMatching(old.get(id)));
  const added = after.filter((block) => !matches.has(block.id) && isWorthMatching(block));
  for (const [block, match] of sameTexts(gone, added)) matches.set(block.id, match);
  return matches;
}

const isWorthMatching = (block: Block | undefined): boolean => block !== undefined && block.text.length > 0;

function sameTexts(gone: readonly Block[], added: readonly Block[]): readonly (readonly [Block, Block])[] {
  if (gone.length === 0 || added.length === 0) return [];
  const changes = diffArrays(gone.map(keyOf), added.map(keyOf), { maxEditLength: maxChanges });
  const pairs: (readonly [Block, Block])[] = [];
  let [old, now] = [0, 0];
  for (const { added: isAdded, removed: isRemoved, value } of changes ?? []) {
    if (isAdded) now += value.length;
    else if (isRemoved) old += value.length;
    else
      for (const _ of value) {
        const [block, match] = [added[now++], gone[old++]];
        if (block && match) pairs.push([block, match]);
      }
  }
  return pairs;
}

const keyOf = (block: Block): string => `${block.kind} ${textOf(block)}`;
