import { isCastHeading } from "../fountain/castHeading.ts";
import { isClosing } from "../fountain/closingLines.ts";
import { findStageHeading } from "../fountain/headings.ts";
import { findAloneCue, nameIndent } from "./aloneCue.ts";
import { type Cue, type CueWay, findMarkedCue, findTabbedCue } from "./cueFinders.ts";
import { aloneIn, type CueForms, foldName, runInsOf } from "./cueForm.ts";
import { type Paragraph, textOfParagraph } from "./paragraph.ts";
import { hasCapitalsOnly, isInBrackets, maxNameLength } from "./textShape.ts";

/** A name must begin more than one paragraph, because a sentence may begin with one word, too. */
const minSpeeches = 2;

class Tally {
  readonly #counts = new Map<string, number>();
  readonly #speaking = new Set<string>();

  add(cue: Cue, speaks: boolean): void {
    const name = foldName(cue.name);
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + (cue.certain ? minSpeeches : 1));
    if (speaks) this.#speaking.add(name);
  }

  /** Returns who begins several paragraphs. `Pause.` is frequent, but never has text after or below it. */
  names(): Set<string> {
    return new Set([...this.#speaking].filter((name) => (this.#counts.get(name) ?? 0) >= minSpeeches));
  }

  /** Returns how many speeches these names have. */
  speeches(names: ReadonlySet<string>): number {
    return [...names].reduce((sum, name) => sum + (this.#counts.get(name) ?? 0), 0);
  }
}

export interface Tallies extends Readonly<Record<CueWay, Tally>> {
  /** Names in capitals in another place of the page than what is below them. */
  readonly apart: Set<string>;
  /** Names in capitals above text that isn't. */
  readonly above: Set<string>;
  /** Names in capitals before a tab, and whether what follows looks like a speech and not like a description. */
  readonly rows: { readonly name: string; readonly isSpoken: boolean }[];
  /** Finds the paragraphs between a heading and a speech: `Elsinore. A platform.`, `Horatio. Marcellus.` */
  readonly belowHeadings: () => BelowHeadings;
  /** Returns the names that begin nothing else. */
  readonly onlyBelowHeadings: () => readonly string[];
  /** Names in capitals with their speech on the lines below. */
  below: number;
  /** Names in capitals followed by a period and their speech. */
  stops: number;
}

/** Counts the names that begin paragraphs, by the way in which they're written. Only the file's forms count. */
export function tally(paragraphs: readonly Paragraph[], forms: CueForms): Tallies {
  let belowHeadings: BelowHeadings | undefined;
  const findBelowHeadings = (): BelowHeadings => {
    belowHeadings ??= belowHeadingsIn(paragraphs, forms);
    return belowHeadings;
  };
  const tallies: Tallies = {
    belowHeadings: findBelowHeadings,
    onlyBelowHeadings: () => onlyIn(findBelowHeadings(), paragraphs),
    marked: new Tally(),
    dashed: new Tally(),
    bracketed: new Tally(),
    tabbed: new Tally(),
    bold: new Tally(),
    spaced: new Tally(),
    alone: new Tally(),
    apart: new Set<string>(),
    above: new Set<string>(),
    rows: [],
    below: 0,
    stops: 0,
  };
  for (const [index, paragraph] of paragraphs.entries()) {
    countRunIns(tallies, paragraph, forms);
    countAlone(tallies, paragraph, { next: paragraphs[index + 1], afterNext: paragraphs[index + 2], forms });
  }
  return tallies;
}

/** Paragraphs between a heading and a speech, each with its place: 1 is right below the heading. */
export type BelowHeadings = ReadonlyMap<Paragraph, number>;

/** So many paragraphs below a heading may describe the scene. */
const maxBelowHeading = 3;

function belowHeadingsIn(paragraphs: readonly Paragraph[], { names }: CueForms): BelowHeadings {
  const below = new Map<Paragraph, number>();
  let place = 0;
  for (const one of paragraphs) {
    if (place > 0 && place <= maxBelowHeading) below.set(one, place);
    const isHeading = findStageHeading(textOfParagraph(one).trim(), true) !== undefined;
    const [line] = one.lines;
    const isSpeech = line !== undefined && runInsOf(line).some(({ cue }) => names.has(foldName(cue.name)));
    if (isHeading) place = 1;
    else place = isSpeech || place === 0 ? 0 : place + 1;
  }
  return below;
}

function onlyIn(some: BelowHeadings, paragraphs: readonly Paragraph[]): readonly string[] {
  const namesIn = (list: readonly Paragraph[]): readonly string[] =>
    list.flatMap(({ lines: [line] }) => (line ? runInsOf(line) : []).map(({ cue }) => foldName(cue.name)));
  const elsewhere = new Set(namesIn(paragraphs.filter((one) => some.get(one) !== 1)));
  const below = [...some].flatMap(([one, place]) => (place === 1 ? [one] : []));
  return namesIn(below).filter((name) => !elsewhere.has(name));
}

function countRunIns(tallies: Tallies, { lines: [first, second] }: Paragraph, forms: CueForms): void {
  if (!first) return;
  const { text } = first;
  for (const { cue, form } of runInsOf(first))
    if (forms.has(form)) tallies[cue.form].add(cue, cue.restAt < text.length || second !== undefined);
  tallies.rows.push(...rowOf(text));
  if (hasNameAndStop(text)) tallies.stops++;
  if (second && hasCapitalsOnly(text) && text.length <= maxNameLength) tallies.below++;
}

interface Below {
  readonly next: Paragraph | undefined;
  readonly afterNext: Paragraph | undefined;
  readonly forms: CueForms;
}

/** Counts a name in a paragraph of its own. Its speech may begin with a manner in brackets. */
function countAlone(tallies: Tallies, paragraph: Paragraph, { next, afterNext, forms }: Below): void {
  const written = aloneIn(paragraph);
  if (!written || !forms.has(written.form)) return;
  const { cue } = written;
  // A place and a time look the same as a name and how it's spoken: `PARIS, la nuit`.
  const speaks = (!cue.manner || textOfParagraph(paragraph).endsWith("]")) && speaksNext(next);
  tallies.alone.add(cue, speaks);
  if (!speaks || !hasCapitalsOnly(cue.name)) return;
  const speech = next && isInBrackets(textOfParagraph(next).trim()) ? afterNext : next;
  if (isApart(paragraph, speech)) tallies.apart.add(foldName(cue.name));
  if (speech && !hasCapitalsOnly(textOfParagraph(speech))) tallies.above.add(foldName(cue.name));
}

export const speaksNext = (next: Paragraph | undefined): boolean =>
  next !== undefined &&
  !findAloneCue(next) &&
  findStageHeading(next.lines[0]?.text ?? "", true) === undefined &&
  !isCastHeading(next.lines[0]?.text.trim() ?? "");

const isApart = ({ layout }: Paragraph, next: Paragraph | undefined): boolean =>
  next !== undefined && (layout.centered ? !next.layout.centered : layout.indent >= next.layout.indent + nameIndent);

export function rowOf(text: string): Tallies["rows"] {
  const cue = findTabbedCue(text);
  if (!cue || !hasCapitalsOnly(cue.name) || !text.slice(0, cue.restAt).includes("\t")) return [];
  const isSpoken = /^\P{Ll}.*[.?!…—–-]["”’»)]?$/su.test(text.slice(cue.restAt).trim());
  return [{ name: foldName(cue.name), isSpoken }];
}

function hasNameAndStop(text: string): boolean {
  const cue = findMarkedCue(text);
  if (!cue || !hasCapitalsOnly(cue.name) || cue.restAt === text.length) return false;
  return !text.slice(0, cue.restAt).includes(":");
}

/** Returns how many paragraphs could be names, speeches or directions without brackets. */
export const countLines = (paragraphs: readonly Paragraph[]): number =>
  paragraphs.filter((paragraph) => {
    const text = textOfParagraph(paragraph).trim();
    return !isInBrackets(text) && !isClosing(text) && findStageHeading(text, true) === undefined;
  }).length;

/** In a short passage, so many paragraphs are names in another place of the page, because directions are few. */
const minShareApart = 1 / 3;
/** More of them if nothing but capitals sets them apart, which also set a sound or a title apart. */
const minShareAbove = 2 / 5;

/**
 * In a passage in which nobody speaks twice: returns the names that are in another place of the page than their
 * speeches, or else those in capitals above other text.
 */
export function onceIn(
  paragraphs: readonly Paragraph[],
  { alone, apart, above }: Tallies,
): ReadonlySet<string> | undefined {
  if (alone.names().size > 0) return undefined;
  const count = countLines(paragraphs);
  const isUsual = (names: ReadonlySet<string>, share: number): boolean =>
    names.size >= minSpeeches && names.size >= count * share;
  if (isUsual(apart, minShareApart)) return apart;
  return isUsual(above, minShareAbove) ? above : undefined;
}

/** In a table, so many rows look like speeches, and so many paragraphs are such rows. */
const minShareSpoken = 3 / 4;
const minShareOfRows = 1 / 2;

/** In a table of names and texts in which nobody speaks twice: returns the names, unless it may be a list of characters. */
export function rowsIn(paragraphs: readonly Paragraph[], { rows }: Tallies): ReadonlySet<string> | undefined {
  const names = new Set(rows.map(({ name }) => name));
  const isTable =
    names.size >= minSpeeches &&
    rows.length >= countLines(paragraphs) * minShareOfRows &&
    rows.filter(({ isSpoken }) => isSpoken).length >= rows.length * minShareSpoken &&
    !paragraphs.some((paragraph) => isCastHeading(textOfParagraph(paragraph).trim()));
  return isTable ? names : undefined;
}
