import { type Cue, findMarkedCue } from "./cueFinders.ts";
import { isNameLine } from "./ownLines.ts";

/* What the cells of a table are, by their texts. A cell is the texts of its paragraphs. */

type Cell = readonly string[];
type Row = readonly Cell[];

const isEmpty = (cell: Cell | undefined): boolean => cell?.every((text) => text.trim() === "") ?? true;

/** A column of numbers has at least so many. */
const minNumbers = 2;

/** Returns the column that only has the numbers of lines or speeches; undefined if there's none. */
export function findNumberColumn(rows: readonly Row[]): number | undefined {
  const width = Math.min(Math.max(0, ...rows.map((row) => row.length)), maxColumns);
  for (let column = 0; column < width; column++) {
    const filled = rows.filter((row) => !isEmpty(row[column])).map((row) => (row[column] ?? []).join("\n").trim());
    const hasMore = rows.some((row) => row.some((cell, at) => at !== column && !isEmpty(cell)));
    if (hasMore && filled.length >= minNumbers && filled.every((text) => /^\d{1,4}[.)]?$/.test(text))) return column;
  }
  return undefined;
}

/** Tables of plays are narrower. */
const maxColumns = 20;

/** Returns the name with which a paragraph begins a speech, in front of it or above the next paragraph. */
export function findSpeakerIn(text: string, hasNext: boolean): Cue | undefined {
  const marked = findMarkedCue(text);
  if (marked && marked.restAt < text.length) return marked;
  const line = text.trim();
  if (!hasNext || !isNameLine(line)) return undefined;
  return { name: line.replace(/:$/, ""), restAt: text.length, form: "alone", certain: true };
}

/** Returns whether a cell begins with somebody's name and has a speech. */
const speaks = (cell: Cell): boolean => findSpeakerIn(cell[0] ?? "", cell.length > 1) !== undefined;

/** Returns whether at least two cells of a row have speeches of their own, which are spoken at the same time. */
export const isSpokenTogether = (row: Row): boolean => {
  const filled = row.filter((cell) => !isEmpty(cell));
  return filled.length > 1 && filled[0] !== undefined && speaks(filled[0]) && filled.filter(speaks).length > 1;
};

/** Returns whether a row has only names, and the row below has a speech for each. */
export function isAboveSpeeches(names: Row, speeches: Row | undefined): boolean {
  if (!speeches || names.length !== speeches.length) return false;
  const filled = names.filter((cell) => !isEmpty(cell));
  return (
    filled.length > 1 &&
    filled.every((cell) => cell.length === 1 && isNameLine((cell[0] ?? "").trim())) &&
    names.every((cell, at) => isEmpty(cell) === isEmpty(speeches[at])) &&
    speeches.every((cell) => isEmpty(cell) || !isNameLine((cell[0] ?? "").trim())) &&
    !isSpokenTogether(speeches)
  );
}
