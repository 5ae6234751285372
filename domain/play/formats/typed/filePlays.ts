import { findIntroduced } from "#domain/play/layout/front/findIntroduced.ts";
import { isCastHeading } from "../fountain/castHeading.ts";
import { findStageHeading } from "../fountain/headings.ts";
import { foldName } from "../plainText/cueForm.ts";
import { byline, guessTitlePage, playWord } from "../plainText/guessTitlePage.ts";
import { type Paragraph, type TypedLayout, textOfParagraph } from "../plainText/paragraph.ts";
import { findSpeakers, type Speakers } from "../plainText/speakers.ts";
import { hasCapitalsOnly, isInBrackets } from "../plainText/textShape.ts";

/*
 * Collections of one-act plays have several plays in one file. Each begins with its title above a list of characters, or
 * with a title page after the end of the play before it, or with a paragraph in Word's title style.
 */

/** One of several plays in a file. */
export interface FilePlay {
  readonly title: string;
  /** The first of its paragraphs. It ends where the next one begins. */
  readonly from: number;
}

/** More plays than a book has. What follows the last one belongs to it. */
const maxPlays = 50;
/** A title page has at most so many paragraphs before the list of characters. */
const maxTitlePage = 14;
const maxTitleLine = 90;
/** With fewer speeches, a list of characters isn't that of another play. */
const minSpeeches = 5;
/** So much of a text shows whether it begins with a title page. */
const maxBeginning = 40;

const endOfPlay = /^(the end|end of (the )?play|finis|fin( de la (obra|pièce))?|ende|fine|конец|終わり|幕)[.!]?$/iu;

const firstLine = ({ lines }: Paragraph): string => lines[0]?.text.trim() ?? "";
const isEnd = (one: Paragraph): boolean => one.lines.length === 1 && endOfPlay.test(firstLine(one));

/** Returns the plays of a file that has several; none if it's one play. */
export function findFilePlays(paragraphs: readonly Paragraph[]): readonly FilePlay[] {
  const casts = placesOf(paragraphs, (one) => isCastHeading(firstLine(one)));
  const ends = placesOf(paragraphs, isEnd).filter((at) => at < paragraphs.length - minSpeeches);
  const titles = placesOf(
    paragraphs,
    (one, at) =>
      isTitle(one.layout) &&
      !isTitle(paragraphs[at - 1]?.layout) &&
      findStageHeading(firstLine(one), true) === undefined,
  );
  if (casts.length < 2 && ends.length === 0 && titles.length < 2) return [];
  const speakers = findSpeakers(paragraphs);
  const text: Text = { paragraphs, speakers, isListed: titlesBefore(paragraphs, casts[0] ?? 0) };
  const starts = [
    ...titles,
    ...casts.flatMap((at) => startAbove(at, text) ?? []),
    ...ends.flatMap((at) => startBelow(at, text) ?? []),
  ];
  const plays = withSpeeches(starts, countSpeeches(text))
    .slice(0, maxPlays)
    .map((from) => ({ from, title: titleAt(from, text) }));
  return plays.length < 2 ? [] : withoutContents(plays, casts[0] ?? 0, text);
}

/** Returns the starts, in order, after which there are speeches before the next one. The first play may have no start. */
function withSpeeches(starts: readonly number[], speechesBefore: readonly number[]): readonly number[] {
  const before = (at: number): number => speechesBefore[at] ?? 0;
  const all = speechesBefore.at(-1) ?? 0;
  const found: number[] = [];
  for (const start of [...starts].sort((a, b) => a - b)) {
    const last = found.at(-1);
    const isFar = before(start) - before(last ?? 0) >= minSpeeches;
    if (last === undefined && isFar) found.push(0);
    if (last === undefined || isFar) found.push(start);
  }
  return found.filter((start) => all - before(start) >= minSpeeches);
}

/** If later titles are listed before the first play, it begins with the last of the listed titles, which is its own. */
function withoutContents(plays: readonly FilePlay[], cast: number, text: Text): readonly FilePlay[] {
  const [first, ...more] = plays;
  if (!first || !more.some(({ title }) => text.isListed(title))) return plays;
  const lines = text.paragraphs.slice(0, cast).map((one) => foldName(firstLine(one)));
  const own = text.paragraphs
    .slice(0, cast)
    .findLastIndex((one, at) => !introducesAuthor(one) && lines.indexOf(lines[at] ?? "") < at);
  return own <= first.from ? plays : [{ from: own, title: titleAt(own, text) }, ...more];
}

interface Text {
  readonly paragraphs: readonly Paragraph[];
  readonly speakers: Speakers;
  /** Whether a line is among those before the first play, as in a list of contents. */
  readonly isListed: (line: string) => boolean;
}

