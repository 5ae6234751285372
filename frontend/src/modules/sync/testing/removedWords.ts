import { type Block, type Play, textOf } from "#domain/play/play.ts";

interface RemovedWords {
  readonly words: number;
  /** An element is gone with all of its words. */
  readonly isElement: boolean;
}

/**
 * Returns what of a play isn't in it after a change, wherever it stood. A word into which letters were written is still there.
 * It counts by itself, without the app's own rule.
 */
export function removedWords(before: Play, after: Play): RemovedWords {
  const left = countsOf(after.blocks.flatMap(wordsOf));
  const missing = before.blocks.map((block) => ({
    block,
    words: wordsOf(block).filter((word) => !takeOne(left, word)),
  }));
  const changed = [...left].filter(([, count]) => count > 0).map(([word]) => word);
  const ids = new Set(after.blocks.map(({ id }) => id));
  const removed = missing.map(({ block, words }) => {
    const gone = words.filter((word) => !changed.some((other) => isGrownFrom(other, word))).length;
    return { gone, isElement: gone > 0 && gone === wordsOf(block).length && !ids.has(block.id) };
  });
  return {
    words: removed.reduce((sum, { gone }) => sum + gone, 0),
    isElement: removed.some(({ isElement }) => isElement),
  };
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

/** Whether a word becomes the other one when letters are written into it. */
function isGrownFrom(other: string, word: string): boolean {
  let at = 0;
  for (const letter of other) if (letter === word[at]) at += 1;
  return at === word.length;
}

/** Returns whether there was one. */
function takeOne(counts: Map<string, number>, word: string): boolean {
  const count = counts.get(word) ?? 0;
  if (count > 0) counts.set(word, count - 1);
  return count > 0;
}
