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
  const isOpen = ({ id, text }: Block): boolean => !matches.has(id) && text.length > 0;
  for (const [block, match] of sameTexts(before.filter(isOpen), after.filter(isOpen))) matches.set(block.id, match);
  return matches;
}

/** Pairs new blocks with old ones. */
function sameTexts(gone: readonly Block[], added: readonly Block[]): readonly (readonly [Block, Block])[] {
  if (gone.length === 0 || added.length === 0) return [];
  const changes = diffArrays(gone.map(keyOf), added.map(keyOf), { maxEditLength: maxChanges }) ?? [];
  const pairs: (readonly [Block, Block])[] = [];
  let [old, now] = [0, 0];
  for (const { added: isAdded, removed: isRemoved, count } of changes) {
    if (!isAdded && !isRemoved) pairs.push(...zip(added.slice(now, now + count), gone.slice(old, old + count)));
    if (!isRemoved) now += count;
    if (!isAdded) old += count;
  }
  return pairs;
}

const zip = (blocks: readonly Block[], matches: readonly Block[]): (readonly [Block, Block])[] =>
  blocks.flatMap((block, index) => {
    const match = matches[index];
    return match ? [[block, match] as const] : [];
  });

const keyOf = (block: Block): string => `${block.kind} ${textOf(block)}`;
