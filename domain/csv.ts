/** What stands in one cell. Numbers are written as such; `undefined` is an empty cell. */
export type CsvCell = string | number | boolean | undefined;

/**
 * A CSV file (RFC 4180, UTF-8) whose text no spreadsheet runs: an apostrophe stands wherever a cell would begin as a
 * formula, also in programs that split at semicolons, tabs or lines where this file does not.
 */
export const csvFile = (head: readonly string[], rows: Iterable<readonly CsvCell[]>): string =>
  [byteOrderMark, csvRow(head), ...Array.from(rows, csvRow)].join("");

const csvRow = (cells: readonly CsvCell[]): string => `${cells.map(written).join(",")}\r\n`;

/** Excel takes a file without it for the code page of its machine. */
const byteOrderMark = "\uFEFF";

function written(cell: CsvCell): string {
  if (cell === undefined) return "";
  if (typeof cell !== "string") return Number.isNaN(cell) ? "" : String(cell);
  return `"${asText(cell).replaceAll('"', '""')}"`;
}

/** Line breaks stay; other control characters, which some programs drop and others stumble over, become spaces. */
const asText = (cell: string): string =>
  cell
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, " ")
    .replace(formulaAtStart, "'")
    .replace(formulaBehindSeparator, "$&'");

/**
 * Past blanks, quotes and characters that cannot be seen, one of `= + - @` in any width: what makes a formula of a cell.
 * See OWASP's page on CSV injection.
 */
const formula = '(?=[\\s"\\p{Cf}]*[=+\\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−])';
const formulaAtStart = new RegExp(`^${formula}`, "u");
const formulaBehindSeparator = new RegExp(`[,;|\\n]${formula}`, "gu");
