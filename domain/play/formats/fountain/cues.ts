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
