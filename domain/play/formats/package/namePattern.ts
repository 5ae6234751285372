import { acceptableLetters, acceptableName, withoutOuterPeriods } from "../writing/fileName.ts";

/** What a pattern's marks stand for. Empty if the file has none: a blind file has no author. */
export interface NamedValues {
  readonly title: string;
  readonly author: string;
  /** What distinguishes the file from others of the same play. */
  readonly part: string;
}

const mark = /\[(title|author|part)\]/gi;

/**
 * Returns a name without its extension by a pattern such as `[TITLE] – [AUTHOR].pdf`. An extension in the pattern is left
 * out. What stands between two marks is dropped with the one that's empty. Letters that a system refuses are replaced.
 */
export function nameByPattern(pattern: string, values: NamedValues): string {
  const pieces = pattern.replace(/\.(pdf|docx?)\s*$/i, "").split(mark);
  let name = "";
  let between = "";
  for (const [at, piece] of pieces.entries()) {
    if (at % 2 === 0) {
      between = acceptableLetters(piece);
      continue;
    }
    const value = acceptableName(values[piece.toLowerCase() as keyof NamedValues]);
    // Words are for all files, and separators only for what they separate.
    if (/[\p{L}\p{N}]/u.test(between)) name += between;
    else if (value !== "" && name !== "") name += between;
    name += value;
    between = "";
  }
  if (/[\p{L}\p{N}]/u.test(between)) name += between;
  return withoutOuterPeriods(name.replace(/\s+/g, " ")).replace(/^[\s–—_,-]+|[\s–—_,-]+$/g, "");
}

/** Returns whether files of the same copy get different names by a pattern. */
export const namesParts = (pattern: string): boolean => /\[part\]/i.test(pattern);
