import { paragraph } from "../../layout/lines/paragraph.ts";
import { textOfSpans, widthOfSpans } from "../../layout/lines/spans.ts";
import { scriptFontsFor } from "../../layout/measures/scriptFonts.ts";
import type { ManuscriptSheet, PagedManuscript, PlacedLine } from "../../layout/pagedManuscript.ts";
import type { Span } from "../../play.ts";
import type { TextPassage } from "../writing/fileComment.ts";

/** A comment as a page has it: its paragraphs, the first of which says who wrote it. */
export interface PrintedComment {
  /** Absent if it's about the whole play, or about words that are gone. */
  readonly passage?: TextPassage;
  readonly paragraphs: readonly (readonly Span[])[];
}

/** Inches. A column for about 32 letters of a typewriter font. */
const columnWidth = 3.25;
const edge = 0.25;

/** A comment's number in the text and in the column, and the height of its passage in inches. */
interface PlacedComment {
  readonly number: number;
  readonly comment: PrintedComment;
  readonly y: number;
}

/**
 * Makes the pages wider and adds comments beside the lines that they're about, in this order. Comments for which a page
 * has no room continue on pages of their own after it.
 */
export function withCommentColumn(manuscript: PagedManuscript, comments: readonly PrintedComment[]): PagedManuscript {
  const { layout } = manuscript;
  const pages = layout.paper;
  const placed = placesOf(manuscript, comments);
  const texts = comments.flatMap((comment) => comment.paragraphs.map(textOfSpans));
  return {
    ...manuscript,
    layout: { ...layout, paper: { ...pages, width: pages.width + columnWidth } },
    scriptFonts: [...new Set([...manuscript.scriptFonts, ...scriptFontsFor(texts)])],
    pages: manuscript.pages.flatMap((page, index) => pagesWith(page, placed.get(index) ?? [], manuscript)),
  };
}

interface LineOnPage {
  readonly page: number;
  readonly line: PlacedLine;
}

/** Returns the lines of each block, with the index of their page. */
function linesByBlock(pages: readonly ManuscriptSheet[]): ReadonlyMap<string | undefined, readonly LineOnPage[]> {
  const found = new Map<string | undefined, LineOnPage[]>();
  for (const [page, { lines }] of pages.entries())
    for (const line of lines) {
      const others = found.get(line.blockId);
      if (others) others.push({ page, line });
      else found.set(line.blockId, [{ page, line }]);
    }
  return found;
}

/** Returns the comments of each page by the page's index. Those about no passage are on the first page. */
function placesOf({ pages, layout }: PagedManuscript, comments: readonly PrintedComment[]) {
  const lines = linesByBlock(pages);
  const placed = new Map<number, PlacedComment[]>();
  for (const [index, comment] of comments.entries()) {
    const from = comment.passage?.from;
    const own = (from && lines.get(from.blockId)) ?? [];
    const found = own.findLast(({ line }) => line.from <= (from?.offset ?? 0)) ?? own[0];
    const { page, y } = found ? { page: found.page, y: found.line.y } : { page: 0, y: layout.margins.top };
    placed.set(page, [...(placed.get(page) ?? []), { number: index + 1, comment, y }]);
  }
  return placed;
}

/** Returns a page with its comments, and the pages on which they continue. */
function pagesWith(
  page: ManuscriptSheet,
  placed: readonly PlacedComment[],
  manuscript: PagedManuscript,
): readonly ManuscriptSheet[] {
  if (placed.length === 0) return [page];
  const { layout } = manuscript;
  const lineHeight = 1 / layout.linesPerInch;
  const bottom = layout.paper.height - layout.margins.bottom - lineHeight;
  const columns: PlacedLine[][] = [[]];
  let y = 0;
  for (const one of placed.toSorted((a, b) => a.y - b.y || a.number - b.number)) {
    if (columns.length === 1) y = Math.max(y, one.y);
    for (const line of linesOf(one, manuscript)) {
      if (y > bottom) {
        columns.push([]);
        y = layout.margins.top;
      }
      columns.at(-1)?.push({ ...line, y });
      y += lineHeight;
    }
    y += lineHeight / 2;
  }
  const [first = [], ...more] = columns;
  const numbers = numbersBeside(placed, manuscript);
  return [
    { ...page, lines: [...page.lines, ...numbers, ...first] },
    ...more.map((lines): ManuscriptSheet => ({ section: "front", label: "", usedLines: 0, lines })),
  ];
}

/** Breaks a comment into the lines of its column. */
function linesOf({ number, comment }: PlacedComment, { layout, measure }: PagedManuscript) {
  const left = layout.paper.width + edge / 2;
  const style = { ...layout.styles.frontText, left, right: layout.paper.width + columnWidth - edge, hanging: 0 };
  return comment.paragraphs.flatMap((spans, index) => {
    const text = index === 0 ? [{ text: `${number} `, bold: true as const }, ...spans] : spans;
    return paragraph({ role: "titleText", text }, { ...style, align: "left" }, measure);
  });
}

/** Adds the numbers of comments at the right of the lines where their passages begin. */
function numbersBeside(placed: readonly PlacedComment[], { layout, measure }: PagedManuscript): readonly PlacedLine[] {
  const rows = new Map<number, number[]>();
  for (const { number, y, comment } of placed) if (comment.passage) rows.set(y, [...(rows.get(y) ?? []), number]);
  return Array.from(rows, ([y, numbers]) => {
    const spans = [{ text: numbers.join(", "), bold: true as const }];
    const width = widthOfSpans(spans, measure);
    const x = layout.paper.width - Math.min(layout.margins.right, width + edge);
    return { role: "marginNumber", x, y, width, align: "left", spans, blockId: undefined, from: 0, to: 0 };
  });
}
