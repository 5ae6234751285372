import { type FoldedText, foldText } from "../foldText.ts";
import type { Matcher, SearchQuery, TextRange } from "./searchQuery.ts";
import { isWholeWord } from "./wordEdges.ts";

/** Returns a matcher for a text that isn't a pattern. An empty text matches nothing. */
export function plainMatcher(query: SearchQuery): Matcher {
  const wanted = foldText(query.text, query).text;
  return (text) => {
    if (wanted === "") return [];
    const folded = foldText(text, query);
    const found: TextRange[] = [];
    for (let at = folded.text.indexOf(wanted); at >= 0; ) {
      const range = rangeOf(folded, at, at + wanted.length);
      const isHit = range !== undefined && (!query.wholeWord || isWholeWord(text, range));
      if (isHit) found.push(range);
      at = folded.text.indexOf(wanted, isHit ? at + wanted.length : at + 1);
    }
    return found;
  };
}

/** Returns the range in the original; undefined if it would cut a character. */
export function rangeOf({ originalOf }: FoldedText, start: number, end: number): TextRange | undefined {
  const from = originalOf(start);
  const to = originalOf(end);
  return from === undefined || to === undefined || from === to ? undefined : { from, to };
}
