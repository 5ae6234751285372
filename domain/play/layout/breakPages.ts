import type { LayoutFlow } from "./layoutFlow.ts";
import { breaks } from "./lines/row.ts";

/** Rows of one page, and the line units they use. */
export interface PageRows {
  readonly from: number;
  readonly to: number;
  /** Whether the page's first row continues a speech from the page before. */
  readonly continued: boolean;
  readonly usedLines: number;
}

export interface PageRoom {
  readonly lines: number;
  readonly sentenceReach: number;
  /** Whether `(MORE)` takes up a line under an unfinished speech. */
  readonly marksMore: boolean;
}

/** Splits the flow into pages, each as full as the break rules allow. */
export function breakPages(flow: LayoutFlow, pageRoom: PageRoom): readonly PageRows[] {
  const pages: PageRows[] = [];
  for (let from = 0; from < flow.rows.length; ) {
    const page = nextPage(flow, from, pageRoom);
    pages.push(page);
    from = page.to;
  }
  return pages;
}

function nextPage(flow: LayoutFlow, from: number, pageRoom: PageRoom): PageRows {
  const continued = continuesSpeech(flow, from);
  const head = continued ? (flow.rows[from]?.continued?.().above.length ?? 0) : 0;
  const full = fill(flow, from, head, pageRoom.lines);
  const to = isFreeBreak(flow, full) ? full : chooseBreak(flow, from, full, head, pageRoom);
  const usedLines = usedBy(flow, from, to, head);
  return { from, to, continued, usedLines };
}

/** Index of the first row that doesn't fit, or that must start a new page. Takes at least one row. */
function fill(flow: LayoutFlow, from: number, head: number, lines: number): number {
  let used = head + 1;
  let at = from + 1;
  for (; at < flow.rows.length; at++) {
    if (flow.breakAbove[at] === breaks.always) return at;
    used += 1 + (flow.rows[at]?.linesBefore ?? 0);
    if (used > lines) return at;
  }
  return at;
}

const isFreeBreak = (flow: LayoutFlow, at: number): boolean =>
  at >= flow.rows.length || flow.breakAbove[at] === breaks.always;

/**
 * Returns the last good break within reach of the last allowed one. If none is allowed, the page is filled completely.
 */
function chooseBreak(flow: LayoutFlow, from: number, full: number, head: number, pageRoom: PageRoom): number {
  let latest: number | undefined;
  for (let at = full; at > from; at--) {
    if (latest !== undefined && at < latest - pageRoom.sentenceReach) break;
    if (!isAllowed(flow, from, at, head, pageRoom)) continue;
    if (flow.breakAbove[at] === breaks.preferred) return at;
    latest ??= at;
  }
  return latest ?? full;
}

function isAllowed(flow: LayoutFlow, from: number, at: number, head: number, pageRoom: PageRoom): boolean {
  if (flow.breakAbove[at] === breaks.never) return false;
  return !(pageRoom.marksMore && continuesSpeech(flow, at)) || usedBy(flow, from, at, head) < pageRoom.lines;
}

function usedBy(flow: LayoutFlow, from: number, to: number, head: number): number {
  let used = head + 1;
  for (let at = from + 1; at < to; at++) used += 1 + (flow.rows[at]?.linesBefore ?? 0);
  return used;
}

const continuesSpeech = (flow: LayoutFlow, at: number): boolean => flow.rows[at]?.continued !== undefined;
