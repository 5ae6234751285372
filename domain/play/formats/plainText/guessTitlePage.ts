import { emptyFront } from "#domain/play/front/frontFields.ts";
import { findIntroduced } from "#domain/play/layout/front/findIntroduced.ts";
import { isUsualCredit } from "#domain/play/layout/pageWords.ts";
import type { FrontMatter } from "#domain/play/play.ts";
import { isCastHeading } from "../fountain/castHeading.ts";
import { isClosing } from "../fountain/closingLines.ts";
import { findStageHeading } from "../fountain/headings.ts";
import { findMarkedCue } from "./cueFinders.ts";
import { lineOf, type Paragraph, plainLayout } from "./paragraph.ts";
import { hasCapitalsOnly } from "./textShape.ts";

export interface GuessedTitlePage {
  readonly front: FrontMatter;
  /** How many paragraphs of the text belong to it. */
  readonly length: number;
}

/** Limits on the number and length of a title page's lines. */
const maxLines = 8;
const maxLineLength = 90;

export const byline =
  /^(?:(.{0,60}?)[ \t]+)?(?:(?:written|adapted|devised|created)[ \t]+)?(?:by|von|par|автор|מאת|פון)[ \t]*:?(?:[ \t]+(\S.{0,80})|$)/iu;
const bylineOfLine = /^(?:de|di|af|av|van|por|door|от|author|autor|auteur|autore)[ \t]*:?[ \t]+(\S.{0,80})$/iu;

interface TitleLine {
  readonly text: string;
  readonly paragraph: number;
}

/** Guesses the title and the author before the play; empty if nothing suggests a title page. */
export function guessTitlePage(paragraphs: readonly Paragraph[], speaks: (name: string) => boolean): GuessedTitlePage {
  const none = { front: emptyFront, length: 0 };
  const { lines, isHeaded } = linesBefore(paragraphs);
  const [title, ...below] = lines;
  if (!title || !isTitle(title.text)) return none;
  const more = below.filter(({ text }) => !findIntroduced(text));
  const by = findByline(more);
  if (speaks(title.text) && !isKindOfPlay(more[0]) && !isAboveTitlePage(more, by)) return none;
  const page = by
    ? titlePageOf(paragraphs, title, more.slice(0, by.at), by)
    : isHeaded || isKindOfPlay(more[0])
      ? guessWithoutByline(title, isHeaded ? more : kindAndAuthor(more, speaks))
      : undefined;
  return page ? withAddress(withIntroduced(page, below), beforeChosen(paragraphs)) : none;
}

/** An address has at most so many lines. */
const maxAddress = 8;
const email = /\S@\S+\.\p{L}{2,}/u;
const telephone = /^\D{0,12}\+?(?:\d[ ()./-]{0,3}){7,15}$/;

/** Adds the address below what was found of a title page: short lines, of which one says how to reach somebody. */
function withAddress({ front, length }: GuessedTitlePage, paragraphs: readonly Paragraph[]): GuessedTitlePage {
  const lines = linesBefore(paragraphs.slice(length)).lines.slice(0, maxAddress);
  const last = lines.findLast(({ text }) => email.test(text) || telephone.test(text));
  if (!last) return { front, length };
  const address = lines.filter(({ paragraph }) => paragraph <= last.paragraph).map(({ text }) => text);
  return { front: { ...front, contact: address.join("\n") }, length: length + last.paragraph + 1 };
}

/**
 * Finds what's below a title that the file names otherwise, such as by a style: the author, and what's between. Returns
 * the number of paragraphs, without a title; none if there's no author.
 */
export function guessBelowTitle(title: string, paragraphs: readonly Paragraph[]): GuessedTitlePage {
  // The title may be a character's name, too.
  const all = [{ lines: [lineOf([{ text: title }])], apart: true, layout: { ...plainLayout } }, ...paragraphs];
  const { front, length } = guessTitlePage(all, () => false);
  return front.authors === "" ? { front: emptyFront, length: 0 } : { front: { ...front, title }, length: length - 1 };
}

/** Plays are named after their heroes. Then what's below isn't a speech: an author, or what kind of play it is. */
function isAboveTitlePage(lines: readonly TitleLine[], by: Byline | undefined): boolean {
  if (by) return by.at <= maxBeforeByline && isFullName(by.author);
  return lines.every(({ text }) => !/[.!?…]$/.test(text));
}

const maxBeforeByline = 2;

/** Adds the fields that are introduced on a title page, or right below what was found of it. */
function withIntroduced(page: GuessedTitlePage, lines: readonly TitleLine[]): GuessedTitlePage {
  let { front, length } = page;
  for (const { text, paragraph } of lines) {
    const introduced = findIntroduced(text);
    if (!introduced || paragraph > length) continue;
    front = { ...front, [introduced.field]: introduced.text };
    length = Math.max(length, paragraph + 1);
  }
  return { front, length };
}

