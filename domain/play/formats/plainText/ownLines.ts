import { beginsWithEntrance } from "#domain/play/stage/entrance.ts";
import { isCastHeading } from "../fountain/castHeading.ts";
import { isClosing } from "../fountain/closingLines.ts";
import { findStageHeading } from "../fountain/headings.ts";
import { stageWords } from "../words/stageWords.ts";
import { withoutStop } from "./aloneCue.ts";
import { wordsOfSpeakers } from "./splitSpeech.ts";
import { extension, hasCapitalsOnly, isNumberedSong, maxNameLength, maxNameWords } from "./textShape.ts";

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
    /^(?:\d{1,2}\. ?)?\p{L}/u.test(name) &&
    !/[,;:!?…—-]$/.test(name) &&
    name.split(/\s+/).length <= (name.endsWith(".") ? 4 : maxNameWords) &&
    !stageWords.test(name.replace(/[.]$/, "")) &&
    !isClosing(name) &&
    !isNumberedSong(name) &&
    !isHeadingLine(text)
  );
}

/** Returns whether a line isn't part of the sentence before it, although the line above is full. */
export type IsOwnLine = (line: string, before: string, after: string | undefined) => boolean;

const sentenceEnd = /[.!?…—–]["”’'»)\]]*$/;

export const endsSentence = (line: string): boolean => sentenceEnd.test(line.trimEnd());

/** Returns whether a line begins as a direction for somebody's entrance or exit, and not as what somebody says. */
export const isEntranceLine = (line: string): boolean =>
  beginsWithEntrance(line) &&
  hasSubject.test(line.trim()) &&
  !/[!?]|^\W*enter,/i.test(line) &&
  !wordsOfSpeakers.test(line);

/** `Exit.` is about the speaker. Other directions have a name. */
const hasSubject = /^\W*Ex(it|eunt)[.,]|\s\p{Lu}|^\p{Lu}{2}/u;

const beginsDirection = /^[([]\P{Ll}/u;

/**
 * Returns a function that finds names, headings and entrances below full lines. Within a sentence, capitals on a line of
 * their own are a name only if they're on other lines, too.
 */
export function createOwnLineFinder(text: string): IsOwnLine {
  let repeated: ReadonlySet<string> | undefined;
  const isRepeated = (name: string): boolean => {
    repeated ??= repeatedIn(text.split("\n").filter(isNameLine).map(bareName));
    return repeated.has(name);
  };
  const hasEmptyLines = /\n[ \t]*\n/.test(text);
  return (line, before, after) => {
    if (isEntranceLine(line) || (!hasEmptyLines && beginsDirection.test(line))) return endsSentence(before);
    if (after === undefined) return false;
    if (isHeadingLine(line)) return endsSentence(before);
    return isNameLine(line) && (endsSentence(before) || isRepeated(bareName(line)));
  };
}

function repeatedIn(names: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(names.filter((name) => seen.size === seen.add(name).size));
}
