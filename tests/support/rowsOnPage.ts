import type { PlacedLine } from "#domain/play/layout/pagedManuscript.ts";

/** Returns the lines of a page by height, from top to bottom; those at the same height from left to right. */
export function rowsOnPage(lines: readonly PlacedLine[]): readonly (readonly PlacedLine[])[] {
  const rows = new Map<number, PlacedLine[]>();
  for (const line of lines) rows.set(line.y, [...(rows.get(line.y) ?? []), line]);
  return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row.sort((a, b) => a.x - b.x));
}
