/** Where a page of the manuscript is printed. */
export interface PlaceOnSheet {
  /** Index of the page of the file. */
  readonly side: number;
  readonly half: "whole" | "left" | "right";
}

/** Returns one page of the file for each page of the manuscript. */
export const onePerSide = (pages: number): readonly PlaceOnSheet[] =>
  Array.from({ length: pages }, (_, side) => ({ side, half: "whole" }));

/**
 * Returns where the pages of a booklet are printed: two on each side, so that the sheets, printed on both sides, put
 * into each other and folded, have the pages in order. Each sheet has four pages; what the last ones lack stays empty.
 */
export function saddleOrder(pages: number): readonly PlaceOnSheet[] {
  const all = Math.ceil(pages / 4) * 4;
  return Array.from({ length: pages }, (_, page) => {
    const fromOutside = Math.min(page, all - 1 - page);
    // Odd page numbers are on the right.
    return { side: fromOutside, half: page % 2 === 0 ? "right" : "left" };
  });
}
