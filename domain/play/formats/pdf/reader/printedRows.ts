import { hasRightToLeft, readsRightToLeft } from "#domain/play/layout/measures/rightToLeft.ts";
import { normalizeSpans, type Span } from "#domain/play/play.ts";
import { textOfSpans } from "../../plainText/paragraph.ts";
import { mirroredBracket, orderInRightToLeft } from "./logicalOrder.ts";
import type { PageText, PrintedRun } from "./pageText.ts";

/** Text on one line without a wide gap in it. */
export interface PrintedSegment {
  readonly x: number;
  readonly right: number;
  readonly spans: readonly Span[];
  readonly text: string;
  readonly runs: readonly PrintedRun[];
}

/** One printed line. Lengths are points. */
export interface PrintedRow {
  readonly page: number;
  /** The distance of the baseline from the top. */
  readonly y: number;
  readonly size: number;
  /** In reading order; there's at least one. */
  readonly segments: readonly PrintedSegment[];
  readonly isArtifact: boolean;
  /** Whether the text goes on in the next line without a space. */
  readonly endsInWord: boolean;
}

/** Returns the lines of the pages from top to bottom. Pages that are read from right to left are mirrored. */
export function printedRows(pages: readonly PageText[]): readonly (readonly PrintedRow[])[] {
  const rows = pages.map(({ runs }, index) => rowsOfRuns(runs, index));
  const all = rows.flat();
  const mirrored = all.filter(({ segments }) => readsRightToLeft(segments[0]?.text ?? "")).length;
  if (mirrored * 2 <= all.length) return rows;
  return rows.map((lines, index) => lines.map((row) => mirror(row, pages[index]?.width ?? 0)));
}

const mirror = (row: PrintedRow, width: number): PrintedRow => ({
  ...row,
  segments: row.segments.map((one) => ({
    ...one,
    x: width - one.right,
    right: width - one.x,
    runs: one.runs.map((run) => ({ ...run, x: width - run.x - run.width })),
  })),
});

/** Baselines this close, relative to the type size, are of one line. */
const sameLine = 0.35;

/** Returns the lines of text that's on one page, from top to bottom. */
export function rowsOfRuns(runs: readonly PrintedRun[], page: number): readonly PrintedRow[] {
  const rows: PrintedRun[][] = [];
  for (const run of [...runs].sort((a, b) => a.y - b.y)) {
    const first = rows.at(-1)?.[0];
    if (first && Math.abs(run.y - first.y) <= sameLine * Math.max(first.size, run.size)) rows.at(-1)?.push(run);
    else rows.push([run]);
  }
  return rows.map((row) => toRow(row, page));
}

/** A line of text may have a repeated name or a number beside it that isn't part of the text. */
function toRow(all: readonly PrintedRun[], page: number): PrintedRow {
  const own = all.filter((run) => !run.isArtifact);
  const runs = own.length > 0 ? own : all;
  const text = runs.map((run) => run.text).join(" ");
  const isMirrored = hasRightToLeft(text) && readsRightToLeft(text);
  const written = isMirrored ? runs.map(inRightToLeft) : runs;
  // A Hebrew point may be a run without width, where the word begins that it ends.
  const ordered = [...written].sort((a, b) => (isMirrored ? b.x - a.x || b.width - a.width : a.x - b.x));
  const groups: PrintedRun[][] = [];
  for (const run of ordered) {
    const last = groups.at(-1)?.at(-1);
    if (last && gapBetween(last, run) <= wideGap * run.size) groups.at(-1)?.push(run);
    else groups.push([run]);
  }
  return {
    page,
    y: runs[0]?.y ?? 0,
    size: Math.max(...runs.map(({ size }) => size)),
    segments: groups.map(toSegment),
    isArtifact: runs.every((run) => run.isArtifact),
    endsInWord: runs.some((run) => run.endsInWord),
  };
}

const inRightToLeft = (run: PrintedRun): PrintedRun =>
  hasRightToLeft(run.text) ? run : { ...run, text: orderInRightToLeft(run.text) };

/** Wider gaps, relative to the type size, separate columns. */
const wideGap = 1.2;
/** Narrower gaps are within a word. */
const wordGap = 0.1;

/** In either direction. */
const gapBetween = (a: PrintedRun, b: PrintedRun): number => Math.max(b.x - a.x - a.width, a.x - b.x - b.width);

/** Joins runs of one line, with spaces at the gaps between them. */
export function toSegment(runs: readonly PrintedRun[]): PrintedSegment {
  const hasMirrored = hasRightToLeft(runs[0]?.text ?? "") && hasMirroredBrackets(runs.map((run) => run.text).join(" "));
  const textOf = (run: PrintedRun): string => (hasMirrored ? run.text.replace(/[()[\]]/g, mirroredBracket) : run.text);
  const spans = runs.flatMap((run, index): readonly Span[] => {
    const before = runs[index - 1];
    const isApart = before !== undefined && gapBetween(before, run) > wordGap * run.size;
    return [...(isApart ? [{ ...markOf(before, run), text: " " }] : []), { ...markOf(run, run), text: textOf(run) }];
  });
  const joined = normalizeSpans(spans);
  return {
    x: Math.min(...runs.map(({ x }) => x)),
    right: Math.max(...runs.map(({ x, width }) => x + width)),
    spans: joined,
    text: textOfSpans(joined),
    runs,
  };
}

/** In right-to-left text, some files have the brackets as they look, not as they were typed. */
const hasMirroredBrackets = (text: string): boolean => /^\P{L}*[)\]]|[([]\P{L}*$/u.test(text);

const markOf = (a: PrintedRun, b: PrintedRun): Omit<Span, "text"> => ({
  ...(a.bold && b.bold ? { bold: true } : {}),
  ...(a.italic && b.italic ? { italic: true } : {}),
});
