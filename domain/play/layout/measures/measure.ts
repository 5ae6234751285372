import type { Span } from "../../play.ts";

/** How far text advances, in inches. */
export interface Measure {
  /** Returns the advance of the character at an offset of a span. Arabic letters depend on their neighbors. */
  advance(span: Span, at: number): number;
  widthOf(text: string, span: Span): number;
}
