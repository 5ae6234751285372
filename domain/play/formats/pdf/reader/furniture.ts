import type { PrintedRow } from "./printedRows.ts";

/** What pagination adds to a play: page numbers, running heads, `(MORE)`, repeated names. */
export interface Body {
  readonly pages: readonly (readonly PrintedRow[])[];
  /** Pages that begin within a speech, because the speaker's name was repeated there. */
  readonly continued: ReadonlySet<number>;
  /** How many page numbers and running heads were removed. */
  readonly heads: number;
  /** How many repeated names and marks of unfinished speeches were removed. */
  readonly repeats: number;
}

/** Separates the text of the play from what pagination adds. `heights` are those of the pages. */
export function withoutFurniture(pages: readonly (readonly PrintedRow[])[], heights: readonly number[]): Body {
  const runningHeads = findRunningHeads(pages, heights);
  const continued = new Set<number>();
  let heads = 0;
  let repeats = 0;
  const body = pages.map((rows, page) => {
    const kept = rows.filter((row) => !row.isArtifact);
    const repeated = rows.filter((row) => row.isArtifact && continuedName(textOfRow(row)) !== undefined);
    if (repeated.length > 0) continued.add(page);
    repeats += repeated.length;
    heads += rows.length - kept.length - repeated.length;
    const text = kept.filter((_, at) => !isHead({ rows: kept, at, height: heights[page] ?? 0, runningHeads }));
    heads += kept.length - text.length;
    const play = text.filter((row, at) => !(isAtEdge(at, text.length) && isMoreMark(textOfRow(row))));
    repeats += text.length - play.length;
    return play;
  });
  return { pages: body, continued, heads, repeats };
}

export const textOfRow = ({ segments }: PrintedRow): string => segments.map(({ text }) => text).join("\t");

/** Marks such as `(MORE)` are the first or last line of a page. */
const isAtEdge = (at: number, count: number): boolean => at === 0 || at === count - 1;

const isMoreMark = (text: string): boolean => /^(\((more|continued|cont[’']?d\.?)\)|continued:)$/i.test(text.trim());

const continuedPattern =
  /^(.+?)[ \t]*\((?:continued|continuing|cont(?:[’']?d)?\.?|forts\.?|suite|fortsetzung|continúa)\)[.:]?$/i;

/** Returns the name in `NORA (Continued)` and the like. */
export const continuedName = (text: string): string | undefined => continuedPattern.exec(text.trim())?.[1]?.trim();

/** Running heads are within an inch of the edge. */
const marginPoints = 72;
/** At this distance, a number alone is a page number even if text follows closely. */
const closePoints = 60;
/** Distance to the text, relative to the type size. */
const apart = 1.7;

const isNearEdge = ({ y }: PrintedRow, height: number, distance = marginPoints): boolean =>
  y < distance || y > height - distance;

/** Returns whether a line is apart from the text next to it, towards the middle of the page. */
function isApart(rows: readonly PrintedRow[], at: number): boolean {
  const row = rows[at];
  const next = at * 2 < rows.length ? rows[at + 1] : rows[at - 1];
  return row !== undefined && (next === undefined || Math.abs(next.y - row.y) > apart * row.size);
}

/** A running head is on at least this many pages, and on this share of them. */
const minPages = 3;
const minShare = 0.3;

const headKey = (text: string): string => text.toLowerCase().replace(/\d+|\b[ivxlc]+\b/g, "#");

/** Returns the texts, without their numbers, that are in the margin of many pages. */
function findRunningHeads(pages: readonly (readonly PrintedRow[])[], heights: readonly number[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const [page, rows] of pages.entries()) {
    const found = rows.filter((row, at) => isNearEdge(row, heights[page] ?? 0) && isApart(rows, at));
    for (const key of new Set(found.map((row) => headKey(textOfRow(row))))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return new Set(
    [...counts].filter(([, count]) => count >= minPages && count >= minShare * pages.length).map(([key]) => key),
  );
}

interface Place {
  readonly rows: readonly PrintedRow[];
  readonly at: number;
  readonly height: number;
  readonly runningHeads: ReadonlySet<string>;
}

function isHead({ rows, at, height, runningHeads }: Place): boolean {
  const row = rows[at];
  if (!row || !isNearEdge(row, height, marginPoints + 18)) return false;
  const text = textOfRow(row);
  if (isPageNumber(text) && (isApart(rows, at) || isNearEdge(row, height, closePoints))) return true;
  return isNearEdge(row, height) && isApart(rows, at) && runningHeads.has(headKey(text));
}

/** `12`, `- 12 -`, `Page 12 of 90`, `II-1-51`, `iv`. */
const isPageNumber = (text: string): boolean =>
  /^[\s\p{P}]*(?:(?:page|seite|p\.|s\.)\s*)?(?:[ivxlc]{1,7}|\d{1,4})(?:\s*[-–./]\s*(?:[ivxlc]{1,7}|\d{1,4})){0,3}(?:\s*(?:of|von|\/)\s*\d{1,4})?[\s\p{P}]*$/iu.test(
    text,
  );
