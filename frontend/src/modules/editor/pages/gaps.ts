import { type Layout, linesPerPage } from "#domain/play/layout/layout.ts";
import type { PageBreak } from "#domain/play/layout/pageBreaks.ts";

/** What's between two sheets: the unused rest of one, the gap, and the head of the next. */
export interface Gap {
  readonly page: PageBreak;
  /** Unused lines at the bottom of the previous page. */
  readonly restLines: number;
}

interface BrokenPages {
  readonly layout: Layout;
  readonly breaks: readonly PageBreak[];
}

/** Returns the gap above every page but the first. */
export const gapsOf = ({ breaks, layout }: BrokenPages): readonly Gap[] =>
  breaks.slice(1).map((page, index) => ({
    page,
    restLines: Math.max(0, linesPerPage(layout) - (breaks[index]?.usedLines ?? 0)),
  }));
