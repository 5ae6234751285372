import { isClosing } from "../../fountain/closingLines.ts";
import { findStageHeading } from "../../fountain/headings.ts";
import { findMarkedCue, findTabbedCue } from "../../plainText/cueFinders.ts";
import { hasCapitalsOnly, isLongerThanName } from "../../plainText/textShape.ts";
import { isOpening } from "../../words/headingWords.ts";
import type { BodyRow } from "./places.ts";
import { emptyLine, type Places } from "./places.ts";

/** How a manuscript is set in which names are above their speeches. */
export interface CueLayout {
  readonly cues: ReadonlySet<BodyRow>;
  /** Where most speeches begin. */
  readonly dialogue: string;
  /** Whether empty lines separate speeches. */
  readonly hasEmptyLines: boolean;
}

/** Fewer names don't make a pattern. */
const minCues = 3;
/** Empty lines are usual if there's one above this share of the lines. */
const minEmptyShare = 0.1;

/** Finds the names above speeches by their common place; undefined if names aren't above speeches. */
export function findCueLayout(rows: readonly BodyRow[], places: Places): CueLayout | undefined {
  const hasEmptyLines =
    rows.filter(({ gap }) => gap !== undefined && gap > emptyLine).length >= minEmptyShare * rows.length;
  const mayBeCue = (at: number, isName: (text: string) => boolean): boolean => {
    const [row, next] = [rows[at], rows[at + 1]];
    if (!row || !next || row.column !== next.column || !isName(row.text)) return false;
    if (next.page !== row.page || (next.gap ?? 0) > emptyLine) return false;
    if (hasEmptyLines && row.gap !== undefined && row.gap <= emptyLine) return false;
    return row.column !== undefined || places.placeOf(next) !== places.placeOf(row) || !isName(next.text);
  };
  const runIn = rows.filter(({ text }) => hasNameBefore(text)).length;
  for (const isName of [isCapitalName, repeatedName(rows)]) {
    const candidates = rows.filter((_, at) => mayBeCue(at, isName));
    const [place, count = 0] = mostCommon(candidates.filter(({ column }) => column === undefined).map(places.placeOf));
    if (place === undefined || count < minCues || count < runIn) continue;
    const found = candidates.filter((row) => row.column !== undefined || places.placeOf(row) === place);
    const cues = new Set([...found, ...namesAtPageEnds(rows, found, places)]);
    const [dialogue] = mostCommon(spokenAfter(rows, cues).map(places.placeOf));
    if (dialogue !== undefined) return { cues, dialogue, hasEmptyLines };
  }
  return undefined;
}

/** Returns whether a line has a name before its speech: `NORA: Good night.` */
function hasNameBefore(text: string): boolean {
  const cue = findTabbedCue(text) ?? findMarkedCue(text);
  return cue !== undefined && hasCapitalsOnly(cue.name) && cue.restAt < text.length;
}

/** Some programs print a name as the last line of a page. */
function namesAtPageEnds(rows: readonly BodyRow[], cues: readonly BodyRow[], places: Places): readonly BodyRow[] {
  const names = new Set(cues.map(({ text }) => withoutManner(text)));
  const known = new Set(cues.map(places.placeOf));
  return rows.filter((row, at) => {
    const next = rows[at + 1];
    return next && next.page !== row.page && names.has(withoutManner(row.text)) && known.has(places.placeOf(row));
  });
}

const spokenAfter = (rows: readonly BodyRow[], cues: ReadonlySet<BodyRow>): readonly BodyRow[] =>
  rows.filter((row, at) => {
    const before = rows[at - 1];
    return before && cues.has(before) && row.column === undefined && !/^[([]/.test(row.text);
  });

function mostCommon(places: readonly string[]): readonly [string, number] | readonly [] {
  const counts = new Map<string, number>();
  for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
}

/** A name in capitals, or in a script without them, where a period ends a sentence. */
const isCapitalName = (text: string): boolean =>
  isPossibleName(text) && !/\p{Ll}/u.test(withoutManner(text)) && (/\p{Lu}/u.test(text) || !/[.]$/.test(text));

/** Without capitals, only names that occur several times are recognized. */
function repeatedName(rows: readonly BodyRow[]): (text: string) => boolean {
  const counts = new Map<string, number>();
  for (const { text } of rows)
    if (isPossibleName(text)) counts.set(withoutManner(text), (counts.get(withoutManner(text)) ?? 0) + 1);
  return (text) => isPossibleName(text) && (counts.get(withoutManner(text)) ?? 0) > 1;
}

const withoutManner = (text: string): string => text.replace(/[ \t]*\([^()]*\)[ \t]*$/, "").trim();

const isPossibleName = (text: string): boolean => isSign(text) || isWrittenName(text);

/** Some plays have speeches by `—` or `[?]`. */
const isSign = (text: string): boolean => /^[^\p{L}\p{N}\s.]{1,8}$/u.test(text);

const isWrittenName = (text: string): boolean =>
  /^[\p{Lu}\p{Lo}\p{N}]/u.test(text) &&
  !text.includes("\t") &&
  !isLongerThanName(text) &&
  !/[!?,;…—-]$/.test(text) &&
  !isClosing(text) &&
  (isOpening(text) || findStageHeading(text, true) === undefined);
