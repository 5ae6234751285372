import { patternMatcher } from "#domain/play/search/patternMatcher.ts";
import type { SearchQuery, TextRange } from "#domain/play/search/searchQuery.ts";

export interface PatternWork {
  readonly query: SearchQuery;
  /** The texts of blocks. */
  readonly texts: readonly string[];
}

/** Why a pattern has no results. */
export type PatternProblem = "invalid" | "slow" | "too-many" | "unavailable";

/** The matches in each text, or why there are none. */
export type PatternAnswer =
  | { readonly kind: "found"; readonly ranges: readonly (readonly TextRange[])[] }
  | { readonly kind: "failed"; readonly problem: PatternProblem };

/** Looks for a pattern in texts. Never throws. */
export type SearchPattern = (work: PatternWork, signal: AbortSignal) => Promise<PatternAnswer>;

/** Several times as many as the letters "e" in the longest plays. */
const maxMatches = 300_000;

/** Returns the matches of a pattern. A catastrophic pattern may take forever. */
export function searchTexts({ query, texts }: PatternWork): PatternAnswer {
  const match = patternMatcher(query);
  const ranges: (readonly TextRange[])[] = [];
  let count = 0;
  for (const text of texts) {
    const found = match(text);
    count += found.length;
    if (count > maxMatches) return { kind: "failed", problem: "too-many" };
    ranges.push(found);
  }
  return { kind: "found", ranges };
}
