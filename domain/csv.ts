/** The value of one cell. Numbers are written as numbers; `undefined` is an empty cell. */
export type CsvCell = string | number | boolean | undefined;

/**
 * A CSV file (RFC 4180, UTF-8) whose text no spreadsheet runs as a formula. An apostrophe is added wherever a cell
 * would start as a formula, including in programs that split at semicolons, tabs, or lines where this file doesn't.
 */
export const csvFile = (head: readonly string[], rows: Iterable<readonly CsvCell[]>): string =>
  [byteOrderMark, csvRow(head), ...Array.from(rows, csvRow)].join("");

const csvRow = (cells: readonly CsvCell[]): string => `${cells.map(written).join(",")}\r\n`;

/** Without it, Excel assumes the local code page. */
const byteOrderMark = "\uFEFF";

function written(cell: CsvCell): string {
  if (cell === undefined) return "";
  if (typeof cell !== "string") return Number.isNaN(cell) ? "" : String(cell);
  return `"${asText(cell).replaceAll('"', '""')}"`;
}

/**
 * Line breaks stay. Other control characters become spaces, because some programs drop them and others fail on them.
 */
const asText = (cell: string): string =>
  cell
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, " ")
    .replace(formulaAtStart, "'")
    .replace(formulaBehindSeparator, "$&'");

/**
 * Matches one of `= + - @` in any width, after blanks, quotes, and invisible characters: these start a formula. See
 * OWASP's page on CSV injection.
 */
const formula = '(?=[\\s"\\p{Cf}]*[=+\\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−])';
const formulaAtStart = new RegExp(`^${formula}`, "u");
const formulaBehindSeparator = new RegExp(`[,;|\\n]${formula}`, "gu");

/** Returns the text of a cell that `csvFile` wrote, without the apostrophes that it added. */
export const withoutGuards = (cell: string): string =>
  cell.replace(guardAtStart, "").replace(guardBehindSeparator, "$1");

const guardAtStart = new RegExp(`^'${formula}`, "u");
const guardBehindSeparator = new RegExp(`([,;|\\n])'${formula}`, "gu");
