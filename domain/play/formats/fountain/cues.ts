/** Longer lines in capitals are directions. */
const maxCueLength = 60;
const extension = /[ \t]*\([^()]*\)[ \t]*\^?$/;

/**
 * Returns whether the line looks like a name in capitals. Scripts without capitals have no such lines; a cue is forced
 * with `@` there.
 */
export function looksLikeCue(line: string): boolean {
  if (line.length > maxCueLength || /^[*_(["'“‘.!?…—-]|[:;,!?…—]$/.test(line)) return false;
  const name = line.replace(/[ \t]*\^$/, "").replace(extension, "");
  return /\p{Lu}/u.test(name) && !/[\p{Ll}:\\]|\[\[/u.test(name);
}

/** Returns whether a line ends the speech above it, even if only a line of spaces separates them. */
export const endsSpeech = (line: string): boolean => /^([@#!>]|\.(?!\.))/.test(line) || looksLikeCue(line);

const continuedWords = /^(cont[’']?d?\.?|continued|continuing|more)$/i;

/** `CONT'D`, `CONTINUED`, and `MORE` are computed when pages are laid out, so they are removed on import. */
export const isContinuedMark = (words: string): boolean => continuedWords.test(words);

/** Returns where `(CONT'D)` or a similar ending starts in a cue; -1 for none. */
export function continuedAt(cue: string): number {
  const open = cue.lastIndexOf("(");
  const endsWithMark = open >= 0 && cue.endsWith(")") && cue[open - 1] !== "\\";
  return endsWithMark && isContinuedMark(cue.slice(open + 1, -1)) ? open : -1;
}
