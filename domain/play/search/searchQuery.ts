import type { BlockId, BlockKind } from "../play.ts";

/** What a writer looks for. */
export interface SearchQuery {
  readonly text: string;
  readonly matchCase: boolean;
  readonly wholeWord: boolean;
  /** Whether `text` is a regular expression. */
  readonly isPattern: boolean;
  readonly scope: SearchScope;
}

/** Limits a search. A block must meet all of the conditions. */
export interface SearchScope {
  readonly kind?: BlockKind;
  /** The key of a character: only what this character says, alone or with others. */
  readonly character?: string;
  /** An act or a scene: only what's under this heading. */
  readonly heading?: BlockId;
}

export const emptyQuery: SearchQuery = {
  text: "",
  matchCase: false,
  wholeWord: false,
  isPattern: false,
  scope: {},
};

/** Offsets in a block's text. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** Returns where a text matches, in order and without overlaps. */
export type Matcher = (text: string) => readonly TextRange[];

/** Returns whether two queries match the same text, wherever they look for it. */
export const hasSameMatches = (a: SearchQuery, b: SearchQuery): boolean =>
  a.text === b.text && a.matchCase === b.matchCase && a.wholeWord === b.wholeWord && a.isPattern === b.isPattern;
