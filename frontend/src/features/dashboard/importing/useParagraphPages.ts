import { useState } from "react";

/** As many rows as fit on a screen. */
const pageSize = 10;

export interface ParagraphPages<Row> {
  readonly rows: readonly Row[];
  /** The places of the first and the last row, counted from one. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** Undefined where there are no more rows. */
  readonly showEarlier: (() => void) | undefined;
  readonly showLater: (() => void) | undefined;
}

/** Shows a long list a part at a time, so that a file of any length stays quick. */
export function useParagraphPages<Row>(all: readonly Row[]): ParagraphPages<Row> {
  const [start, setStart] = useState(0);
  const first = start < all.length ? start : 0;
  const rows = all.slice(first, first + pageSize);
  const end = first + rows.length;
  return {
    rows,
    from: first + 1,
    to: end,
    count: all.length,
    showEarlier: first > 0 ? () => setStart(Math.max(0, first - pageSize)) : undefined,
    showLater: end < all.length ? () => setStart(end) : undefined,
  };
}
