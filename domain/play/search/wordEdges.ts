import type { TextRange } from "./searchQuery.ts";

let segmenter: Intl.Segmenter | undefined;

/** Returns whether a range starts and ends at the edge of a word: "don" isn't a word in "don't". */
export function isWholeWord(text: string, { from, to }: TextRange): boolean {
  if (isBesideSpace(text, from) && isBesideSpace(text, to)) return true;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "word" });
  const words = segmenter.segment(text);
  const isEdge = (at: number): boolean => at === text.length || words.containing(at)?.index === at;
  return isEdge(from) && isEdge(to);
}

/** Most edges are obvious, and segmenting takes long. */
const isBesideSpace = (text: string, at: number): boolean =>
  at === 0 || at === text.length || text[at] === " " || text[at - 1] === " ";
