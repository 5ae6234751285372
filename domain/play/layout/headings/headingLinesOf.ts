import type { BlockId } from "../../play.ts";
import type { PageRows } from "../breakPages.ts";
import type { LayoutFlow } from "../layoutFlow.ts";

/**
 * Returns the lines on paper of each scene up to the next heading, and of each act up to the next act, with empty ones.
 * What stays empty at the bottom of a page counts if the act or scene goes on on the next page, so that it's as long as its
 * pages.
 */
export function headingLinesOf(
  { rows, headings }: LayoutFlow,
  pages: readonly PageRows[],
  linesPerPage: number,
): ReadonlyMap<BlockId, number> {
  /** Returns how many lines of a page are above a row. */
  const linesAbove = ({ from, to, usedLines }: PageRows, row: number): number => {
    if (row <= from) return 0;
    return rows.slice(row, to).reduce((lines, { linesBefore }) => lines - 1 - linesBefore, usedLines);
  };
  return new Map(
    headings.map(({ block, row }, index) => {
      const next = headings.find((other, at) => at > index && (block.kind === "scene" || other.block.kind === "act"));
      const end = next?.row ?? rows.length;
      const lines = pages
        .filter(({ from, to }) => from < end && to > row)
        .map((page) => (end > page.to ? linesPerPage : linesAbove(page, end)) - linesAbove(page, row));
      return [block.id, lines.reduce((sum, one) => sum + one, 0)];
    }),
  );
}
