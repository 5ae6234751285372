import type { BlockId, Span } from "../play.ts";
import type { Align, Layout, StyleName } from "./layout.ts";
import type { Measure } from "./measure.ts";

/** What a line is for: a paragraph's style, a name or mark that the paginator adds, or the title page. */
export type LineRole = StyleName | "continued" | "more" | "pageNumber" | "title" | "titleText";

/** One printed line. It is never wrapped again: screen, PDF and DOCX put it where it says. */
export interface Line {
  readonly role: LineRole;
  /** Inches from the left edge of the paper to the first character, whatever the alignment. */
  readonly x: number;
  /** Inches of printed text. */
  readonly width: number;
  readonly align: Align;
  /** As printed: in capitals, in brackets, without the spaces at a line's end. */
  readonly spans: readonly Span[];
  /** The block whose text this is, and the part of that text (UTF-16 offsets); lines tile the text without a gap. */
  readonly blockId: BlockId | undefined;
  readonly from: number;
  readonly to: number;
}

export interface PlacedLine extends Line {
  /** Inches from the upper edge of the paper to the top of the line. */
  readonly y: number;
}

export interface PageStart {
  readonly blockId: BlockId;
  /** UTF-16 offset in the block's text. */
  readonly offset: number;
}

export interface Page {
  readonly section: "title" | "front" | "play";
  /** As printed, upper right; empty on a page without a number. */
  readonly label: string;
  /** Everything that is printed, the page's number included. Placed when first asked for. */
  readonly lines: readonly PlacedLine[];
  /** Where in the play the page begins; only on pages of the play. */
  readonly start?: PageStart;
  /** Lines of the body in use, empty ones between them included. */
  readonly usedLines: number;
  /** The name that stands at the head because its speech began on an earlier page, e.g. `NORA (Continued)`. */
  readonly continued?: string;
}

export interface Manuscript {
  readonly layout: Layout;
  /** The widths of characters by which its lines were set. */
  readonly measure: Measure;
  readonly pages: readonly Page[];
}
