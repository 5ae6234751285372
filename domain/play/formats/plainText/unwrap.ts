import { isCastHeading } from "../fountain/castHeading.ts";
import { createDivisionFinder, type FindDivision } from "./createDivisionFinder.ts";
import { createOwnLineFinder, endsSentence, type IsOwnLine, isHeadingLine, isNameLine } from "./ownLines.ts";
import { isCaselessName } from "./textShape.ts";

/** Text with longer lines wasn't wrapped by hand. */
const maxWrapWidth = 90;
/** The share of lines that may be wider: headings, tables. */
const outliers = 0.02;

/**
 * Returns a function that joins the lines of a paragraph that were wrapped because they were full: the next line's
 * first word wouldn't have fit. Verse keeps its lines.
 */
export function createUnwrapper(
  text: string,
  beginsSpeechOfDense?: (line: string) => boolean,
): (lines: readonly string[]) => readonly string[] {
  const all = text.split("\n");
  const beginsSpeech = beginsSpeechOfDense ?? (() => false);
  const isWrapped = !beginsSpeechOfDense || continueSentences(all, beginsSpeechOfDense);
  const { width, isUsual } = isWrapped ? wrapOf(all) : { width: undefined, isUsual: false };
  const isProse = width !== undefined && isBrokenByHand(all, width, beginsSpeech);
  const isOwn = createOwnLineFinder(text);
  const isOwnLine: IsOwnLine = (line, before, after) => beginsSpeech(line) || isOwn(line, before, after);
  const joining = { isUsual, isProse, findDivision: createDivisionFinder(text), isOwnLine };
  return (lines) =>
    width === undefined ? lines.map((line) => line.trim()) : joinWrapped(lines, { width, ...joining });
}

/** If so many lines without a name continue a sentence, lines were wrapped or are verse. */
const continuingShare = 1 / 3;

/** Nothing before a play has more lines. */
export const maxBefore = 60;

/**
 * Returns whether lines that don't begin a speech usually continue the sentence of the line above. If they don't, in a
 * text without empty lines, every line is a paragraph.
 */
export function continueSentences(
  lines: readonly string[],
  beginsSpeech: (line: string, at: number) => boolean,
): boolean {
  let [others, continuing] = [0, 0];
  // Titles and lists of characters come before the play.
  const first = lines.slice(0, maxBefore).findIndex((line, at) => line.trim() !== "" && beginsSpeech(line.trim(), at));
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1] ?? "";
    if (at < first || line.trim() === "" || before.trim() === "" || beginsSpeech(line.trim(), at)) continue;
    if (isHeadingLine(line) || isHeadingLine(before)) continue;
    others++;
    if (!endsSentence(before)) continuing++;
  }
  return continuing > 1 && continuing >= others * continuingShare;
}

/** In prose that was broken by hand, so many further lines begin in lowercase. Verse begins with capitals. */
const lowercaseShare = 0.4;
const minLowercase = 8;
/** Lines that a program broke are nearly all full. */
const maxFullShare = 0.75;

/** In a script without lowercase, a line continues the one above if that one doesn't end a sentence. */
const caseless = /^[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Returns whether lines continue as prose does that somebody broke by hand, at different lengths. */
function isBrokenByHand(lines: readonly string[], width: number, beginsSpeech: (line: string) => boolean): boolean {
  const further = lines.flatMap((line, at) => {
    const [before, text] = [(lines[at - 1] ?? "").trimEnd(), line.trim()];
    return text === "" || before === "" || beginsSpeech(text) ? [] : [{ before, text }];
  });
  const continuing = further.filter(
    ({ before, text }) => /^\p{Ll}/u.test(text) || (caseless.test(text) && !endsSentence(before)),
  );
  const full = continuing.filter(
    ({ before, text }) => before.length + 1 + (text.split(" ", 1)[0] ?? "").length > width,
  ).length;
  return (
    continuing.length >= minLowercase &&
    continuing.length >= further.length * lowercaseShare &&
    full < continuing.length * maxFullShare
  );
}

interface Wrap {
  /** The length of a full line; undefined if lines weren't wrapped. */
  readonly width: number | undefined;
  /** Whether full lines are common. */
  readonly isUsual: boolean;
}

/** Returns how lines were wrapped. */
export function wrapOf(lines: readonly string[]): Wrap {
  const lengths = lines
    .filter((line) => line.trim() !== "")
    .map((line) => line.trimEnd().length)
    .sort((a, b) => a - b);
  const width = lengths[Math.ceil((lengths.length - 1) * (1 - outliers))] ?? 0;
  const full = lengths.filter((length) => length > width - nearlyFull).length;
  return {
    width: width <= maxWrapWidth && width >= 40 ? width : undefined,
    isUsual: full >= minFullLines && full / lengths.length >= minFullShare,
  };
}

/** A line at most this many characters short of the width is full: the next word was longer. */
const nearlyFull = 12;
/** With fewer full lines than this, and a smaller share, they're only the longest lines of a short text. */
const minFullLines = 4;
const minFullShare = 0.1;

interface Joining {
  readonly width: number;
  readonly isUsual: boolean;
  /** Whether every line continues the one above, whatever its length. */
  readonly isProse: boolean;
  readonly findDivision: FindDivision;
  readonly isOwnLine: IsOwnLine;
}

/** Joins wrapped lines. */
function joinWrapped(lines: readonly string[], { findDivision, isOwnLine, ...joining }: Joining): readonly string[] {
  const out: string[] = [];
  const isCast = isCastHeading(lines[0]?.trim() ?? "");
  let length = Number.NaN;
  for (const [at, line] of lines.entries()) {
    const text = line.trim();
    const last = out.at(-1);
    // Each person of a list is a line.
    const isOwn = last === undefined || (isCast && endsSentence(last)) || isOwnLine(text, last, lines[at + 1]);
    if (!isOwn && continues(text, { last, length }, joining)) out[out.length - 1] = joinLines(last, text, findDivision);
    else out.push(text);
    length = line.trimEnd().length;
  }
  return out;
}

/**
 * Returns whether a line continues the one above, which was full. Unless full lines are common, only a line that starts in
 * lowercase does.
 */
function continues(
  text: string,
  { last, length }: { readonly last: string; readonly length: number },
  { width, isUsual, isProse }: Pick<Joining, "width" | "isUsual" | "isProse">,
): boolean {
  const [word = ""] = text.split(" ", 1);
  if (!isProse) return length + 1 + word.length > width && (isUsual || /^\p{Ll}/u.test(word));
  return (
    length >= width * minShareOfWidth &&
    ![text, last].some(isHeadingLine) &&
    !isNameLine(last) &&
    !isCaselessOwn(text, last) &&
    !isBracketed(text, last)
  );
}

/** Whether a line is a name in a script without capitals, or is below one. */
const isCaselessOwn = (text: string, before: string): boolean =>
  isCaselessName(before) || (isCaselessName(text) && endsSentence(before));

/** Wrapped by hand, no line is shorter. */
const minShareOfWidth = 0.5;

/** Whether brackets begin after a sentence, or filled the line before. */
const isBracketed = (text: string, before: string): boolean =>
  (/^[([]/.test(text) && (endsSentence(before) || /[)\]]$/.test(before))) || /^[([].*[)\]][.]?$/.test(before);

function joinLines(line: string, next: string, findDivision: FindDivision): string {
  const division = findDivision(line, next);
  if (division === undefined) return `${line} ${next}`;
  return (division === "divided" ? line.slice(0, -1) : line) + next;
}
