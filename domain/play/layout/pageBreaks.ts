import type { BlockId } from "../play.ts";
import type { PagedManuscript } from "./pagedManuscript.ts";

/** Where one page of the play begins, for a screen that draws page breaks between its own lines. */
export interface PageBreak {
  readonly label: string;
  readonly blockId: BlockId;
  /** UTF-16 offset in the block's text; 0 if the page begins with the block. */
  readonly offset: number;
  /** Lines that the page's body uses, including empty ones; the rest of `linesPerPage` stays blank. */
  readonly usedLines: number;
  /** What is added at the top of the page, e.g. `NORA (Continued)`. */
  readonly continued?: string;
}

export interface PageBreaks {
  /** Pages of the play itself, without the title page and front matter. */
  readonly totalPages: number;
  readonly pages: readonly PageBreak[];
}

export function pageBreaks({ pages }: PagedManuscript): PageBreaks {
  const found = pages.flatMap(({ label, start, usedLines, continued }) =>
    start ? [{ label, ...start, usedLines, ...(continued !== undefined && { continued }) }] : [],
  );
  return { totalPages: found.length, pages: found };
}
