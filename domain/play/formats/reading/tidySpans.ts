import { normalizeSpans, type Span } from "../../play.ts";
import { tidyText } from "./decodeText.ts";

/** Composes letters with their accents and removes soft hyphens in text from a file. */
export const tidySpans = (spans: readonly Span[]): readonly Span[] =>
  normalizeSpans(spans.map((span) => ({ ...span, text: tidyText(span.text) })));
