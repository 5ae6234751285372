import { isNameLine } from "./ownLines.ts";
import { wrapOf } from "./unwrap.ts";

/** A line of text that may be the number of a page, alone or with a running head. */
interface PageLine {
  /** Counts lines with text. */
  readonly at: number;
  readonly number: number;
  /** The line with `#` for the number. */
  readonly shape: string;
  readonly isAlone: boolean;
  /** Running heads right before or after it. */
  readonly heads: readonly number[];
  /** Whether a sentence goes on after it and its running head. */
  readonly isWithin: boolean;
  /** Whether it has the number of an act or scene, too, and a speech begins right below it. */
  readonly isAboveName: boolean;
}

const alone =
  /^(?:(\d{1,3})\.?|[-–—]\s?(\d{1,3})\s?[-–—]|(?:page|p\.)\s?(\d{1,3})|(?:[IVX]+|\d{1,2})-(?:\d{1,2}-)?(\d{1,3}))$/iu;
const withPart = /^(?:[IVX]+|\d{1,2})-/iu;
const withHead = /^\D{2,56}[\s/|·–—-](\d{1,3})\.?$|^(\d{1,3})\.?\s\D{2,56}$/u;

/** How many lines with text a page has. Numbers at other distances aren't those of pages. */
const linesOnPage = { least: 12, most: 80 };
/** A line that's beside fewer numbers may be a name that happens to begin two pages. */
const leastHeads = 3;

/**
 * Removes the numbers of pages, which PDF viewers copy, and running heads with them. A number is removed only if it
 * interrupts a sentence in wrapped lines, or belongs to a series of pages of which another one does. Numbers such as I-2 are
 * also removed if they're in a series and one is right above a name. Any other number may be a scene's, part of a name such
 * as GUARD 2, or what somebody says.
 */
export function withoutPageNumbers(lines: readonly string[]): readonly string[] {
  const { width, isUsual } = wrapOf(lines);
  const places = lines.flatMap((line, at) => (line.trim() === "" ? [] : [at]));
  const found = pageLinesIn(
    places.map((place) => lines[place]?.trimEnd() ?? ""),
    isUsual ? width : undefined,
  );
  const ends = new Set([...found.filter((line) => line.isAlone && line.isWithin), ...seriesIn(found)]);
  if (ends.size === 0) return lines;
  const gone = new Set<number>();
  for (const { at, heads, isWithin } of ends) {
    const own = [at, ...heads];
    for (const index of own) gone.add(places[index] ?? -1);
    // What goes on is in one paragraph.
    if (isWithin) addEmptyLines(gone, places[Math.min(...own) - 1] ?? 0, places[Math.max(...own) + 1] ?? 0);
  }
  return lines.filter((_, place) => !gone.has(place));
}

function addEmptyLines(gone: Set<number>, before: number, after: number): void {
  for (let place = before + 1; place < after; place++) gone.add(place);
}

function pageLinesIn(texts: readonly string[], width = Number.POSITIVE_INFINITY): readonly PageLine[] {
  const numbered = texts.flatMap((text, at) => {
    const [trimmed, match] = [text.trim(), alone.exec(text.trim()) ?? withHead.exec(text.trim())];
    const number = match?.slice(1).find((group) => group !== undefined);
    if (number === undefined) return [];
    const where = trimmed.lastIndexOf(number);
    const isAlone = alone.test(trimmed);
    const hasPart = isAlone && withPart.test(trimmed);
    // Pages are counted on through acts and scenes.
    const shape = hasPart ? "part-#" : `${trimmed.slice(0, where)}#${trimmed.slice(where + number.length)}`;
    const isAboveName = hasPart && isNameLine(texts[at + 1] ?? "");
    return [{ at, number: Number(number), shape, isAlone, isAboveName }];
  });
  const heads = headsBeside(
    texts,
    numbered.filter(({ isAlone }) => isAlone).map(({ at }) => at),
  );
  return numbered.map((line) => {
    const own = line.isAlone ? [line.at - 1, line.at + 1].filter((at) => heads.has(at)) : [];
    const isWithin = continuesText(texts[Math.min(line.at, ...own) - 1], texts[Math.max(line.at, ...own) + 1], width);
    return { ...line, heads: own, isWithin };
  });
}

/** Returns lines that are the same beside several numbers, and nowhere else. */
function headsBeside(texts: readonly string[], numbers: readonly number[]): ReadonlySet<number> {
  const beside = new Set(numbers.flatMap((at) => [at - 1, at + 1]));
  const all = texts.map((text, at) => ({ text: text.trim(), at }));
  const repeated = groupsOf(all, ({ text }) => text).filter(
    (group) => group.length >= leastHeads && group.every(({ at }) => beside.has(at)),
  );
  return new Set(repeated.flat().map(({ at }) => at));
}

function groupsOf<T>(all: readonly T[], keyOf: (one: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return [...groups.values()];
}

/** Returns whether the first line is full and a sentence goes on in the second one. */
function continuesText(before: string | undefined, after: string | undefined, width: number): boolean {
  if (before === undefined || after === undefined) return false;
  const [word = ""] = after.trim().split(" ", 1);
  const isFull = before.length + 1 + word.length > width;
  return isFull && /[\p{L},\u00AD\u2010-]$/u.test(before) && /^\p{Ll}/u.test(word);
}

/** Returns numbers of one shape that follow one another at the distance of pages, if one of them can be nothing else. */
function seriesIn(found: readonly PageLine[]): readonly PageLine[] {
  return groupsOf(found, ({ shape }) => shape).flatMap((lines) => {
    const runs: PageLine[][] = [];
    for (const line of lines) {
      const run = runs.at(-1);
      const last = run?.at(-1);
      if (last && isNextPage(last, line)) run?.push(line);
      else runs.push([line]);
    }
    // A name such as GUARD 2 would be there more than once.
    const counted = lines[0]?.isAlone ? runs : runs.filter((run) => run.length === lines.length);
    return counted.filter((run) => run.length > 1 && run.some(isPage)).flat();
  });
}

const isPage = ({ isWithin, isAboveName }: PageLine): boolean => isWithin || isAboveName;

function isNextPage(one: PageLine, next: PageLine): boolean {
  const apart = next.at - one.at;
  return next.number === one.number + 1 && apart >= linesOnPage.least && apart <= linesOnPage.most;
}
