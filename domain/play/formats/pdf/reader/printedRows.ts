import { hasRightToLeft, readsRightToLeft } from "#domain/play/layout/measures/rightToLeft.ts";
import { normalizeSpans, type Span } from "#domain/play/play.ts";
import { textOfSpans } from "../../plainText/paragraph.ts";
import { mirroredBracket, orderInRightToLeft } from "./logicalOrder.ts";
import type { PageText, PrintedRun } from "./pageText.ts";
import { unmirrored } from "./unmirrored.ts";

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

/** Returns the lines of text that's on one page, from top to bottom. `isOurs` is true for text of our own files. */
export function rowsOfRuns(runs: readonly PrintedRun[], page: number, isOurs = false): readonly PrintedRow[] {
  const rows: PrintedRun[][] = [];
  for (const run of [...runs].sort((a, b) => a.y - b.y)) {
    const first = rows.at(-1)?.[0];
    if (first && Math.abs(run.y - first.y) <= sameLine * Math.max(first.size, run.size)) rows.at(-1)?.push(run);
    else rows.push([run]);
  }
  return rows.map((row) => toRow(row, page, isOurs));
}

/** A line of text may have a repeated name or a number beside it that isn't part of the text. */
function toRow(all: readonly PrintedRun[], page: number, isOurs: boolean): PrintedRow {
  const own = all.filter((run) => !run.isArtifact);
  const runs = own.length > 0 ? own : all;
  const text = runs.map((run) => run.text).join(" ");
  const isMirrored = hasRightToLeft(text) && readsRightToLeft(text);
  const written = runs.map((run) => asWritten(run, isMirrored, isOurs));
  // A Hebrew point may be a run without width, where the word begins that it ends.
  const sorted = [...written].sort((a, b) => (isMirrored ? b.x - a.x || b.width - a.width : a.x - b.x));
  const ordered = isMirrored ? withOwnMarks(sorted) : sorted;
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
    segments: groups.map((group) => toSegment(group, isOurs)),
    isArtifact: runs.every((run) => run.isArtifact),
    endsInWord: runs.some((run) => run.endsInWord),
  };
}

/** Only of our own files is it known that brackets are as they look: in those of others, some are as they were typed. */
function asWritten(run: PrintedRun, isMirrored: boolean, isOurs: boolean): PrintedRun {
  const isForeign = isMirrored && !hasRightToLeft(run.text);
  const text = isForeign ? orderInRightToLeft(run.text) : run.text;
  if (isOurs) return { ...run, text: unmirrored(text, isMirrored ? "rtl" : "ltr") };
  return { ...run, text: isForeign ? withMirroredBrackets(text) : text };
}

/** pdf.js puts the marks of a word's last letter at the start of the next word, which is drawn before it. */
function withOwnMarks(runs: readonly PrintedRun[]): readonly PrintedRun[] {
  const out: PrintedRun[] = [];
  for (const run of runs) {
    const [marks = ""] = /^\p{M}+/u.exec(run.text) ?? [];
    const before = marks === "" ? undefined : out.pop();
    if (!before) out.push(run);
    else out.push({ ...before, text: before.text + marks });
    if (before && run.text !== marks) out.push({ ...run, text: run.text.slice(marks.length) });
  }
  return out;
}

/** Wider gaps, relative to the type size, separate columns. */
const wideGap = 1.2;
/** Narrower gaps are within a word. */
const wordGap = 0.1;

/** In either direction. */
const gapBetween = (a: PrintedRun, b: PrintedRun): number => Math.max(b.x - a.x - a.width, a.x - b.x - b.width);

/** Joins runs of one line, with spaces at the gaps between them. */
export function toSegment(runs: readonly PrintedRun[], isOurs = false): PrintedSegment {
  const isMirrored =
    !isOurs && hasRightToLeft(runs[0]?.text ?? "") && hasMirroredBrackets(runs.map((run) => run.text).join(" "));
  const textOf = (run: PrintedRun): string => (isMirrored ? withMirroredBrackets(run.text) : run.text);
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

const withMirroredBrackets = (text: string): string => text.replace(/[()[\]]/g, mirroredBracket);

const markOf = (a: PrintedRun, b: PrintedRun): Omit<Span, "text"> => ({
  ...(a.bold && b.bold ? { bold: true } : {}),
  ...(a.italic && b.italic ? { italic: true } : {}),
});
