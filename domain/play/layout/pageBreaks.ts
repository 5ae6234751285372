import type { BlockId } from "../play.ts";
import type { Manuscript } from "./manuscript.ts";

/** Where one page of the play begins, for a screen that draws page breaks between its own lines. */
export interface PageBreak {
  readonly label: string;
  readonly blockId: BlockId;
  /** UTF-16 offset in the block's text; 0 when the page begins with the block. */
  readonly offset: number;
  /** Lines that the page's body uses, empty ones included; the rest of `linesPerPage` is left white. */
  readonly usedLines: number;
  /** What stands at the head of the page in addition, e.g. `NORA (Continued)`. */
  readonly continued?: string;
}

export interface PageBreaks {
  /** Pages of the play itself, without title page and front matter. */
  readonly totalPages: number;
  readonly pages: readonly PageBreak[];
}

export function pageBreaks({ pages }: Manuscript): PageBreaks {
  const found = pages.flatMap(({ label, start, usedLines, continued }) =>
    start ? [{ label, ...start, usedLines, ...(continued !== undefined && { continued }) }] : [],
  );
  return { totalPages: found.length, pages: found };
}
