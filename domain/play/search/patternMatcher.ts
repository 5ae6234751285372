import { foldText } from "../foldText.ts";
import { rangeOf } from "./plainMatcher.ts";
import type { Matcher, SearchQuery, TextRange } from "./searchQuery.ts";
import { isWholeWord } from "./wordEdges.ts";

/**
 * Returns a matcher for a regular expression. It may take forever, so run it in a worker that can be stopped. Throws a
 * `SyntaxError` if the pattern isn't valid.
 */
export function patternMatcher(query: SearchQuery): Matcher {
  const pattern = patternOf(query);
  return (text) => {
    const folded = foldText(text, { matchCase: true });
    const found: TextRange[] = [];
    for (const { 0: match, index } of folded.text.matchAll(pattern)) {
      const range = rangeOf(folded, index, index + match.length);
      if (range && (!query.wholeWord || isWholeWord(text, range))) found.push(range);
    }
    return found;
  };
}

/** Case is left to the pattern itself, so that `\S` doesn't become `\s`. `^` and `$` match at verse lines, too. */
const patternOf = ({ text, matchCase }: SearchQuery): RegExp =>
  new RegExp(foldText(text, { matchCase: true }).text, matchCase ? "dgmu" : "dgimu");

/**
 * Returns the replacement for a hit of a pattern: `$1` and `$<name>` are what its groups matched, `$&` is the whole hit,
 * and `$$` is a dollar sign. `\n` is a line break, as in a pattern, and `\\` a backslash. Only call it for a hit that was
 * found in this text.
 */
export function expandReplacement(query: SearchQuery, text: string, hit: TextRange, replacement: string): string {
  if (!/[$\\]/.test(replacement)) return replacement;
  const folded = foldText(text, { matchCase: true });
  for (const match of folded.text.matchAll(patternOf(query))) {
    if (folded.originalOf(match.index) !== hit.from) continue;
    const original = (edges: readonly [number, number] | undefined): string => {
      const range = edges && rangeOf(folded, ...edges);
      return range ? text.slice(range.from, range.to) : "";
    };
    return replacement.replace(placeholder, (whole, name?: string) => {
      const written = characters[whole];
      if (written !== undefined) return written;
      if (name !== undefined) return original(match.indices?.groups?.[name]);
      const group = whole === "$&" ? 0 : Number(whole.slice(1));
      return group < match.length ? original(match.indices?.[group]) : whole;
    });
  }
  return replacement;
}

const characters: Readonly<Record<string, string>> = { $$: "$", "\\n": "\n", "\\\\": "\\" };
const placeholder = /\\[n\\]|\$(?:[$&\d]|<([^>]+)>)/g;