const isTitle = (text: string): boolean =>
  text.length <= maxLineLength &&
  !/[:;,]$|^[([]|^[^\p{L}\p{N}]*$/u.test(text) &&
  !isCastHeading(text) &&
  !isClosing(text) &&
  findStageHeading(text, true) === undefined &&
  findMarkedCue(text)?.certain !== true;

function linesBefore(paragraphs: readonly Paragraph[]): { lines: readonly TitleLine[]; isHeaded: boolean } {
  const lines: TitleLine[] = [];
  for (const [index, paragraph] of beforeChosen(paragraphs).entries()) {
    for (const { text } of paragraph.lines) {
      const line = text.trim();
      if (findStageHeading(line, true) || isCastHeading(line)) return { lines, isHeaded: true };
      if (lines.length === maxLines || line.length > maxLineLength) return { lines, isHeaded: false };
      lines.push({ text: line, paragraph: index });
    }
  }
  return { lines, isHeaded: false };
}

/** What the writer says is an element of the play isn't on the title page, nor is anything after it. */
function beforeChosen(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const chosen = paragraphs.findIndex(({ layout }) => layout.isChosen);
  return chosen < 0 ? paragraphs : paragraphs.slice(0, chosen);
}

interface Byline {
  /** Its index among the lines after the title. */
  readonly at: number;
  readonly author: string;
  /** The text before it on its line, as in `A play by`. */
  readonly before: string;
  readonly last: TitleLine;
}

function findByline(lines: readonly TitleLine[]): Byline | undefined {
  for (const [at, line] of lines.entries()) {
    const [all, before = "", named = bylineOfLine.exec(line.text)?.[1]] = byline.exec(line.text) ?? [];
    const isBare = isUsualCredit(line.text) || (all !== undefined && named === undefined);
    const last = isBare ? lines[at + 1] : line;
    const author = isBare ? last?.text : named;
    if (last && author && isPerson(author)) return { at, author: author.trim(), before, last };
  }
  return undefined;
}

/** Returns whether a text can be a person's name: words that begin with capitals, except `and`, `de`, `von`. */
function isPerson(text: string): boolean {
  const words = text.trim().split(/\s+/);
  const capitals = words.filter((word) => /^[\p{Lu}\p{Lo}]/u.test(word));
  return words.length <= 10 && capitals.length * 2 > words.length && !/[!?;:,]$|[^.\s]{3,}\.$/u.test(text.trim());
}

function titlePageOf(
  paragraphs: readonly Paragraph[],
  title: TitleLine,
  between: readonly TitleLine[],
  { author, before, last }: Byline,
): GuessedTitlePage | undefined {
  const below = linesBelow(paragraphs, last);
  if (below.length > maxLinesBelow) return undefined;
  const own = below.filter((text) => !findIntroduced(text));
  const subtitle = [...between.map(({ text }) => text), before, ...own].filter(Boolean).join("\n");
  return { front: { ...emptyFront, title: title.text, subtitle, authors: author }, length: last.paragraph + 1 };
}

/** A paragraph with more lines after the author isn't a title page. */
const maxLinesBelow = 3;

/** Returns the rest of a line's paragraph. */
function linesBelow(paragraphs: readonly Paragraph[], { text, paragraph }: TitleLine): readonly string[] {
  const lines = (paragraphs[paragraph]?.lines ?? []).map((line) => line.text.trim());
  return lines.slice(lines.indexOf(text) + 1);
}

export const playWord =
  /(play|comedy|tragedy|drama|farce|musical|melodrama|act|acts|pièce|comédie|tragédie|stück|komödie|schauspiel|trauerspiel|comedia|tragedia|commedia|dramma|пьеса|комедия|драма)(?!\p{L})/iu;

/** `A play in one act`, `Пьеса в одном действии`: below a title, it's no part of the play. */
const kindOfPlay =
  /^(\p{L}+ ){0,3}(play|comedy|tragedy|drama|farce|pièce|comédie|tragédie|drame|stück|komödie|lustspiel|schauspiel|trauerspiel|tragödie|obra|comedia|tragedia|peça|commedia|dramma|pjäs|komedi|lustspel|skådespel|sorgespel|пьеса|комедия|драма|трагедия|шутка|п'єса|п’єса|комедія)( \p{L}+)? (in|en|em|i|v|w|в|у) (\p{L}+|\d+) (acts?|actes?|actos?|atos?|atto|atti|akt(en|er|e)?|akten|aufzug|aufzügen|dele?|действи(и|ях)|дії|діях|акт(е|ах)|частях|картинах|scenes?)[.]?$/iu;
const isKindOfPlay = (line: TitleLine | undefined): boolean => line !== undefined && kindOfPlay.test(line.text);

/** Returns the lines of a title page that no heading ends: the kind of play, and the author below it. */
function kindAndAuthor(lines: readonly TitleLine[], speaks: (name: string) => boolean): readonly TitleLine[] {
  const [kind, author] = lines;
  if (!kind) return [];
  return author && isFullName(author.text) && !speaks(author.text) ? [kind, author] : [kind];
}

/**
 * Guesses a title page without "by". A short line alone before the first heading is the title; the lines below it may
 * be the kind of play and the author.
 */
function guessWithoutByline(title: TitleLine, more: readonly TitleLine[]): GuessedTitlePage | undefined {
  if (more.length > 2 || /[.]$/.test(title.text)) return undefined;
  const subtitle = more.find((line) => isKindOfPlay(line) || playWord.test(line.text));
  const author = more.find((line) => line !== subtitle && isFullName(line.text));
  if (more.some((line) => line !== subtitle && line !== author)) return undefined;
  if (author && hasCapitalsOnly(author.text) && !hasCapitalsOnly(title.text)) return undefined;
  const front = { ...emptyFront, title: title.text, subtitle: subtitle?.text ?? "", authors: author?.text ?? "" };
  return { front, length: (more.at(-1) ?? title).paragraph + 1 };
}

const isFullName = (text: string): boolean => {
  const words = text.split(/\s+/);
  return words.length > 1 && words.length <= 4 && isPerson(text) && !/[\d.:]$/.test(text);
};