const placesOf = (paragraphs: readonly Paragraph[], is: (one: Paragraph, at: number) => boolean): readonly number[] =>
  paragraphs.flatMap((one, at) => (is(one, at) ? [at] : []));

/** Whether a paragraph has Word's title style. After the first speech, readers don't take it for the title page's. */
const isTitle = (layout: TypedLayout | undefined): boolean =>
  layout !== undefined && (layout.field === "title" || titleStyles.get(layout.style?.toLowerCase() ?? "") === "title");

/** The fields of the title page that Word's own styles name. */
const titleStyles: ReadonlyMap<string, "title" | "subtitle"> = new Map([
  ["title", "title"],
  ["subtitle", "subtitle"],
]);

/** Gives the paragraphs in Word's title styles with which a play begins their fields. */
export function withTitleFields(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const fieldOf = ({ style = "" }: TypedLayout) => titleStyles.get(style.toLowerCase());
  const end = paragraphs.findIndex(({ layout }) => !fieldOf(layout));
  return paragraphs.map((one, at) => {
    const field = at < end ? fieldOf(one.layout) : undefined;
    return field ? { ...one, layout: { ...one.layout, field } } : one;
  });
}

function titlesBefore(paragraphs: readonly Paragraph[], end: number): (line: string) => boolean {
  const before = paragraphs
    .slice(0, Math.max(0, end - 1))
    .flatMap(({ lines }) => lines.map(({ text }) => foldName(text)));
  const known = new Set(before.filter((line) => line.length > 2 && line.length <= maxTitleLine));
  return (line) => known.has(foldName(line));
}

/** Returns how many speeches are before each paragraph, and at the end, how many there are. */
function countSpeeches({ paragraphs, speakers }: Text): readonly number[] {
  let count = 0;
  const before = paragraphs.map((one, at) => {
    const here = count;
    if (one.layout.kind === "cue" || speakers.find(one, paragraphs[at + 1])) count++;
    return here;
  });
  return [...before, count];
}

/** Returns where the title page above a list of characters begins; undefined if there's none. */
function startAbove(cast: number, text: Text): number | undefined {
  const { paragraphs } = text;
  const earliest = Math.max(0, cast - maxTitlePage);
  const end = paragraphs.slice(earliest, cast).findLastIndex(isEnd);
  if (end >= 0) return startBetween(earliest + end + 1, cast, text);
  let start = cast;
  while (start > earliest && isOfTitlePage(paragraphs[start - 1], text)) start--;
  // A title in ordinary letters is known by what's below it.
  const above = paragraphs[start - 1];
  if (start < cast && start > earliest && above && introducesAuthor(paragraphs[start]) && isShort(above, text)) start--;
  return start < cast ? start : undefined;
}

function startBetween(start: number, cast: number, text: Text): number | undefined {
  const between = text.paragraphs.slice(start, cast);
  return between.length > 0 && between.every((one) => isShort(one, text)) ? start : undefined;
}

/** Returns where a title page begins after the end of a play. */
function startBelow(end: number, { paragraphs, speakers }: Text): number | undefined {
  const beginning = paragraphs.slice(end + 1, end + 1 + maxBeginning);
  return guessTitlePage(beginning, speakers.has).length > 0 ? end + 1 : undefined;
}

const introducesAuthor = (one: Paragraph | undefined): boolean =>
  one !== undefined && (byline.test(firstLine(one)) || playWord.test(firstLine(one)));

/** Returns whether a paragraph is as short as those of a title page, and nobody speaks. */
function isShort(one: Paragraph, { speakers }: Text): boolean {
  const line = firstLine(one);
  return (
    one.lines.every(({ text }) => text.length <= maxTitleLine) &&
    !/[.!?,;:]$/.test(line) &&
    !isInBrackets(textOfParagraph(one)) &&
    findStageHeading(line, true) === undefined &&
    one.layout.kind !== "cue" &&
    speakers.find(one, undefined) === undefined
  );
}

function isOfTitlePage(one: Paragraph | undefined, text: Text): boolean {
  const line = one ? firstLine(one) : "";
  if (!one || isEnd(one) || findStageHeading(line, true)) return false;
  if (introducesAuthor(one) || findIntroduced(line)) return line.length <= maxTitleLine && !isInBrackets(line);
  if (one.layout.field) return true;
  return isShort(one, text) && (hasCapitalsOnly(line) || one.layout.centered || text.isListed(line));
}

function titleAt(from: number, { paragraphs, speakers }: Text): string {
  const styled = paragraphs.slice(from, from + maxTitlePage).find(({ layout }) => isTitle(layout));
  if (styled) return firstLine(styled).slice(0, maxTitleLine);
  const { front } = guessTitlePage(paragraphs.slice(from, from + maxBeginning), speakers.has);
  return front.title || (paragraphs[from] ? firstLine(paragraphs[from]).slice(0, maxTitleLine) : "");
}
