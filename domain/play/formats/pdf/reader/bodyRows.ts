import { hasCapitalsOnly } from "../../plainText/textShape.ts";
import { type BesideLayout, findBesideLayout, isNamed } from "./besideRows.ts";
import type { Body } from "./furniture.ts";
import { type BodyRow, emptyLine, type RowText } from "./places.ts";
import type { PrintedRow, PrintedSegment } from "./printedRows.ts";
import { splitAtSpeeches } from "./splitAtSpeeches.ts";

/** Lines in reading order. */
export interface BodyRows {
  readonly rows: readonly BodyRow[];
  /** Set if names are in a column beside their speeches. */
  readonly beside: BesideLayout | undefined;
}

/** Returns the lines in reading order: speeches side by side come one after the other. */
export function bodyRows({ pages, continued }: Body): BodyRows {
  const leading = usualLeading(pages);
  const beside = findBesideLayout(pages, leading);
  const split = beside ? splitAtSpeeches(pages, beside) : pages;
  const rows = split.flatMap((lines, page) => rowsOfPage(lines, { leading, beside, isContinued: continued.has(page) }));
  return { rows, beside };
}

interface PageSetting {
  readonly leading: number;
  readonly beside: BesideLayout | undefined;
  readonly isContinued: boolean;
}

function rowsOfPage(rows: readonly PrintedRow[], { leading, beside, isContinued }: PageSetting): readonly BodyRow[] {
  const out: BodyRow[] = [];
  for (let at = 0; at < rows.length; ) {
    const isOne = beside !== undefined && isNamed(rows[at]?.segments ?? [], beside);
    const end = isOne ? at : endOfBand(rows, at, leading);
    const gap = gapAbove(rows, at, leading);
    if (end > at + 1) out.push(...columnsOf(rows.slice(at, end), gap, leading));
    else out.push(...single(rows[at], { gap, isContinued: at === 0 && isContinued, isNamed: isOne }));
    at = Math.max(end, at + 1);
  }
  return out;
}

/** The smallest distance between lines that this share of them has. */
const minShare = 0.08;

function usualLeading(pages: readonly (readonly PrintedRow[])[]): number {
  const counts = new Map<number, number>();
  let total = 0;
  for (const rows of pages)
    for (const [at, { y }] of rows.entries()) {
      const before = rows[at - 1];
      if (!before) continue;
      const distance = Math.round((y - before.y) * 2) / 2;
      counts.set(distance, (counts.get(distance) ?? 0) + 1);
      total++;
    }
  const common = [...counts].filter(([distance, count]) => distance > 4 && count >= minShare * total);
  return common.length === 0 ? defaultLeading : Math.min(...common.map(([distance]) => distance));
}

const defaultLeading = 12;

const gapAbove = (rows: readonly PrintedRow[], at: number, leading: number): number | undefined => {
  const [row, before] = [rows[at], rows[at - 1]];
  return row && before ? (row.y - before.y) / leading : undefined;
};

interface SingleRow extends Pick<BodyRow, "gap" | "isContinued"> {
  readonly isNamed: boolean;
}

function single(row: PrintedRow | undefined, { gap, isContinued, isNamed: hasName }: SingleRow): readonly BodyRow[] {
  if (!row) return [];
  const { page, segments } = row;
  const cells = { name: joinSegments(segments.slice(0, 1)), speech: joinSegments(segments.slice(1)) };
  return [{ ...joinSegments(segments), page, gap, isContinued, column: undefined, ...(hasName ? { cells } : {}) }];
}

function joinSegments(segments: readonly PrintedSegment[]): RowText {
  return {
    x: Math.min(...segments.map(({ x }) => x)),
    right: Math.max(...segments.map(({ right }) => right)),
    text: segments.map(({ text }) => text).join("\t"),
    spans: segments.flatMap(({ spans }, index) => (index === 0 ? spans : [{ text: "\t" }, ...spans])),
  };
}

/** Returns where speeches side by side end; the line itself if none begin there. They begin with their names. */
function endOfBand(rows: readonly PrintedRow[], from: number, leading: number): number {
  const first = rows[from];
  if (!first || first.segments.length < 2 || !first.segments.every(({ text }) => isSpeaker(text))) return from;
  let end = from + 1;
  while (end < rows.length && (gapAbove(rows, end, leading) ?? 0) <= emptyLine) end++;
  return end;
}

const isSpeaker = (text: string): boolean => text.length <= 40 && hasCapitalsOnly(text);

function columnsOf(rows: readonly PrintedRow[], gap: number | undefined, leading: number): readonly BodyRow[] {
  const starts = rows[0]?.segments.length ?? 0;
  const ranges = mergedRanges(rows.flatMap(({ segments }) => segments));
  const columns = ranges.length === starts ? ranges : evenRanges(ranges, starts);
  return columns.flatMap(({ x, right }, column) => {
    let last: number | undefined;
    return rows.flatMap(({ segments, page, y }) => {
      const here = segments.filter((one) => (one.x + one.right) / 2 >= x - 1 && (one.x + one.right) / 2 <= right + 1);
      if (here.length === 0) return [];
      const above = last === undefined ? (column === 0 ? gap : 2) : (y - last) / leading;
      last = y;
      return [{ ...joinSegments(here), page, gap: above, isContinued: false, column }];
    });
  });
}

type Range = Pick<PrintedSegment, "x" | "right">;

/** Returns the ranges of the page's width that have text in any of the lines. */
function mergedRanges(segments: readonly Range[]): readonly Range[] {
  const out: { x: number; right: number }[] = [];
  for (const { x, right } of [...segments].sort((a, b) => a.x - b.x)) {
    const last = out.at(-1);
    if (last && x <= last.right) last.right = Math.max(last.right, right);
    else out.push({ x, right });
  }
  return out;
}

function evenRanges(ranges: readonly Range[], count: number): readonly Range[] {
  const x = ranges[0]?.x ?? 0;
  const width = ((ranges.at(-1)?.right ?? x) - x) / count;
  return Array.from({ length: count }, (_, at) => ({ x: x + at * width, right: x + (at + 1) * width }));
}
