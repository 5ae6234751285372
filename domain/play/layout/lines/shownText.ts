import { type Block, normalizeSpans, type Span } from "../../play.ts";
import type { ParagraphStyle } from "../layout.ts";
import type { PrintedSpan } from "../measures/faces.ts";
import { textOfSpans } from "./spans.ts";

/** A block's text as printed, and how many printed characters come before the writer's first. */
export interface ShownText {
  readonly spans: readonly Span[];
  readonly shift: number;
}

/** Applies a style's capitals, marks, and brackets. Every character keeps its position, so that offsets stay valid. */
export function shownText(block: Pick<Block, "text">, style: ParagraphStyle): ShownText {
  const spans = isPlain(style) ? block.text : block.text.map((span) => styled(span, style));
  return style.brackets ? bracketed(spans, style) : { spans, shift: 0 };
}

const isPlain = ({ capitals, bold, italic, underline }: ParagraphStyle): boolean =>
  !(capitals || bold || italic || underline);

function styled(span: Span, style: ParagraphStyle): PrintedSpan {
  const isUpright = !(span.bold || style.bold || span.italic || style.italic);
  return {
    text: style.capitals ? capitals(span.text) : span.text,
    ...((span.bold || style.bold) && { bold: true }),
    ...((span.italic || style.italic) && { italic: true }),
    ...((span.underline || style.underline) && { underline: true }),
    ...(style.smallCapitals && isUpright && { smallCapitals: true }),
  };
}

/** Capitals with the same length as the text: ß stays as it is, because its capital would be two letters. */
export function capitals(text: string): string {
  const upper = text.toUpperCase();
  if (upper.length === text.length) return upper;
  return Array.from(text, (letter) => {
    const capital = letter.toUpperCase();
    return capital.length === letter.length ? capital : letter;
  }).join("");
}

/** Adds brackets around the text where the writer hasn't typed them. */
function bracketed(spans: readonly Span[], style: ParagraphStyle): ShownText {
  const { open, close } = missingBrackets(textOfSpans(spans));
  return {
    spans: normalizeSpans([styled({ text: open }, style), ...spans, styled({ text: close }, style)]),
    shift: open.length,
  };
}

/** Returns the brackets around a text that the writer hasn't typed. */
export function missingBrackets(text: string): { open: string; close: string } {
  const typed = text.trim();
  const opens = /^[(（[]/.test(typed);
  const closes = /[)）\]]$/.test(typed);
  const balance = count(typed, /[(（[]/g) - count(typed, /[)）\]]/g);
  // A bracket at the end may be that of its last words.
  if (!opens && (!closes || balance === 0)) return { open: "(", close: ")" };
  return { open: balance < 0 ? "(" : "", close: balance > 0 ? ")" : "" };
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
