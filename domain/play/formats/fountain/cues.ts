/** Longer lines in capitals are directions. */
const maxCueLength = 60;
/** An extension such as `(offstage)`, and the mark of a simultaneous speech. */
const ending = /(?:[ \t]*\([^()]*\))?[ \t]*\^?$/;
const neverFirst = "*_([\"'“‘.!?…—-";
const neverLast = ":;,!?…—";

/**
 * Returns whether the line looks like a name in capitals. Scripts without capitals have no such lines; a cue is forced
 * with `@` there.
 */
export function looksLikeCue(line: string): boolean {
  if (line.length > maxCueLength || line === "") return false;
  const last = line.charAt(line.length - 1);
  if (neverFirst.includes(line.charAt(0)) || neverLast.includes(last)) return false;
  const name = last === "^" || line.includes("(") ? line.replace(ending, "") : line;
  return !/[\p{Ll}:\\]|\[\[/u.test(name) && /\p{Lu}/u.test(name);
}

/** Returns whether a line ends the speech above it, even if only a line of spaces separates them. */
export const endsSpeech = (line: string): boolean => /^([@#!>]|\.(?!\.))/.test(line) || looksLikeCue(line);
