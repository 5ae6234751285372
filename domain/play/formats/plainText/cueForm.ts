import type { Span } from "#domain/play/play.ts";
import { findAloneCue, withoutStop } from "./aloneCue.ts";
import { type Cue, findRunInCues } from "./cueFinders.ts";
import { isNameLine } from "./ownLines.ts";
import { isMarkedThroughout, type Line, type Paragraph, splitSpans, type TypedLayout } from "./paragraph.ts";
import { extension, hasCapitalsOnly, isCaselessName } from "./textShape.ts";

/*
 * Most cues of a play have one form: where the name ends, its letters, its typeface, and its place. So what a file's
 * cues look like is decided first, from all of its lines. A line of another form isn't a cue, however often it occurs:
 * in a play with centered names, "No." at the start of many speeches is nobody's name.
 */

/** A name as it's written, and the form it has. */
export interface WrittenCue {
  readonly cue: Cue;
  /** The same for all cues of one form. */
  readonly form: string;
}

/** Two places closer than a quarter of an inch are the same. */
const samePlacePoints = 18;

const runIns = new WeakMap<readonly Span[], readonly WrittenCue[]>();

/** Returns the names with which a line may begin, the clearest way first. Spans are immutable, so they're read once. */
export function runInsOf(line: Line): readonly WrittenCue[] {
  const known = runIns.get(line.spans);
  if (known) return known;
  const found = findRunInCues(line).map((cue) => ({ cue, form: formOfRunIn(cue, line) }));
  runIns.set(line.spans, found);
  return found;
}

function formOfRunIn(cue: Cue, line: Line): string {
  const head = line.text.slice(0, cue.restAt);
  const mark = cue.form === "marked" ? (/[.:](?=[^.:]*$)/.exec(head)?.[0] ?? "") : "";
  const form = [cue.form, mark, lettersOf(cue.name), faceOf(line, cue.restAt)].join();
  return cue.restAt < line.text.length ? form : form + below;
}

/** What's added to a form if the speech begins on the next line. */
const below = ",below";

/** Whether two forms are the same but for where the speech begins. */
export const isSameButBelow = (form: string, other: string | undefined): boolean =>
  form.replace(below, "") === other?.replace(below, "");

const lettersOf = (name: string): string => (hasCapitalsOnly(name.replace(extension, "")) ? "capitals" : "");

/** Returns the typeface of a line's first letters. */
function faceOf(line: Line, length: number): string {
  if (line.spans.length === 1 && !line.spans[0]?.bold && !line.spans[0]?.italic) return "";
  const [head = []] = splitSpans(line.spans, [length]);
  return [isMarkedThroughout(head, "bold") ? "bold" : "", isMarkedThroughout(head, "italic") ? "italic" : ""].join("");
}

/** Returns the name that a paragraph consists of. */
export function aloneIn(paragraph: Paragraph): WrittenCue | undefined {
  const cue = findAloneCue(paragraph);
  const [line] = paragraph.lines;
  return cue && line && { cue, form: formAbove(cue.name, line, paragraph.layout) };
}

/** Returns the name in a line above its speech in the same paragraph. */
export function aboveIn(line: Line, layout: TypedLayout): WrittenCue | undefined {
  const text = line.text.trim();
  if (text.length > maxCueLength || (hasLowercase.test(text) && !text.includes("("))) return undefined;
  if (!isNameLine(text) && !isCaselessName(text)) return undefined;
  const name = withoutStop(text);
  const cue: Cue = { name, restAt: line.text.length, form: "alone", certain: false };
  return { cue, form: formAbove(name, line, layout) };
}

const hasLowercase = /\p{Ll}/u;

/** A name with what follows it in brackets isn't longer. */
const maxCueLength = 240;

function formAbove(name: string, line: Line, { centered, indent }: TypedLayout): string {
  const place = centered ? "centered" : Math.round(indent / samePlacePoints);
  return ["above", lettersOf(name), faceOf(line, line.text.length), place].join();
}

/** Returns the form that a line would have as a name above its speech. */
export const formOfLine = ({ lines: [line], layout }: Paragraph): string | undefined =>
  line && formAbove(line.text.trim(), line, layout);

/** Returns a name without what tells its spellings apart. */
export const foldName = (name: string): string => name.replace(extension, "").toLowerCase();

