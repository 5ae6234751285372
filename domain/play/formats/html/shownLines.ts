import { normalizeSpans, type Span } from "#domain/play/play.ts";
import { type Line, lineOf, type TypedLayout, textOfSpans, trimSpans } from "../plainText/paragraph.ts";
import { tidySpans } from "../reading/tidySpans.ts";
import type { Written } from "./htmlTables.ts";
import type { Style } from "./styles.ts";

/** Puts a number before the first line. */
export function withLabel(label: string, [first = [], ...more]: readonly (readonly Span[])[]): Written["lines"] {
  const space = textOfSpans(first).trim() === "" ? "" : " ";
  return [label === "" ? first : [{ text: label + space }, ...first], ...more];
}

/** Signs that end a line, whatever the element. */
export const lineSigns = /[\v\u0085\u2028\u2029]/;

/** Returns text with the emphasis that its style shows. */
export const spanOf = (text: string, { bold, italic, underline }: Style): Span => ({
  text,
  ...(bold ? { bold: true } : {}),
  ...(italic ? { italic: true } : {}),
  ...(underline ? { underline: true } : {}),
});

/** Returns a line as it's read. Several non-breaking spaces in a row are layout; a single one is the writer's. */
export const lineFrom = (spans: readonly Span[]): Line => {
  const plain = tidySpans(spans).map((span) => ({
    ...span,
    text: span.text.replace(/[ \u00a0]{2,}/g, (run) => " ".repeat(run.length)).replace(/[\u200b\ufeff]/g, ""),
  }));
  return lineOf(normalizeSpans(trimSpans(plain)));
};

/** Returns where a paragraph of a style is on its page, and what its style names. */
export const layoutOf = ({ centered = false, indent = 0, kind, name }: Style): TypedLayout => ({
  centered,
  indent: Math.max(0, Math.round(indent)),
  ...(kind ? { kind } : {}),
  ...(name ? { style: name } : {}),
});
