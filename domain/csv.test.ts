import { expect, test } from "vitest";
import { fc } from "#tests/support/fastCheck.ts";
import { csvFile } from "./csv.ts";

/** The file without its byte order mark and header. */
const rowOf = (...cells: Parameters<typeof csvFile>[0]) => csvFile(["head"], [cells]).split("\r\n")[1];

test("a file has a byte order mark for Excel, a header, and a line for each row", () => {
  expect(
    csvFile(
      ["Name", "Words"],
      [
        ["Ada", 12],
        [undefined, -3.5],
        [true, Number.NaN],
      ],
    ),
  ).toBe('\uFEFF"Name","Words"\r\n"Ada",12\r\n,-3.5\r\ntrue,\r\n');
});

test("commas, quotes and line breaks stay inside their cell", () => {
  expect(rowOf('He said "no", twice.', "one\r\ntwo\rthree")).toBe('"He said ""no"", twice.","one\ntwo\nthree"');
});

test.each([
  "=1+1",
  "+1",
  "-1",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "\n=1",
  "  =1",
  "\u00A0=1",
  "\u200B=1",
  "\uFEFF=1",
  '"=1',
  "\0=1",
  "＝1",
  "＋1",
  "－1",
  "＠A",
  "−1",
])("%j doesn't start a formula", (text) => {
  expect(rowOf(text)).toMatch(/^"'/);
});

test.each([
  ["x;=1", `"x;'=1"`],
  ["x,+1", `"x,'+1"`],
  ["x|@A", `"x|'@A"`],
  ["x\n-1", `"x\n'-1"`],
  ['x;"=1', `"x;'""=1"`],
  ["x; ＝1", `"x;' ＝1"`],
])("no part of %j starts a formula in a program that splits cells differently", (text, written) => {
  expect(rowOf(text)).toBe(written);
});

test("text that isn't a formula is unchanged", () => {
  for (const text of [
    "To be - or not",
    "a=b",
    "mail@theater.test",
    "Mozilla/5.0 (X11; Linux x86_64; rv:1.0)",
    "'tis",
  ]) {
    expect(rowOf(text)).toBe(`"${text}"`);
  }
});

/**
 * Splits the file like a spreadsheet that uses `separator`: RFC 4180, and text after a closing quote is taken
 * literally.
 */
function cellsOf(file: string, separator: string): readonly string[] {
  const quoted = '"(?:[^"]|"")*(?:"|$)';
  const cell = new RegExp(`(?:^|[${separator}\\n\\r])(${quoted})?([^${separator}\\n\\r]*)`, "g");
  return [...file.slice(1).matchAll(cell)].map(
    ([, inQuotes = "", rest = ""]) => inQuotes.replace(/^"|"$/g, "").replaceAll('""', '"') + rest,
  );
}

test("no text at all starts a cell as a formula, whatever separator a program uses", () => {
  const piece = fc.constantFrom(
    "=",
    "+",
    "-",
    "@",
    "＝",
    '"',
    "'",
    ",",
    ";",
    "|",
    "\t",
    "\n",
    "\r",
    " ",
    "\u200B",
    "A1",
  );
  const texts = fc.array(
    fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join("")),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(texts, fc.constantFrom(",", ";", "|", "\\t"), (row, separator) => {
      for (const cell of cellsOf(csvFile(["head"], [row]), separator)) {
        expect(cell.trimStart()).not.toMatch(/^[\s\u200B]*[=+\-@＝]/);
      }
    }),
    { numRuns: 2000 },
  );
});
