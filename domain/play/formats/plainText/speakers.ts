import { beginsWithEntrance } from "#domain/play/stage/entrance.ts";
import { continuedAt } from "../../continuedMark.ts";
import { isClosing } from "../fountain/closingLines.ts";
import { findStageHeading, isCastHeading } from "../fountain/headings.ts";
import { isNewName } from "../reading/newName.ts";
import { stageWords } from "../words/stageWords.ts";
import { isMarkedThroughout, type Line, type Paragraph, type TypedLayout, textOfParagraph } from "./paragraph.ts";
import { extension, hasCapitalsOnly, isInBrackets, isNumberedSong, maxNameLength, maxNameWords } from "./textShape.ts";

/**
 * How a name is placed before its speech: `HAMLET. To be`, `HAMLET, bas. – Être` (marked), `HAMLET<tab>To be` (tabbed), `HAMLET To be`
 * (spaced), or in a paragraph of its own (alone).
 */
type Form = "marked" | "tabbed" | "spaced" | "alone";

export interface Cue {
  readonly name: string;
  /** The text in brackets after the name. */
  readonly manner?: string;
  /** Where the speech begins in the line. */
  readonly restAt: number;
  readonly form: Form;
  /** `HAMLET:` is recognized without a second speech. */
  readonly certain: boolean;
}

