import type { Span } from "#domain/play/play.ts";
import { type Asides, addAsides } from "../plainText/asides.ts";
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
  let isFirstCell = true;
  return cells.flatMap((cell) => {
    let names = 0;
    const parts = cell.flatMap((one, at): readonly Written[] => {
      const [first = [], ...more] = one.lines;
      const text = textOfSpans(first);
      const cue = findSpeakerIn(text, more.length > 0 || cell[at + 1] !== undefined);
      if (!cue) return [names > 0 ? { ...one, spoken: { kind: "dialogue" } } : one];
      const isSimultaneous = !isFirstCell && names === 0;
      names++;
      const { style } = one;
      const rest = [splitSpans(first, [cue.restAt])[1] ?? [], ...more].filter(
        (line) => textOfSpans(line).trim() !== "",
      );
      return [
        { ...one, lines: [[{ text: cue.name }]], spoken: { kind: "cue", ...(isSimultaneous && { isSimultaneous }) } },
        ...(cue.manner ? [{ lines: [[{ text: cue.manner }]], style, spoken: { kind: "parenthetical" } as const }] : []),
        ...(rest.length > 0 ? [{ lines: rest, style, spoken: { kind: "dialogue" } as const }] : []),
      ];
    });
    if (names > 0) isFirstCell = false;
    return parts;
  });
}
