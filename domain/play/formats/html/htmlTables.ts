import type { Span } from "#domain/play/play.ts";
import { type Asides, addAsides } from "../plainText/asides.ts";
import type { Cue } from "../plainText/cueFinders.ts";
import { lineOf, splitSpans, type TypedLayout, textOfSpans } from "../plainText/paragraph.ts";
import { findNumberColumn, findSpeakerIn, isAboveSpeeches, isSpokenTogether } from "../plainText/tableRows.ts";
import type { Style } from "./styles.ts";

/** What an element of HTML has: its lines, and the style of its first word. */
export interface Written {
  readonly lines: readonly (readonly Span[])[];
  readonly style: Style;
  readonly asides?: Asides | undefined;
  /** What it is, whatever it looks like. */
  readonly spoken?: Pick<TypedLayout, "kind" | "isSimultaneous">;
}

type Row = readonly (readonly Written[])[];

const textOf = ({ lines }: Written): string => lines.map(textOfSpans).join("\n").trim();
const textsOf = (row: Row): readonly (readonly string[])[] => row.map((cell) => cell.map(textOf));

/**
 * Returns the paragraphs of a table. Cells of a line each are joined with tabs, cells that name their speakers are spoken
 * at the same time, and the numbers of lines are left out.
 */
export function linesOfTable(given: readonly Row[]): readonly Written[] {
  const column = findNumberColumn(given.map(textsOf));
  const rows = column === undefined ? given : given.map((row) => withoutColumn(row, column));
  const out: Written[] = [];
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? [];
    const next = rows[at + 1];
    if (next && isAboveSpeeches(textsOf(row), textsOf(next))) {
      out.push(...spokenTogether(row.map((cell, index) => [...cell, ...(next[index] ?? [])])));
      at++;
    } else out.push(...(isSpokenTogether(textsOf(row)) ? spokenTogether(row) : linesOfRow(row)));
  }
  return out;
}

function withoutColumn(row: Row, column: number): Row {
  const rest = row.filter((_, at) => at !== column);
  const at = rest.findIndex((cell) => cell.length > 0);
  const isCounted = (row[column]?.length ?? 0) > 0;
  return rest.map((cell, index) => {
    const [first, ...more] = cell;
    if (!first || index !== at || !isCounted) return cell;
    return [{ ...first, asides: addAsides(first.asides, { lineNumbers: 1 }) }, ...more];
  });
}

function linesOfRow(row: Row): readonly Written[] {
  const cells = row.filter((cell) => cell.length > 0);
  const last = cells.at(-1) ?? [];
  const before = cells.slice(0, -1);
  const isLine = before.every((cell) => cell.length === 1 && cell.every(isShortLine));
  return isLine ? joinCells(before.flat(), last) : cells.flat();
}

/** A longer cell isn't a name before a speech. */
const maxShortLength = 80;

const isShortLine = ({ lines }: Written): boolean =>
  lines.length === 1 && lines.every((line) => lineOf(line).text.length <= maxShortLength);

/** Puts the lines of cells before the first line of the last cell. */
function joinCells(before: readonly Written[], [first, ...more]: readonly Written[]): readonly Written[] {
  if (!first) return before;
  const start = before.flatMap(({ lines: [line = []] }) => [...line, { text: "\t" }]);
  const [line = [], ...lines] = first.lines;
  const asides = [...before, first].reduce<Asides | undefined>((sum, one) => addAsides(sum, one.asides), undefined);
  const joined = { lines: [[...start, ...line], ...lines], style: before[0]?.style ?? first.style, asides };
  return [joined, ...more];
}

/** Splits cells into names and what's spoken. The first name of each further cell is simultaneous. */
function spokenTogether(cells: Row): readonly Written[] {
  const spoken = cells.map(spokenIn);
  const first = spoken.findIndex((cell) => cell.some(isCue));
  return spoken.flatMap((cell, at) => {
    const cue = at > first ? cell.find(isCue) : undefined;
    return cell.map((one) => (one === cue ? { ...one, spoken: { kind: "cue", isSimultaneous: true } as const } : one));
  });
}

const isCue = ({ spoken }: Written): boolean => spoken?.kind === "cue";

function spokenIn(cell: readonly Written[]): readonly Written[] {
  const out: Written[] = [];
  for (const [at, one] of cell.entries()) {
    const [first = [], ...more] = one.lines;
    const cue = findSpeakerIn(textOfSpans(first), more.length > 0 || cell[at + 1] !== undefined);
    if (cue) out.push(...splitAtCue(one, cue));
    else out.push(out.some(isCue) ? { ...one, spoken: { kind: "dialogue" } } : one);
  }
  return out;
}

function splitAtCue(one: Written, { name, manner, restAt }: Cue): readonly Written[] {
  const [first = [], ...more] = one.lines;
  const { style } = one;
  const rest = [splitSpans(first, [restAt])[1] ?? [], ...more].filter((line) => textOfSpans(line).trim() !== "");
  const parts: readonly Written[] = [
    { ...one, lines: [[{ text: name }]], spoken: { kind: "cue" } },
    { lines: [[{ text: manner ?? "" }]], style, spoken: { kind: "parenthetical" } },
    { lines: rest, style, spoken: { kind: "dialogue" } },
  ];
  return parts.filter((part) => textOf(part) !== "");
}
