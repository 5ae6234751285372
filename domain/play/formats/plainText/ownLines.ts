import { isClosing } from "../fountain/closingLines.ts";
import { findStageHeading, isCastHeading } from "../fountain/headings.ts";
import { stageWords, withoutStop } from "./speakers.ts";
import { extension, hasCapitalsOnly, isNumberedSong, maxNameLength } from "./textShape.ts";

/* Lines that are no part of a sentence, in text without empty lines between a play's elements. */

export const isHeadingLine = (text: string): boolean =>
  findStageHeading(text.trim(), false) !== undefined || isCastHeading(text.trim());

/** Returns a name without what follows it in brackets: `JON (CONT'D)`. */
export const bareName = (text: string): string => withoutStop(withoutExtension(text));

const withoutExtension = (text: string): string => text.replace(extension, "").trim();

/** Returns whether a line is a name in capitals. */
export function isNameLine(text: string): boolean {
  const name = withoutExtension(text);
  return (
    name.length <= maxNameLength &&
    hasCapitalsOnly(name) &&
    /^\p{L}/u.test(name) &&
    !/[,;:!?…—-]$/.test(name) &&
    name.split(/\s+/).length <= 4 &&
    !stageWords.test(name.replace(/[.]$/, "")) &&
    !isClosing(name) &&
    !isNumberedSong(name) &&
    !isHeadingLine(text)
  );
}

/** Returns whether a line isn't part of the sentence before it, although the line above is full. */
export type IsOwnLine = (line: string, before: string, after: string | undefined) => boolean;

const sentenceEnd = /[.!?…—–]["”’'»)\]]*$/;

/**
 * Returns a function that finds names and headings below full lines. Within a sentence, capitals on a line of their own
 * are a name only if they're on other lines, too.
 */
export function createOwnLineFinder(text: string): IsOwnLine {
  let repeated: ReadonlySet<string> | undefined;
  const isRepeated = (name: string): boolean => {
    repeated ??= repeatedIn(text.split("\n").filter(isNameLine).map(bareName));
    return repeated.has(name);
  };
  return (line, before, after) => {
    if (after === undefined) return false;
    if (isHeadingLine(line)) return sentenceEnd.test(before);
    return isNameLine(line) && (sentenceEnd.test(before) || isRepeated(bareName(line)));
  };
}

function repeatedIn(names: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(names.filter((name) => seen.size === seen.add(name).size));
}
