import { countWords } from "./count.ts";
import { type Block, textOf } from "./play.ts";

const counted = new WeakMap<Block, number>();

/** Returns the words of a block. Blocks are immutable, so each is counted once. */
export function wordsIn(block: Block): number {
  const words = counted.get(block) ?? countWords(textOf(block));
  counted.set(block, words);
  return words;
}

/** Returns how many words are in the text. Notes aren't printed, so theirs don't count. */
export const printedWords = (blocks: readonly Block[]): number =>
  blocks.reduce((total, block) => total + (block.kind === "note" ? 0 : wordsIn(block)), 0);
