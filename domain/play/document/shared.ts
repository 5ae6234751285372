/** A range that two texts share; offsets in UTF-16 units of each. */
export interface Shared {
  readonly first: number;
  readonly second: number;
  readonly length: number;
}

interface Word {
  readonly text: string;
  readonly at: number;
}

const wordsOf = (text: string): readonly Word[] =>
  Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), (match) => ({ text: match[0], at: match.index }));

/** Longer texts aren't compared, because the work grows with the square of the number of words. */
const maxWords = 1_000;

/** Finds the longest run of words that two texts have in common, with the punctuation around it. */
export function longestShared(first: string, second: string): Shared | undefined {
  const a = wordsOf(first).slice(0, maxWords);
  const b = wordsOf(second).slice(0, maxWords);
  let best = { words: 0, first: 0, second: 0 };
  let above: number[] = [];
  for (const [row, word] of a.entries()) {
    const here: number[] = [];
    for (const [column, other] of b.entries()) {
      if (word.text !== other.text) continue;
      const words = (above[column - 1] ?? 0) + 1;
      here[column] = words;
      if (words > best.words) best = { words, first: row - words + 1, second: column - words + 1 };
    }
    above = here;
  }
  const [from, to] = [a[best.first], a[best.first + best.words - 1]];
  const start = b[best.second];
  if (best.words === 0 || !from || !to || !start) return undefined;
  return widenMatch(first, second, { first: from.at, second: start.at, length: to.at + to.text.length - from.at });
}

/** Equal words may be separated by different punctuation. Only what is identical to the letter counts as shared. */
function widenMatch(a: string, b: string, { first, second, length }: Shared): Shared | undefined {
  if (a.slice(first, first + length) !== b.slice(second, second + length)) return undefined;
  let back = 0;
  while (back < Math.min(first, second) && a[first - back - 1] === b[second - back - 1]) back++;
  let on = length;
  while (first + on < a.length && second + on < b.length && a[first + on] === b[second + on]) on++;
  return { first: first - back, second: second - back, length: back + on };
}
