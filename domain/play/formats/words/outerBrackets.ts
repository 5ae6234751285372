import { missingBrackets } from "../../layout/lines/shownText.ts";
import { type Block, type Span, textOf } from "../../play.ts";
import { splitSpans, textOfSpans } from "../plainText/paragraph.ts";
import { isInBrackets } from "../plainText/textShape.ts";

/** Removes one pair of parentheses that encloses the whole text. */
export function withoutOuterBrackets(spans: readonly Span[]): readonly Span[] {
  const text = textOfSpans(spans);
  return closesAtEnd(text) ? (splitSpans(spans, [1, text.length - 1])[1] ?? []) : spans;
}

/** Removes the parentheses that our own writers put around a text. */
export function withoutOwnBrackets(spans: readonly Span[]): readonly Span[] {
  const text = textOfSpans(spans);
  const isBracketed = text.length > 1 && text.startsWith("(") && text.endsWith(")");
  return isBracketed ? (splitSpans(spans, [1, text.length - 1])[1] ?? []) : spans;
}

/** Removes a direction's own brackets, because directions are printed without them. */
export function withoutDirectionBrackets(spans: readonly Span[]): readonly Span[] {
  const text = textOfSpans(spans);
  if (!isInBrackets(text)) return spans;
  const start = text.search(/[[(]/) + 1;
  const end = text.search(/[\])][.:]?\s*$/);
  return splitSpans(spans, [start, end < start ? text.length : end])[1] ?? spans;
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

/** Returns the blocks without the brackets that the writer typed around parentheticals, which files have anyway. */
export const withoutTypedBrackets = (blocks: readonly Block[]): readonly Block[] =>
  blocks.map((block) => (block.kind === "parenthetical" ? withoutItsBrackets(block) : block));

function withoutItsBrackets(block: Block): Block {
  const text = textOf(block);
  const { open, close } = missingBrackets(text);
  const printed = `${open}${text.trim()}${close}`;
  if (printed.length < 2 || !opening.has(printed[0]) || !closing.has(printed.at(-1))) return block;
  const start = open === "" ? text.length - text.trimStart().length + 1 : 0;
  const end = close === "" ? text.trimEnd().length - 1 : text.length;
  return { ...block, text: splitSpans(block.text, [start, Math.max(start, end)])[1] ?? [] };
}

const opening = new Set<string | undefined>(["(", "（", "["]);
const closing = new Set<string | undefined>([")", "）", "]"]);
