import type { Span } from "../../play.ts";
import type { Measure } from "../measures/measure.ts";

export const textOfSpans = (spans: readonly Span[]): string =>
  spans.length === 1 ? (spans[0]?.text ?? "") : spans.map((span) => span.text).join("");

export const widthOfSpans = (spans: readonly Span[], measure: Measure): number =>
  spans.reduce((sum, span) => sum + measure.widthOf(span.text, span), 0);

/** Returns the part of a text between two offsets, including marks. */
export function cutSpans(spans: readonly Span[], from: number, to: number): readonly Span[] {
  const [only] = spans;
  if (spans.length === 1 && only) {
    return from <= 0 && to >= only.text.length ? spans : [{ ...only, text: only.text.slice(from, to) }];
  }
  const out: Span[] = [];
  let start = 0;
  for (const span of spans) {
    const text = span.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    if (text !== "") out.push({ ...span, text });
    start += span.text.length;
  }
  return out;
}
