import { decodeAs } from "../../play/formats/reading/encodings/decodeAs.ts";

/** The cells of a spreadsheet, row by row. Rows without any text are left out. */
export type SheetRows = readonly (readonly string[])[];

/** Characters between cells: commas, semicolons, and the tabs of pasted cells. */
const separators = [",", ";", "\t"] as const;
type Separator = (typeof separators)[number];

/**
 * Returns the text of a file: UTF-8, or UTF-16 with a byte order mark, and otherwise Windows-1252, in which Excel saves.
 */
export function textOfSheet(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decodeAs(bytes, "windows-1252");
  }
}

/**
 * Reads cells that are separated by commas, semicolons or tabs, and may be in quotes (RFC 4180). Writers' own sheets have stray
 * quotes and commas within cells: papaparse 5.7 took tabs and semicolons for text because of a comma, and everything after a
 * quote without an end for one cell.
 */
export function readSheet(text: string): SheetRows {
  const plain = text.replace(/^\uFEFF/, "");
  const rows = rowsOf(plain, separatorOf(plain));
  return rows
    .map((cells) =>
      cells.map((cell) =>
        cell
          .replace(/\r\n?/g, "\n")
          .replace(/[^\P{Cc}\n\t]/gu, " ")
          .trim(),
      ),
    )
    .filter((cells) => cells.some((cell) => cell !== ""));
}

/** Rows that are read to find out what separates cells. */
const sampleRows = 20;

/** Returns the character that divides most rows into the same number of cells. */
function separatorOf(text: string): Separator {
  const scores = separators.map((separator) => {
    const widths = rowsOf(text, separator, sampleRows).map(({ length }) => length);
    const [first = 1] = widths;
    return { separator, first, same: widths.filter((width) => width === first).length / Math.max(1, widths.length) };
  });
  const dividing = scores.filter(({ first }) => first > 1);
  return dividing.toSorted((a, b) => b.same - a.same || b.first - a.first)[0]?.separator ?? ",";
}

function rowsOf(text: string, separator: Separator, maxRows = Number.POSITIVE_INFINITY): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length && rows.length < maxRows) {
    const { cell, end } = cellAt(text, at, separator);
    row.push(cell);
    const isSeparated = text[end] === separator;
    // A separator at the end of the text is followed by one more cell, which is empty.
    if (isSeparated && end + 1 === text.length) row.push("");
    if (!isSeparated || end + 1 === text.length) {
      rows.push(row);
      row = [];
    }
    at = end + (text.startsWith("\r\n", end) ? 2 : 1);
  }
  return rows;
}

interface FoundCell {
  readonly cell: string;
  /** Where the separator or the line break after it is. */
  readonly end: number;
}

/** Reads a cell. In quotes, it may contain separators and line breaks; a quote without an end is part of the text. */
function cellAt(text: string, start: number, separator: Separator): FoundCell {
  if (text[start] === '"') {
    const close = closingQuote(text, start + 1);
    if (close !== undefined) {
      const end = endOfPlain(text, close + 1, separator);
      return { cell: text.slice(start + 1, close).replaceAll('""', '"') + text.slice(close + 1, end), end };
    }
  }
  const end = endOfPlain(text, start, separator);
  return { cell: text.slice(start, end), end };
}

function closingQuote(text: string, from: number): number | undefined {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 2)) if (text[at + 1] !== '"') return at;
  return undefined;
}

function endOfPlain(text: string, from: number, separator: Separator): number {
  for (let at = from; at < text.length; at++) {
    const character = text[at];
    if (character === separator || character === "\n" || character === "\r") return at;
  }
  return text.length;
}
