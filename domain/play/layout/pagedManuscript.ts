import type { FrontPart } from "../front/frontFields.ts";
import type { BlockId, Span } from "../play.ts";
import type { Align, Layout, StyleName } from "./layout.ts";
import type { Measure } from "./measures/measure.ts";
import type { ScriptFont } from "./measures/scriptFonts.ts";
import type { PaperColor } from "./paper/paperColors.ts";

/** What a line is for: a paragraph's style, a name, mark or number that is added, or the title page. */
export type LineRole =
  | StyleName
  | "continued"
  | "more"
  | "pageNumber"
  | "marginNumber"
  | "revisionMark"
  | "title"
  | "titleText";

/** One printed line. It's never wrapped again: screen, PDF, and DOCX place it exactly as given. */
export interface LayoutLine {
  readonly role: LineRole;
  /** Inches from the left edge of the paper to the first character, whatever the alignment. */
  readonly x: number;
  /** Inches of printed text. */
  readonly width: number;
  readonly align: Align;
  /** As printed: in capitals, in brackets, without spaces at the line's end. */
  readonly spans: readonly Span[];
  /**
   * The block this text belongs to, and the part of its text (UTF-16 offsets). The lines cover the text without gaps.
   */
  readonly blockId: BlockId | undefined;
  readonly from: number;
  readonly to: number;
  /** Set if the block's text goes on, but not after a space. */
  readonly end?: LineEnd;
}

/** A line that the writer ended, as in verse, or that ends within a word or between East Asian characters. */
export type LineEnd = "written" | "inWord";

export interface PlacedLine extends LayoutLine {
  /** Inches from the top edge of the paper to the top of the line. */
  readonly y: number;
}

export interface PageStart {
  readonly blockId: BlockId;
  /** UTF-16 offset in the block's text. */
  readonly offset: number;
}

export interface ManuscriptSheet {
  readonly section: "title" | "front" | "play";
  /** As printed in the upper right; empty on a page without a number. */
  readonly label: string;
  /** Everything that is printed, including the page number. Computed on first use. */
  readonly lines: readonly PlacedLine[];
  /** Where in the play the page begins; only on pages of the play itself. */
  readonly start?: PageStart;
  /** The parts of the front matter that begin on the page; only on pages of the front matter. */
  readonly parts?: readonly FrontPart[];
  /** Lines of the body in use, including empty lines between them. */
  readonly usedLines: number;
  /** The name at the top when its speech began on an earlier page, e.g. `NORA (Continued)`. */
  readonly continued?: string;
  /** The paper's color; white if there is none. */
  readonly color?: PaperColor;
}

export interface PagedManuscript {
  readonly layout: Layout;
  /** The character widths used to set its lines. */
  readonly measure: Measure;
  /** The fonts of other scripts that its text needs. */
  readonly scriptFonts: readonly ScriptFont[];
  readonly pages: readonly ManuscriptSheet[];
  /** The lines on paper of each act and scene (see `headingLinesOf`). Absent if it's joined from several. */
  readonly headingLines?: ReadonlyMap<BlockId, number>;
}
