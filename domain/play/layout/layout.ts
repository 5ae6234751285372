import type { BlockKind } from "../play.ts";

export type Align = "left" | "centre" | "right";

/** How one kind of paragraph stands on the page. Positions are inches from the left edge of the paper. */
export interface ParagraphStyle {
  readonly left: number;
  readonly right: number;
  readonly align: Align;
  /** Empty lines above; none at the head of a page. */
  readonly linesBefore: number;
  /** Inches by which every line but a paragraph's first is set in further. */
  readonly hanging?: number;
  readonly capitals?: true;
  /** Printed in ( ), which the writer may or may not have typed. */
  readonly brackets?: true;
  readonly bold?: true;
  readonly italic?: true;
  readonly underline?: true;
}

/** The paragraphs that a layout styles: the blocks that print, a direction within a speech, and the front matter. */
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

/** A manuscript format as plain data: the one paginator reads it, and knows no format of its own. Lengths are inches. */
export interface Layout {
  readonly name: string;
  readonly paper: PaperSize;
  readonly margins: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
  readonly font: { readonly family: "Courier Prime"; readonly sizePoints: number };
  readonly linesPerInch: number;
  readonly styles: Readonly<Record<StyleName, ParagraphStyle>>;
  /** Simultaneous speeches stand side by side; what does not fit beside one another goes on below. */
  readonly columns: { readonly gap: number; readonly narrowest: number };
  readonly pageNumber: { readonly scheme: PageNumberScheme; readonly top: number; readonly right: number };
  readonly frontNumbers: "none" | "roman";
  readonly newPage: { readonly act: boolean; readonly scene: boolean };
  /** What is put behind a speaker's name, or under an unfinished speech. Empty where a format has no such mark. */
  readonly marks: {
    /** At the head of a page, when the speech began on the page before. */
    readonly continued: string;
    /** At the foot of a page, when the speech is not over. */
    readonly more: string;
    /** When the same character speaks on after a stage direction. */
    readonly speaksOn: string;
  };
  /** A paragraph or speech leaves at least so many lines on either side of a page break. */
  readonly leastLines: number;
  /** A break moves up by so many lines at most to fall at the end of a sentence. */
  readonly sentenceReach: number;
}

/** `I-2-11`, `I-11`, `11` with pages that run on, and `I-1` with pages that start anew in each act. */
export type PageNumberScheme = "act-scene-page" | "act-page" | "page" | "page-of-act";

/** Whole lines that the body of a page holds. */
export const linesPerPage = ({ paper, margins, linesPerInch }: Layout): number =>
  Math.floor((paper.height - margins.top - margins.bottom) * linesPerInch + 1e-6);
