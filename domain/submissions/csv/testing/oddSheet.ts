const oddCells = [
  "=SUM(A1:A9)",
  "-5",
  "+1 212 555 0100",
  "@stage",
  'He said "no", twice',
  "two\nlines; and, more\tcells",
  "Ünïcödé 🎭",
  "'quoted'",
  "a, =b; -c\n+d",
  "Notes: of notes",
  "TRUE",
  "1e5",
  "x".repeat(700),
  "\\",
];
const odd = (n: number) => oddCells[n % oddCells.length] ?? "";
const states = ["sent", "rejected", "semi-finalist", "accepted", "", "no idea", "withdrawn", "to send"];
const headings = [
  "Theater",
  "Script",
  "Due",
  "Submitted",
  "Entry fee",
  "Result",
  "Response date",
  "Contact",
  "Remarks",
  "Color",
  "",
];
const day = (n: number) => `${(n % 12) + 1}/${(n % 28) + 1}/${2015 + (n % 12)}`;
const rowOf = (n: number): string[] => [
  n % 97 === 0 ? "" : `Theater ${n} ${n % 5 === 0 ? odd(n) : ""}`.trim(),
  `Play ${n % 30}`,
  n % 11 === 0 ? "rolling" : day(n),
  day(n + 3),
  n % 7 === 0 ? "$15 early, $20 late" : `$${n % 40}.50`,
  states[n % states.length] ?? "",
  n % 3 === 0 ? day(n + 9) : "",
  n % 4 === 0 ? `lit${n}@example.org` : odd(n),
  odd(n + 1),
  odd(n + 2),
  n % 9 === 0 ? odd(n + 3) : "",
];
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
/** A spreadsheet of 1,400 submissions as people keep them, with semicolons. */
export const oddSheet = [headings, ...Array.from({ length: 1400 }, (_, n) => rowOf(n))]
  .map((row) => row.map(quoted).join(";"))
  .join("\r\n");

/** What a person can read of a day in the file, as the sheet had it. */
const asDay = (cell: string): string => {
  const [month = "", date = "", year = ""] = cell.split("/");
  return `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
};

/** What a person must find in the file of a row. */
export function textsOfOddRow(n: number): readonly string[] {
  const [theater = "", script = "", due = "", sent = "", fee = "", state = "", answered = "", ...rest] = rowOf(n);
  const days = [due, sent, answered].map((cell) => (cell.includes("/") ? asDay(cell) : cell));
  const said = ["semi-finalist", "no idea"].includes(state) ? [`Result: ${state}`] : [];
  return [theater, script, ...rest, ...days, ...said, n % 7 === 0 ? fee : String(Number(fee.slice(1)))];
}

/** Tabs and line breaks may become spaces. */
export const withSpaces = (text: string): string => text.replaceAll(/\s+/g, " ");
