const continuedWords = /^(cont[’']?d?\.?|continued|continuing|more|continúa|forts\.?|fortsetzung|suite)$/i;

/** `CONT'D`, `CONTINUED`, `MORE` and the like are computed when pages are laid out, so they are removed on import. */
export const isContinuedMark = (words: string): boolean => continuedWords.test(words);

/** Returns where `(CONT'D)` or a similar ending starts in a cue; -1 for none. */
export function continuedAt(cue: string): number {
  const open = cue.lastIndexOf("(");
  const endsWithMark = open >= 0 && cue.endsWith(")") && cue[open - 1] !== "\\";
  return endsWithMark && isContinuedMark(cue.slice(open + 1, -1)) ? open : -1;
}

/** Returns a cue without `(CONT'D)` or a similar ending. */
export function withoutContinuedMark(cue: string): string {
  const at = continuedAt(cue);
  return at > 0 ? cue.slice(0, at).trim() : cue;
}
