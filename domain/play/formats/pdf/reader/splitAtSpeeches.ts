import { measureOf } from "#domain/play/layout/measures/measureOf.ts";
import { hasRightToLeft } from "#domain/play/layout/measures/rightToLeft.ts";
import type { BesideLayout } from "./besideRows.ts";
import type { PrintedRun } from "./pageText.ts";
import { type PrintedRow, type PrintedSegment, toSegment } from "./printedRows.ts";

/*
 * A name beside its speech may be so long that it reaches the speech. pdf.js makes one run of both if the gap is no wider
 * than a space, and doesn't say where the letters of a run are.
 */

/** Splits lines whose name reaches the speech where the column of the speeches begins. */
export function splitAtSpeeches(
  pages: readonly (readonly PrintedRow[])[],
  layout: BesideLayout,
): readonly (readonly PrintedRow[])[] {
  const counts = new Map<string, number>();
  for (const { segments } of pages.flat())
    for (const end of nameEnds(segments[0], layout)) {
      const name = segments[0]?.text.slice(0, end) ?? "";
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  return pages.map((rows) =>
    rows.map((row) => {
      const [first, ...more] = row.segments;
      return first ? { ...row, segments: [...splitSegment(first, layout, counts), ...more] } : row;
    }),
  );
}

function splitSegment(
  segment: PrintedSegment,
  layout: BesideLayout,
  counts: ReadonlyMap<string, number>,
): readonly PrintedSegment[] {
  const { runs, text } = segment;
  const at = runs.findIndex((run, index) => index > 0 && Math.abs(run.x - layout.speeches) < samePlace);
  if (at >= 0) return [toSegment(runs.slice(0, at)), toSegment(runs.slice(at))];
  const timesOf = (end: number): number => counts.get(text.slice(0, end)) ?? 0;
  const [end] = nameEnds(segment, layout).sort((a, b) => timesOf(b) - timesOf(a) || b - a);
  const [run, ...more] = runs;
  if (end === undefined || !run) return [segment];
  const x = layout.speeches;
  const name = { ...run, text: run.text.slice(0, end), width: x - run.x };
  const speech = { ...run, text: run.text.slice(end).trim(), x, width: run.x + run.width - x };
  return [toSegment([name]), toSegment([speech, ...more])];
}

/** In points. */
const samePlace = 2;

/** Returns where the name may end in a line that begins in the column of the names and goes on in that of the speeches. */
function nameEnds(segment: PrintedSegment | undefined, { names, speeches }: BesideLayout): number[] {
  const [run] = segment?.runs ?? [];
  if (!run || run.italic || Math.abs(run.x - names) > samePlace || hasRightToLeft(run.text)) return [];
  if (run.x + run.width <= speeches) return [];
  const [capitals = ""] = /^\P{Ll}{0,80}(?=\s)/u.exec(run.text) ?? [];
  const ends = Array.from(`${capitals} `.matchAll(/(?<=\S)\s/g), ({ index }) => index);
  // In `TOM AND NORA wait`, nothing begins.
  return ends.filter((end) => !/^\s*\p{Ll}/u.test(run.text.slice(end)) && reaches(run, end, speeches));
}

/** Returns whether the speech begins at a place if it begins after a word. Other fonts are only about as wide. */
function reaches(run: PrintedRun, end: number, x: number): boolean {
  const width = (text: string): number => usualFont.widthOf(text, { text });
  const name = run.text.slice(0, end);
  const scale = (run.x + run.width - x) / width(run.text.slice(end).trim());
  const gap = x - run.x - scale * width(name);
  return Math.abs(gap) <= maxGap * run.size + tolerance * (x - run.x);
}

const usualFont = measureOf({ family: "Tinos", sizePoints: 12 });
/** Wider gaps, relative to the type size, separate runs. */
const maxGap = 0.5;
/** Capitals of another font may be so much wider or narrower, compared with its small letters. */
const tolerance = 0.15;
