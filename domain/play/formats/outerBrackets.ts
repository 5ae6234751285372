import type { Block, Span } from "../play.ts";
import { cutSpans, textOfSpans } from "./plainText/paragraph.ts";

/** Removes one pair of parentheses that encloses the whole text. */
export function withoutOuterBrackets(spans: readonly Span[]): readonly Span[] {
  const text = textOfSpans(spans);
  return closesAtEnd(text) ? (cutSpans(spans, [1, text.length - 1])[1] ?? []) : spans;
}

/** Removes the parentheses that our own writers put around a text. */
export function withoutOwnBrackets(spans: readonly Span[]): readonly Span[] {
  const text = textOfSpans(spans);
  const isBracketed = text.length > 1 && text.startsWith("(") && text.endsWith(")");
  return isBracketed ? (cutSpans(spans, [1, text.length - 1])[1] ?? []) : spans;
}

/** Returns whether the bracket at the start closes at the end and not before. */
function closesAtEnd(text: string): boolean {
  if (!text.startsWith("(") || !text.endsWith(")")) return false;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "(") depth++;
    else if (text[at] === ")" && --depth === 0) return at === text.length - 1;
  }
  return false;
}

/** Returns a block's text as it's printed: a parenthetical in ( ). */
export const withPrintedBrackets = ({ kind, text }: Block): readonly Span[] =>
  kind === "parenthetical" ? [{ text: "(" }, ...text, { text: ")" }] : text;
