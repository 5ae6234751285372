import { type Block, type BlockId, normaliseSpans, type Span } from "../play.ts";
import type { ParagraphStyle } from "./layout.ts";
import type { Line, LineRole } from "./manuscript.ts";
import type { Measure } from "./measure.ts";
import { readsRightToLeft } from "./rightToLeft.ts";
import { type ShownText, shownText } from "./shownText.ts";
import { type WrappedLine, wrap } from "./wrap.ts";

/** What a paragraph is made from: a block of the play, or words that the layout adds. */
export interface ParagraphText {
  readonly role: LineRole;
  readonly text: Block["text"];
  readonly blockId?: BlockId;
  /** Printed behind the text, no part of it: a speaker's `(Continued)`. */
  readonly suffix?: string;
}

/** Breaks a paragraph into printed lines. */
export function paragraph(source: ParagraphText, given: ParagraphStyle, measure: Measure): readonly Line[] {
  const style = directed(given, source);
  const shown = withSuffix(shownText(source, style), source.suffix);
  const length = source.text.reduce((sum, span) => sum + span.text.length, 0);
  const offset = (at: number) => Math.min(Math.max(at - shown.shift, 0), length);
  const hanging = style.hanging ?? 0;
  const wrapped = wrap(shown.spans, style.right - style.left, measure, hanging);
  return wrapped.map((part, index) => {
    const spans = printed(shown.spans, part, style.align === "left");
    const width = widthOf(spans, measure);
    return {
      role: source.role,
      x: startOf(style, width, index === 0 ? 0 : hanging),
      width,
      align: style.align,
      spans,
      ...(source.blockId && { blockId: source.blockId }),
      from: index === 0 ? 0 : offset(part.from),
      to: index === wrapped.length - 1 ? length : offset(part.to),
    };
  });
}

/** Hebrew begins where English ends. */
function directed(style: ParagraphStyle, { text }: ParagraphText): ParagraphStyle {
  const isTurned = style.align === "left" && readsRightToLeft(text.map((span) => span.text).join(""));
  return isTurned ? { ...style, align: "right" } : style;
}

function withSuffix(shown: ShownText, suffix = ""): ShownText {
  return suffix === "" ? shown : { ...shown, spans: normaliseSpans([...shown.spans, { text: suffix }]) };
}

function startOf({ align, left, right }: ParagraphStyle, width: number, indent: number): number {
  if (align === "left") return left + indent;
  const spare = right - left - width;
  return align === "centre" ? left + spare / 2 : left + spare;
}

/** The spans of one line as they are printed; spaces that indent a verse are kept where lines begin at the left. */
function printed(spans: readonly Span[], { from, to }: WrappedLine, keepIndent: boolean): readonly Span[] {
  const cut = cutSpans(spans, from, to).map((span) => ({ ...span, text: printable(span.text) }));
  return trimStart(trimEnd(normaliseSpans(cut)), keepIndent);
}

function cutSpans(spans: readonly Span[], from: number, to: number): readonly Span[] {
  if (spans.length === 1 && spans[0]) return [{ ...spans[0], text: spans[0].text.slice(from, to) }];
  const out: Span[] = [];
  let start = 0;
  for (const span of spans) {
    const text = span.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    if (text !== "") out.push({ ...span, text });
    start += span.text.length;
  }
  return out;
}

function trimEnd(spans: readonly Span[]): readonly Span[] {
  const last = spans.at(-1);
  if (!last) return spans;
  const text = last.text.trimEnd();
  if (text === last.text) return spans;
  return text === "" ? trimEnd(spans.slice(0, -1)) : [...spans.slice(0, -1), { ...last, text }];
}

function trimStart(spans: readonly Span[], keepIndent: boolean): readonly Span[] {
  const first = spans[0];
  if (keepIndent || !first) return spans;
  const text = first.text.trimStart();
  if (text === first.text) return spans;
  return text === "" ? trimStart(spans.slice(1), false) : [{ ...first, text }, ...spans.slice(1)];
}

/** Every kind of space as a plain one; line ends, control characters and soft hyphens leave no trace on paper. */
const printable = (text: string): string =>
  exotic.test(text) ? text.replace(spaces, " ").replace(unprintables, "") : text;
const spaces = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const unprintables = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b\u2028\u2029\u2060\ufeff]/g;
const exotic = /[^ -~‘’“”–—…]/;

export function widthOf(spans: readonly Span[], measure: Measure): number {
  let width = 0;
  for (const span of spans) {
    for (let at = 0; at < span.text.length; at++) {
      const codePoint = span.text.codePointAt(at) ?? 0;
      if (codePoint > 0xffff) at++;
      width += measure.advance(codePoint, span);
    }
  }
  return width;
}
