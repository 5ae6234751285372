import type { BlockKind } from "./play.ts";

export const directionKinds: ReadonlySet<BlockKind> = new Set<BlockKind>(["setting", "direction", "parenthetical"]);

/** Returns the name in a cue without remarks about the voice: `MOTHER (off)` becomes `MOTHER`. */
export function speakerOf(cue: string): string {
  const open = cue.indexOf("(");
  return (open > 0 && cue.trimEnd().endsWith(")") ? cue.slice(0, open) : cue).trim();
}

/**
 * Scripts without spaces between words: each character counts as one word, as in word processors for these languages.
 */
const unspacedScripts = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

/** Everything that may be in those scripts. Most texts have none of it, and testing for it is much quicker. */
const maybeUnspaced = /[\u0e00-\u0e7f\u2e80-\uffff]/;

/** Anything between spaces that contains a letter or a digit. A dash alone isn't a word. */
export function countWords(text: string): number {
  const spaced = maybeUnspaced.test(text) ? text.replace(unspacedScripts, " $& ") : text;
  return spaced.split(/\s+/).filter((word) => /[a-z]|[\p{L}\p{N}]/u.test(word)).length;
}
