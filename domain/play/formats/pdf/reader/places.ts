import type { Span } from "#domain/play/play.ts";

/** A printed line of one column. */
export interface TextRow {
  readonly page: number;
  readonly x: number;
  readonly right: number;
  /** The distance from the line above, in lines; undefined for the first line of a page. */
  readonly gap: number | undefined;
}

/** A line of the play's text, in the order in which it's read. */
export interface BodyRow extends TextRow {
  readonly text: string;
  readonly spans: readonly Span[];
  /** Whether the page begins within a speech. Only on a page's first line. */
  readonly isContinued: boolean;
  /** For speeches side by side: which of them, counted from 0. */
  readonly column: number | undefined;
  /** For a line with a name in the column beside the speeches. */
  readonly cells?: { readonly name: RowText; readonly speech: RowText };
}

export type RowText = Pick<BodyRow, "x" | "right" | "text" | "spans">;

/** Where lines begin, found from the whole file. */
export interface Places {
  readonly isCentered: (row: TextRow) => boolean;
  /** The same for lines that begin at the same place. */
  readonly placeOf: (row: TextRow) => string;
  /** The left edge of the text. */
  readonly margin: number;
}

/** A place has at least this many lines, and this share of them. */
const minRows = 4;
const minShare = 0.004;
/** Points by which lines of one place may differ. */
const tolerance = 2;
/** Lines of this many different widths that share their middle are centered. */
const minWidths = 3;
/** The left edge has at least this share of the lines of the most common place. */
const marginShare = 0.1;

const middleOf = ({ x, right }: TextRow): number => (x + right) / 2;

/** Finds the left edges and the middle lines that lines of different widths share. */
export function findPlaces(rows: readonly TextRow[]): Places {
  const blocks = rowsOfBlocks(rows);
  const options = { rows, isCounted: (row: TextRow) => !blocks.has(row) };
  const lefts = new Edges({ ...options, position: ({ x }) => x, otherSide: ({ right }) => right });
  const middles = new Edges({ ...options, position: middleOf, otherSide: ({ x }) => x });
  const cache = new Map<TextRow, string>();
  const find = (row: TextRow): string => {
    const left = lefts.find(row.x);
    const middle = left && blocks.has(row) ? undefined : middles.find(middleOf(row));
    if (middle && middle.widths >= minWidths && middle.widths > (left?.widths ?? 0)) return "center";
    return `left ${left ? left.at : Math.round(row.x)}`;
  };
  const placeOf = (row: TextRow): string => {
    const known = cache.get(row) ?? find(row);
    cache.set(row, known);
    return known;
  };
  const isCentered = (row: TextRow): boolean => placeOf(row) === "center";
  return { isCentered, placeOf, margin: leftEdge(rows.filter((row) => !isCentered(row))) };
}

/** Larger distances between two lines are empty lines. */
export const emptyLine = 1.3;

/** Returns the lines that begin at the same place as a line next to them, which centered lines seldom do. */
function rowsOfBlocks(rows: readonly TextRow[]): ReadonlySet<TextRow> {
  const out = new Set<TextRow>();
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1];
    const isAttached = before && row.gap !== undefined && row.gap <= emptyLine;
    if (!isAttached || Math.abs(before.x - row.x) > tolerance || isSameWidth(before, row)) continue;
    out.add(before);
    out.add(row);
  }
  return out;
}

/** Lines of the same width may be centered. */
const isSameWidth = (a: TextRow, b: TextRow): boolean => Math.abs(middleOf(a) - middleOf(b)) <= tolerance;

function leftEdge(rows: readonly TextRow[]): number {
  const counts = new Map<number, number>();
  for (const { x } of rows) counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return Math.min(...[...counts].filter(([, count]) => count >= marginShare * most).map(([x]) => x), Infinity);
}

interface Edge {
  readonly at: number;
  /** How many different widths the lines have. */
  readonly widths: number;
}

interface EdgeOptions {
  readonly rows: readonly TextRow[];
  /** Whether a line's width counts. */
  readonly isCounted: (row: TextRow) => boolean;
  readonly position: (row: TextRow) => number;
  readonly otherSide: (row: TextRow) => number;
}

/** The positions that many lines share. */
class Edges {
  readonly #edges: readonly Edge[];

  constructor({ rows, isCounted, position, otherSide }: EdgeOptions) {
    const byPoint = new Map<number, TextRow[]>();
    for (const row of rows) {
      const at = Math.round(position(row));
      const known = byPoint.get(at);
      if (known) known.push(row);
      else byPoint.set(at, [row]);
    }
    const near = (at: number): readonly TextRow[] => [-1, 0, 1].flatMap((by) => byPoint.get(at + by) ?? []);
    const enough = Math.max(minRows, minShare * rows.length);
    const found = [...byPoint.keys()]
      .map((at) => ({ at, rows: near(at) }))
      .filter((edge) => edge.rows.length >= enough)
      .sort((a, b) => b.rows.length - a.rows.length);
    const kept: { at: number; rows: readonly TextRow[] }[] = [];
    for (const edge of found) if (!kept.some(({ at }) => Math.abs(at - edge.at) <= tolerance)) kept.push(edge);
    this.#edges = kept.map((edge) => ({
      at: edge.at,
      widths: new Set(edge.rows.filter(isCounted).map((row) => Math.round(otherSide(row) / 4))).size,
    }));
  }

  find(position: number): Edge | undefined {
    return this.#edges
      .filter(({ at }) => Math.abs(at - position) <= tolerance)
      .sort((a, b) => Math.abs(a.at - position) - Math.abs(b.at - position))[0];
  }
}
