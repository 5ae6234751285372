import type { Span } from "../../play.ts";

/** The styles that each font comes in. */
export const faces = ["regular", "bold", "italic", "boldItalic"] as const;
export type Face = (typeof faces)[number];

export function faceOf({ bold, italic }: Span): Face {
  if (bold) return italic ? "boldItalic" : "bold";
  return italic ? "italic" : "regular";
}
