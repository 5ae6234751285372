import type { Layout } from "../layout.ts";
import type { ManuscriptSheet, PlacedLine } from "../pagedManuscript.ts";

/** Returns whether a page is on the left of an open booklet. The first is on the right. */
export const isLeftHand = ({ booklet }: Layout, index: number): boolean => booklet !== undefined && index % 2 === 1;

/** Returns how many inches the text of a page is left of where a right-hand page has it. */
export const shiftOf = (layout: Layout, index: number): number =>
  isLeftHand(layout, index) ? (layout.booklet?.gutter ?? 0) : 0;

/** Moves the lines of a right-hand page to where they are on a left-hand one. */
export function onLeftHand(lines: readonly PlacedLine[], { booklet, pageNumber }: Layout): readonly PlacedLine[] {
  const gutter = booklet?.gutter ?? 0;
  return lines.map((line) => ({ ...line, x: line.role === "pageNumber" ? pageNumber.right : line.x - gutter }));
}

/** A booklet's play begins on the right, so an odd number of pages before it is followed by an empty one. */
export function facing(front: readonly ManuscriptSheet[], layout: Layout): readonly ManuscriptSheet[] {
  if (!layout.booklet) return front;
  const all = front.length % 2 === 0 ? front : [...front, emptyPage];
  return all.map((page, index) =>
    isLeftHand(layout, index) ? { ...page, lines: onLeftHand(page.lines, layout) } : page,
  );
}

const emptyPage: ManuscriptSheet = { section: "front", label: "", lines: [], usedLines: 0 };
