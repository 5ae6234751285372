import type { Span } from "../../play.ts";

/** The styles that each font comes in. */
export const faces = ["regular", "bold", "italic", "boldItalic"] as const;
export type FileFace = (typeof faces)[number];

/** What text is set in. Small capitals are glyphs of the regular file; a font without them has its capitals there. */
export type Face = FileFace | "smallCapitals";

/** Text as a layout prints it. */
export interface PrintedSpan extends Span {
  /** Its capitals are small ones. Only for text that's neither bold nor italic. */
  readonly smallCapitals?: true;
}

export function faceOf({ bold, italic, smallCapitals }: PrintedSpan): Face {
  if (bold) return italic ? "boldItalic" : "bold";
  if (italic) return "italic";
  return smallCapitals ? "smallCapitals" : "regular";
}

/** Returns the file that has a face. */
export const fileOf = (face: Face): FileFace => (face === "smallCapitals" ? "regular" : face);
