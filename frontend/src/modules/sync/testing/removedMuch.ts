import { type Block, type Play, textOf } from "#domain/play/play.ts";

/** What a deletion removes more words of than this is a passage that somebody may miss. */
const someWords = 20;

/** Returns whether an element with all of its words, or more than 20 words, are in one play and not in the other. */
export function removedMuch(before: Play, after: Play): boolean {
  const left = countsOf(after.blocks.flatMap(wordsOf));
  const gone = before.blocks.map((block) => ({ block, words: wordsOf(block).filter((word) => !takeOne(left, word)) }));
  const ids = new Set(after.blocks.map(({ id }) => id));
  const isElementGone = gone.some(
    ({ block, words }) => !ids.has(block.id) && words.length > 0 && words.length === wordsOf(block).length,
  );
  return isElementGone || gone.reduce((sum, { words }) => sum + words.length, 0) > someWords;
}

const wordsOf = (block: Block): readonly string[] =>
  textOf(block)
    .split(/\s+/u)
    .filter((word) => /\w/u.test(word));

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function takeOne(counts: Map<string, number>, word: string): boolean {
  const count = counts.get(word) ?? 0;
  counts.set(word, count - 1);
  return count > 0;
}
