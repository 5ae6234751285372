import type { Page, PlacedLine } from "./manuscript.ts";

/** A page as rows of characters, ten to the inch and six lines to the inch: what a test can look at. */
export function showPage(page: Page): readonly string[] {
  const rows: string[] = [];
  for (const line of page.lines) {
    const row = Math.round(line.y * 6);
    rows[row] = (rows[row] ?? "").padEnd(Math.round(line.x * 10)) + printedText(line);
  }
  return Array.from(rows, (row) => row ?? "");
}

export const printedText = (line: PlacedLine): string => line.spans.map((span) => span.text).join("");