/** How the cues of a file are written. */
export interface CueForms {
  /** The form of most cues; undefined if no name occurs twice. */
  readonly main: string | undefined;
  /** How many lines by recurring names have that form. */
  readonly count: number;
  /** Whether cues have this form. In a short text, they may have any. */
  readonly has: (form: string) => boolean;
  /** Names that recur in the main form. */
  readonly names: ReadonlySet<string>;
  /** Whether most of these cues are within paragraphs: the text has no empty lines between speeches. */
  readonly isDense: boolean;
}

/** With fewer cues, a text is too short to say that others are none. */
const minCues = 8;
/** A form that's at least this frequent beside the main one has cues, too. */
const minShareBeside = 0.2;

interface FormTally {
  readonly names: Map<string, number>;
  /** How many begin a paragraph. */
  first: number;
  count: number;
}

/** Decides how the cues of a file are written: in the form in which most lines begin with a name that recurs. */
export function findCueForms(paragraphs: readonly Paragraph[]): CueForms {
  const tallies = new Map<string, FormTally>();
  const add = ({ cue, form }: WrittenCue, isFirst: boolean): void => {
    const found = tallies.get(form) ?? { names: new Map<string, number>(), first: 0, count: 0 };
    const name = foldName(cue.name);
    found.names.set(name, (found.names.get(name) ?? 0) + 1);
    found.count++;
    if (isFirst) found.first++;
    tallies.set(form, found);
  };
  for (const paragraph of paragraphs) {
    if (paragraph.layout.kind) continue;
    for (const { written, isFirst } of clearestIn(paragraph)) add(written, isFirst);
  }
  const counts = new Map([...tallies].map(([form, { names }]) => [form, recurring(names)]));
  const [main = "", count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  const found = tallies.get(main);
  if (!found || count === 0) return { main: undefined, count: 0, has: () => true, names: new Set(), isDense: false };
  const names = new Set([...found.names].filter(([, times]) => times > 1).map(([name]) => name));
  const isBeside = (form: string): boolean =>
    (count < minCues || (counts.get(form) ?? 0) >= count * minShareBeside) &&
    (!mayBeSentence(form, main) || isMostlyOf(names, tallies.get(form)?.names));
  const has = (form: string): boolean => form === main || isBeside(form);
  return { main, count, has, names, isDense: found.first < found.count / 2 };
}

/** Whether short sentences look like names of a form, but not like those of the main form, which are set apart above speeches. */
const mayBeSentence = (form: string, main: string): boolean =>
  /^above,(capitals|.*(bold|centered|,[1-9]))/.test(main) && /^(marked|dashed|spaced),[^,]*,,/.test(form);

/** Whether at least half of the lines of a form begin with a name of the main form. */
function isMostlyOf(names: ReadonlySet<string>, others: ReadonlyMap<string, number> = new Map()): boolean {
  let [known, all] = [0, 0];
  for (const [name, times] of others) {
    all += times;
    if (names.has(name)) known += times;
  }
  return known >= all / 2;
}

/** Returns whether a line begins with a name in the main form: one that recurs, or any in capitals. */
export const beginsSpeech = (line: Line, { main, names }: CueForms): boolean =>
  runInsOf(line).some(({ cue, form }) => form === main && (names.has(foldName(cue.name)) || hasCapitalsOnly(cue.name)));

const recurring = (names: ReadonlyMap<string, number>): number =>
  [...names.values()].reduce((sum, count) => sum + (count > 1 ? count : 0), 0);

/** A short sentence looks like a name with its speech on the next line. */
const clearestOf = (found: readonly WrittenCue[]): WrittenCue | undefined =>
  found.find(({ form }) => !form.endsWith(below)) ?? found[0];

interface PlacedCue {
  readonly written: WrittenCue;
  /** Whether its line begins the paragraph. */
  readonly isFirst: boolean;
}

const clearest = new WeakMap<readonly Line[], readonly PlacedCue[]>();

/** Returns the clearest name in each line of a paragraph. The place of lines never changes, so they're read once. */
function clearestIn(paragraph: Paragraph): readonly PlacedCue[] {
  const { lines, layout } = paragraph;
  const known = clearest.get(lines);
  if (known) return known;
  const found = lines.flatMap((line, at) => {
    const above = lines.length === 1 ? aloneIn(paragraph) : lines[at + 1] && aboveIn(line, layout);
    const written = above ?? clearestOf(runInsOf(line));
    return written ? [{ written, isFirst: at === 0 }] : [];
  });
  clearest.set(lines, found);
  return found;
}