/** A name after a title continues past the period: `Mrs. Peachum.` */
const marked =
  /^[ \t]*_?([^\s_([.:][^_([:\n\t]{0,39}?)_?[ \t]*(?:[([]([^()[\]]{1,200})[)\]][ \t\u00a0\u202f]*)?(?<!(?<!\p{L})(?:Mr|Mrs|Ms|Dr|St|M|Mme|Mlle|Rev|Hon|Lt|Capt))([.:])_?(?:[ \t\u00a0]+|$)/iu;
/** In French and in Spanish, a dash follows the period: `NORA. – Non.`, `NORA, bas. — Non.`, `INÉS.- No.` */
const dashed =
  /^\s*((?:\p{L}{1,4}\. )?\p{Lu}[^.,:;()[\]\n\t–—]{0,39}?)(?:,\s+(\p{Ll}[^.()[\]\n]{0,80})|\s*[([]([^()[\]]{1,200})[)\]])?\s*\.\s?[-–—]+\s*/u;
const tabbed =
  /^[ \t]*([^\s([][^\t([]{0,39}?)(?:[ ]?[([]([^()[\]\t]{1,200})[)\]])?[.:]?(?:\t| {3,}| {2,}(?=\P{Ll}))[ \t]*(?=\S)/u;
const spaced = /^((?:[\p{Lu}\d][\p{Lu}\p{M}\d.'’-]*[ ]){1,5})(?:\(([^()]{1,200})\) ?)?(?=[\p{Lu}\p{Lo}“"‘'([—–…¿¡])/u;

/** Words before a colon that describe the stage. */
const openingWords = /^(time|place|scene|setting|at rise|at curtain|zeit|ort|temps|lieu|время|место)$/iu;

/**
 * Returns whether a text can be a name: a few words that begin with capitals, or with letters of a script without
 * capitals.
 */
function isName(text: string): boolean {
  const words = text.split(/[ \t]+/);
  return (
    words.length <= maxNameWords &&
    !openingWords.test(text) &&
    !beginsWithEntrance(text) &&
    !isNumberedSong(text) &&
    /^[\p{Lu}\p{Lo}]/u.test(text) &&
    words.filter((word) => /^\p{Ll}/u.test(word)).length <= 2
  );
}

const cueOf = (name: string, manner: string | undefined, rest: Pick<Cue, "restAt" | "form" | "certain">): Cue => ({
  ...rest,
  name: name.trim(),
  ...(manner === undefined ? {} : { manner: manner.trim() }),
});

export function findMarkedCue(text: string): Cue | undefined {
  const withDash = findDashedCue(text);
  if (withDash) return withDash;
  const [all = "", name = "", manner, mark] = marked.exec(text) ?? [];
  if (name === "" || !isName(name)) return undefined;
  return cueOf(name, manner, { restAt: all.length, form: "marked", certain: mark === ":" && hasCapitalsOnly(name) });
}

function findDashedCue(text: string): Cue | undefined {
  const [all = "", name = "", afterComma, inBrackets] = dashed.exec(text) ?? [];
  if (name === "" || !isName(name)) return undefined;
  const certain = hasCapitalsOnly(name) && afterComma === undefined;
  return cueOf(name, afterComma ?? inBrackets, { restAt: all.length, form: "marked", certain });
}

/**
 * Finds a name that is separated by a gap. If it isn't in capitals, the gap must be a tab, because two spaces follow
 * many periods.
 */
export function findTabbedCue(text: string): Cue | undefined {
  const [all = "", name = "", manner] = tabbed.exec(text) ?? [];
  if (name === "" || !isName(name) || /[.!?,;]$/.test(name)) return undefined;
  if (!all.includes("\t") && !hasCapitalsOnly(name)) return undefined;
  return cueOf(name, manner, { restAt: all.length, form: "tabbed", certain: false });
}

/** Finds a name in capitals before its speech. In `NORA I won't.`, the last single letter begins the speech. */
function findSpacedCue(text: string): Cue | undefined {
  const [all = "", run = "", manner] = spaced.exec(text) ?? [];
  const name = run.trim().replace(/ \p{Lu}$/u, "");
  if (!/\p{Lu}\p{M}*\p{Lu}/u.test(name) || /[.]$/.test(name)) return undefined;
  const restAt = name === run.trim() ? all.length : name.length + 1;
  return cueOf(name, restAt === all.length ? manner : undefined, { restAt, form: "spaced", certain: false });
}

/** Names are indented at least this far, in points, if they aren't centered. */
const nameIndent = 72;

/** Finds a name in a paragraph of its own: in capitals, before a colon, centered, indented, or bold. */
function findAloneCue(paragraph: Paragraph): Cue | undefined {
  const { lines, layout } = paragraph;
  const [line] = lines;
  if (!line || lines.length > 1 || line.text.length > 2 * maxNameLength) return undefined;
  return findNameAndManner(line.text) ?? findBareName(line, layout);
}

/** `NORA, bas` */
function findNameAndManner(text: string): Cue | undefined {
  const [, name = "", manner] = /^\s*(\P{Ll}{2,40}),\s+(\p{Ll}[^.!?]{1,60})[.:]?\s*$/u.exec(text) ?? [];
  return manner && isAloneName(name) ? { name, manner, restAt: text.length, form: "alone", certain: false } : undefined;
}

function findBareName(line: Line, layout: TypedLayout): Cue | undefined {
  const cue = line.text.trim();
  const manner = extension.exec(cue)?.[0];
  const bare = cue.replace(extension, "").trim();
  const name = bare.replace(/:$/, "");
  if (!isAloneName(name)) return undefined;
  const isCapitals = hasCapitalsOnly(name);
  const isSetApart = layout.centered || layout.indent >= nameIndent || isMarkedThroughout(line.spans, "bold");
  if (!isCapitals && name === bare && (!isSetApart || /[.!?]$/.test(name))) return undefined;
  if (!isCapitals && /^[^\p{L}]/u.test(name)) return undefined;
  return {
    name: withoutStop(name) + (manner && continuedAt(cue) < 0 ? ` ${manner.trim()}` : ""),
    restAt: line.text.length,
    form: "alone",
    certain: false,
  };
}

const isAloneName = (name: string): boolean =>
  name.length <= maxNameLength &&
  isName(name) &&
  !/[!?;…—]|,$/.test(name) &&
  !stageWords.test(name.replace(/[.]$/, "")) &&
  !isClosing(name) &&
  findStageHeading(name, true) === undefined;

const abbreviation = /(?<!\p{L})(mr|mrs|ms|dr|jr|sr|st|esq|capt|lt|sgt|rev|hon|\p{L}|\p{L}\.\p{L})\.$/iu;

/** Removes the period after a name: `NORA.` becomes NORA; `JR.` keeps its period. */
export const withoutStop = (name: string): string => (abbreviation.test(name) ? name : name.replace(/[.:]$/, ""));

const fold = (name: string): string => name.replace(extension, "").toLowerCase();

/** A name must begin more than one paragraph, because a sentence may begin with one word, too. */
const minSpeeches = 2;

class Tally {
  readonly #counts = new Map<string, number>();
  readonly #speaking = new Set<string>();
  total = 0;

  add(cue: Cue, speaks: boolean): void {
    const name = fold(cue.name);
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + (cue.certain ? minSpeeches : 1));
    if (speaks) this.#speaking.add(name);
    this.total++;
  }

  /** Returns who begins several paragraphs. `Pause.` is frequent, but never has text after or below it. */
  names(): ReadonlySet<string> {
    return new Set([...this.#speaking].filter((name) => (this.#counts.get(name) ?? 0) >= minSpeeches));
  }

  /** Returns how many speeches these names have. */
  speeches(names: ReadonlySet<string>): number {
    return [...names].reduce((sum, name) => sum + (this.#counts.get(name) ?? 0), 0);
  }
}

/** Who speaks, judged by how the names are placed. */
export interface Speakers {
  readonly find: (paragraph: Paragraph, next: Paragraph | undefined) => Cue | undefined;
  /** Whether a name has any speech. */
  readonly has: (name: string) => boolean;
}

export function findSpeakers(paragraphs: readonly Paragraph[]): Speakers {
  const tallies = tally(paragraphs);
  const namesFound = { marked: tallies.marked.names(), tabbed: tallies.tabbed.names() };
  const isShort = namesFound.marked.size === 0 && namesFound.tabbed.size === 0 && tallies.alone.names().size === 0;
  if (isShort) namesFound.tabbed = rowsIn(paragraphs, tallies) ?? namesFound.tabbed;
  const speeches = tallies.marked.speeches(namesFound.marked) + tallies.tabbed.speeches(namesFound.tabbed);
  /** Names in capitals begin directions, too, so these styles count only if they're the most common. */
  const ifUsual = (form: "spaced" | "alone", others: number): ReadonlySet<string> => {
    const names = tallies[form].names();
    return tallies[form].speeches(names) > others ? names : new Set<string>();
  };
  const alone = (speeches === 0 && onceIn(paragraphs, tallies)) || ifUsual("alone", speeches);
  const spacedNames = ifUsual("spaced", speeches + tallies.alone.speeches(alone) + tallies.below);
  const count = countLines(paragraphs);
  const haveStops = tallies.stops >= minStops || (namesFound.marked.size > 0 && isHalf(tallies.stops, count));
  const areRows = isHalf(tallies.rows.filter(({ isSpoken }) => isSpoken).length, count);
  const all = new Set([...namesFound.marked, ...namesFound.tabbed, ...alone, ...spacedNames]);
  return {
    has: (name) => all.has(fold(name)),
    find: (paragraph, next) =>
      findRunIn(paragraph, { ...namesFound, spaced: spacedNames, all, haveStops, areRows }) ??
      findAlone(paragraph, next, alone),
  };
}

/** In a short passage, so many paragraphs are names in another place of the page, because directions are few. */
const minShareApart = 1 / 3;
/** More of them if nothing but capitals sets them apart, which also set a sound or a title apart. */
const minShareAbove = 2 / 5;

/**
 * In a passage in which nobody speaks twice: returns the names that are in another place of the page than their
 * speeches, or else those in capitals above other text.
 */
function onceIn(paragraphs: readonly Paragraph[], { alone, apart, above }: Tallies): ReadonlySet<string> | undefined {
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
function rowsIn(paragraphs: readonly Paragraph[], { rows }: Tallies): ReadonlySet<string> | undefined {
  const names = new Set(rows.map(({ name }) => name));
  const isTable =
    names.size >= minSpeeches &&
    rows.length >= countLines(paragraphs) * minShareOfRows &&
    rows.filter(({ isSpoken }) => isSpoken).length >= rows.length * minShareSpoken &&
    !paragraphs.some((paragraph) => isCastHeading(textOfParagraph(paragraph).trim()));
  return isTable ? names : undefined;
}

/** Returns how many paragraphs could be names, speeches or directions without brackets. */
const countLines = (paragraphs: readonly Paragraph[]): number =>
  paragraphs.filter((paragraph) => {
    const text = textOfParagraph(paragraph).trim();
    return !isInBrackets(text) && !isClosing(text) && findStageHeading(text, true) === undefined;
  }).length;

/** Whether so many paragraphs of a form, of this many, tell how names are written. */
const isHalf = (some: number, all: number): boolean => some >= minSpeeches && some >= all / 2;

interface Tallies {
  readonly marked: Tally;
  readonly tabbed: Tally;
  readonly spaced: Tally;
  readonly alone: Tally;
  /** Names in capitals in another place of the page than what is below them. */
  readonly apart: Set<string>;
  /** Names in capitals above text that isn't. */
  readonly above: Set<string>;
  /** Names in capitals before a tab, and whether what follows looks like a speech and not like a description. */
  readonly rows: { readonly name: string; readonly isSpoken: boolean }[];
  /** Names in capitals with their speech on the lines below. */
  below: number;
  /** Names in capitals followed by a period and their speech. */
  stops: number;
}

function tally(paragraphs: readonly Paragraph[]): Tallies {
  const tallies: Tallies = {
    marked: new Tally(),
    tabbed: new Tally(),
    spaced: new Tally(),
    alone: new Tally(),
    apart: new Set<string>(),
    above: new Set<string>(),
    rows: [],
    below: 0,
    stops: 0,
  };
  for (const [index, paragraph] of paragraphs.entries())
    count(tallies, paragraph, paragraphs[index + 1], paragraphs[index + 2]);
  return tallies;
}

function count(tallies: Tallies, paragraph: Paragraph, next?: Paragraph, afterNext?: Paragraph): void {
  const [first, second] = paragraph.lines;
  const text = first?.text ?? "";
  for (const find of [findMarkedCue, findTabbedCue, findSpacedCue]) {
    const cue = find(text);
    if (cue) tallies[cue.form].add(cue, cue.restAt < text.length || second !== undefined);
  }
  tallies.rows.push(...rowOf(text));
  if (hasNameAndStop(text)) tallies.stops++;
  if (second && isNameAbove(text)) tallies.below++;
  countAlone(tallies, paragraph, next, afterNext);
}

/** Counts a name in a paragraph of its own. Its speech may begin with a manner in brackets. */
function countAlone(tallies: Tallies, paragraph: Paragraph, next?: Paragraph, afterNext?: Paragraph): void {
  const alone = findAloneCue(paragraph);
  if (!alone) return;
  // A place and a time look the same as a name and how it's spoken: `PARIS, la nuit`.
  const speaks = !alone.manner && speaksNext(next);
  tallies.alone.add(alone, speaks);
  if (!speaks || !hasCapitalsOnly(alone.name)) return;
  const speech = next && isInBrackets(textOfParagraph(next).trim()) ? afterNext : next;
  if (isApart(paragraph, speech)) tallies.apart.add(fold(alone.name));
  if (speech && !hasCapitalsOnly(textOfParagraph(speech))) tallies.above.add(fold(alone.name));
}

function rowOf(text: string): Tallies["rows"] {
  const cue = findTabbedCue(text);
  if (!cue || !hasCapitalsOnly(cue.name) || !text.slice(0, cue.restAt).includes("\t")) return [];
  const isSpoken = /^\P{Ll}.*[.?!…—–-]["”’»)]?$/su.test(text.slice(cue.restAt).trim());
  return [{ name: fold(cue.name), isSpoken }];
}

const isApart = ({ layout }: Paragraph, next: Paragraph | undefined): boolean =>
  next !== undefined && (layout.centered ? !next.layout.centered : layout.indent >= next.layout.indent + nameIndent);

function hasNameAndStop(text: string): boolean {
  const cue = findMarkedCue(text);
  if (!cue || !hasCapitalsOnly(cue.name) || cue.restAt === text.length) return false;
  return !text.slice(0, cue.restAt).includes(":");
}

const isNameAbove = (text: string): boolean => hasCapitalsOnly(text) && text.length <= maxNameLength;

const speaksNext = (next: Paragraph | undefined): boolean =>
  next !== undefined && !findAloneCue(next) && findStageHeading(next.lines[0]?.text ?? "", true) === undefined;

interface KnownNames {
  readonly marked: ReadonlySet<string>;
  readonly tabbed: ReadonlySet<string>;
  readonly spaced: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
  /** Whether names are usually in capitals before a period. */
  readonly haveStops: boolean;
  /** Whether names are usually in capitals before a tab. */
  readonly areRows: boolean;
}

function findRunIn(
  { lines: [first] }: Paragraph,
  { marked: markedNames, tabbed: tabbedNames, spaced: names, all, haveStops, areRows }: KnownNames,
) {
  if (!first) return undefined;
  const withMark = findMarkedCue(first.text);
  if (withMark && (markedNames.has(fold(withMark.name)) || (haveStops && isOfOneLine(withMark, first.text))))
    return withMark;
  const withTab = findTabbedCue(first.text);
  const isRow = withTab && areRows && rowOf(first.text).some(({ isSpoken }) => isSpoken);
  if (withTab && tabbedNames.size > 0 && (all.has(fold(withTab.name)) || isRow)) return withTab;
  return names.size > 0 ? findSpacedName(first.text, names) : undefined;
}

/** If names in capitals before a period are common, a character may speak only once. */
const isOfOneLine = (cue: Cue, text: string): boolean =>
  hasCapitalsOnly(cue.name) && /^\P{Ll}/u.test(text.slice(cue.restAt)) && !isClosing(`${cue.name}.`);
const minStops = 8;

/** Finds the longest known name: `FIRST LORD` before `FIRST`. */
function findSpacedName(text: string, names: ReadonlySet<string>): Cue | undefined {
  const cue = findSpacedCue(text);
  if (!cue) return undefined;
  const words = cue.name.split(" ");
  for (let count = words.length; count > 0; count--) {
    const name = words.slice(0, count).join(" ");
    if (!names.has(fold(name))) continue;
    return count === words.length ? cue : { name, restAt: name.length + 1, form: "spaced", certain: false };
  }
  return undefined;
}

/**
 * Finds a name in a paragraph of its own. If that's how names are written, a name that occurs only once counts, too, if
 * it's in capitals and followed by text.
 */
function findAlone(paragraph: Paragraph, next: Paragraph | undefined, names: ReadonlySet<string>): Cue | undefined {
  const cue = names.size > 0 ? findAloneCue(paragraph) : undefined;
  if (!cue) return undefined;
  if (names.has(fold(cue.name))) return cue;
  return hasCapitalsOnly(cue.name) && !cue.manner && speaksNext(next) ? cue : undefined;
}

/**
 * Finds a new name in capitals below a setting, where a scene's first speech begins. What's below it must be spoken: text
 * that isn't a heading, a speech of its own, an entrance, or in capitals.
 */
export function findNameBelowSetting(paragraph: Paragraph, next: Paragraph | undefined): Cue | undefined {
  const cue = findAloneCue(paragraph);
  const below = next && textOfParagraph(next).trim();
  if (!cue || !below || cue.manner || !isNewName(paragraph.lines[0]?.text.trim() ?? "")) return undefined;
  const isSpoken = speaksNext(next) && !hasCapitalsOnly(below) && !beginsWithEntrance(below);
  return isSpoken && !isClosing(below) && !findMarkedCue(below)?.certain ? cue : undefined;
}
