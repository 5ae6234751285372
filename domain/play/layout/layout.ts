import type { BlockKind } from "../play.ts";
import type { FontName } from "./measures/fonts.ts";

export type Align = "left" | "center" | "right";

/** How one kind of paragraph is placed on the page. Positions are inches from the left edge of the paper. */
export interface ParagraphStyle {
  readonly left: number;
  readonly right: number;
  readonly align: Align;
  /** Empty lines above; none at the top of a page. */
  readonly linesBefore: number;
  /** Extra indent in inches for every line except a paragraph's first. */
  readonly hanging?: number;
  /** Within a speech, it's part of the line, and what's said after it goes on in the same line. */
  readonly inLine?: true;
  readonly capitals?: true;
  /** Its capitals are small ones, if the font has them. Only with `capitals`, and without `bold` and `italic`. */
  readonly smallCapitals?: true;
  /** Printed in ( ), whether or not the writer typed them. */
  readonly brackets?: true;
  readonly bold?: true;
  readonly italic?: true;
  readonly underline?: true;
}

/** The paragraphs that a layout styles: printing blocks, directions within a speech, and the front matter. */
export type StyleName =
  | Exclude<BlockKind, "pageBreak" | "note">
  | "innerDirection"
  | "frontHeading"
  | "frontText"
  | "castMember";

interface PaperSize {
  readonly width: number;
  readonly height: number;
}

/**
 * A manuscript format as plain data. The paginator reads it and contains no format-specific code. Lengths are inches.
 */
export interface Layout {
  readonly name: string;
  readonly paper: PaperSize;
  readonly margins: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
  readonly font: { readonly family: FontName; readonly sizePoints: number };
  readonly linesPerInch: number;
  readonly cuePlacement: CuePlacement;
  readonly styles: Readonly<Record<StyleName, ParagraphStyle>>;
  /** Simultaneous speeches are set side by side; those that don't fit continue below. */
  readonly columns: { readonly gap: number; readonly narrowest: number };
  readonly pageNumber: { readonly scheme: PageNumberScheme; readonly top: number; readonly right: number };
  readonly frontNumbers: "none" | "roman";
  readonly newPage: { readonly act: boolean; readonly scene: boolean };
  /** Text added after a speaker's name or under an unfinished speech. Empty if a format has no such mark. */
  readonly marks: {
    /** After every speaker's name that doesn't end with it. */
    readonly afterName: string;
    /** At the top of a page, after the name, if the speech began on the page before. If empty, no name is repeated. */
    readonly continued: string;
    /** At the bottom of a page, if the speech isn't finished. */
    readonly more: string;
    /** When the same character continues after a stage direction. */
    readonly speaksOn: string;
  };
  /** A paragraph or speech keeps at least this many lines on either side of a page break. */
  readonly minLines: number;
  /** A break moves up by at most this many lines to fall at the end of a sentence. */
  readonly sentenceReach: number;
  /** Set if each sheet, printed on both sides and folded, makes four pages. */
  readonly booklet?: Booklet;
}

/**
 * Where a speaker's name is: on a line of its own above the speech, in a column beside its first line, or at the
 * start of its first line.
 */
export type CuePlacement = "above" | "beside" | "runIn";

/**
 * Facing pages. Positions are those of right-hand pages. On left-hand pages, the text is shifted away from the fold,
 * and page numbers are at the other edge.
 */
interface Booklet {
  /** Part of the margin at the fold that the outer margin doesn't have. */
  readonly gutter: number;
}

/** `I-2-11`, `I-11`, and `11` number pages continuously; `I-1` starts over in each act. */
export type PageNumberScheme = "act-scene-page" | "act-page" | "page" | "page-of-act";

/** Whole lines that fit in the body of a page. */
export const linesPerPage = ({ paper, margins, linesPerInch }: Layout): number =>
  Math.floor((paper.height - margins.top - margins.bottom) * linesPerInch + 1e-6);
