import { type FoldedText, foldText } from "../foldText.ts";
import type { Matcher, SearchQuery, TextRange } from "./searchQuery.ts";
import { isWholeWord } from "./wordEdges.ts";

/** Returns a matcher for a text that isn't a pattern. An empty text matches nothing. */
export function plainMatcher(query: SearchQuery): Matcher {
  const wanted = foldText(query.text, query).text;
  if (wanted === "") return () => [];
  const pattern = new RegExp(withSigns(wanted), "g");
  return (text) => {
    const folded = foldText(text, query);
    const found: TextRange[] = [];
    pattern.lastIndex = 0;
    for (let match = pattern.exec(folded.text); match; match = pattern.exec(folded.text)) {
      const range = rangeOf(folded, match.index, pattern.lastIndex);
      if (range && (!query.wholeWord || isWholeWord(text, range))) found.push(range);
      else pattern.lastIndex = match.index + 1;
    }
    return found;
  };
}

/** Three dots also match an ellipsis, and two hyphens a dash, because keyboards don't have those. */
const withSigns = (wanted: string): string =>
  wanted
    .replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")
    .replaceAll("\\.\\.\\.", "(?:\\.{3}|…)")
    .replace(/---?/g, "(?:$&|[–—])");

/** Returns the range in the original; undefined if it would cut a character. */
export function rangeOf({ originalOf }: FoldedText, start: number, end: number): TextRange | undefined {
  const from = originalOf(start);
  const to = originalOf(end);
  return from === undefined || to === undefined || from === to ? undefined : { from, to };
}
