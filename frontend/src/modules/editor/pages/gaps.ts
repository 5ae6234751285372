import { type Layout, linesPerPage } from "#domain/play/layout/layout.ts";
import type { PageBreak } from "#domain/play/layout/pageBreaks.ts";

/** What stands between two sheets: the white rest of one, the gap, and the head of the next. */
export interface Gap {
  readonly page: PageBreak;
  /** Lines left white at the foot of the page before. */
  readonly restLines: number;
}

interface BrokenPages {
  readonly layout: Layout;
  readonly breaks: readonly PageBreak[];
}

/** The gap above every page but the first. */
export const gapsOf = ({ breaks, layout }: BrokenPages): readonly Gap[] =>
  breaks.slice(1).map((page, index) => ({
    page,
    restLines: Math.max(0, linesPerPage(layout) - (breaks[index]?.usedLines ?? 0)),
  }));
