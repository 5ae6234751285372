import { countWords } from "./count.ts";
import { type Block, textOf } from "./play.ts";

const counted = new WeakMap<Block, number>();

/** Returns the words of a block. Blocks are immutable, so each is counted once. */
export function wordsIn(block: Block): number {
  const words = counted.get(block) ?? countWords(textOf(block));
  counted.set(block, words);
  return words;
}
