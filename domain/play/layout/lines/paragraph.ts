import { type Block, type BlockId, normalizeSpans, type Span } from "../../play.ts";
import type { ParagraphStyle } from "../layout.ts";
import type { Measure } from "../measures/measure.ts";
import { readsRightToLeft } from "../measures/rightToLeft.ts";
import type { LayoutLine, LineRole } from "../pagedManuscript.ts";
import { type ShownText, shownText } from "./shownText.ts";
import { cutSpans, textOfSpans, widthOfSpans } from "./spans.ts";
import { type WrappedLine, wrap } from "./wrap.ts";

/** The source of a paragraph or of a part of it: a block of the play, or text that the layout adds. */
export interface ParagraphText {
  readonly role: LineRole;
  readonly text: Block["text"];
  readonly blockId?: BlockId;
  /** Printed after the text without being part of it: a speaker's `(Continued)`. */
  readonly suffix?: string;
}

/** Returns how many lines a paragraph takes. */
export const countLines = (source: Omit<ParagraphText, "role">, style: ParagraphStyle, measure: Measure): number =>
  wrap(
    withSuffix(shownText(source, style), style, source.suffix).spans,
    style.right - style.left,
    measure,
    style.hanging,
  ).length;

/** Breaks a paragraph into printed lines. */
export function paragraph(source: ParagraphText, given: ParagraphStyle, measure: Measure): readonly LayoutLine[] {
  const style = alignForDirection(given, source);
  const shown = withSuffix(shownText(source, style), style, source.suffix);
  const length = source.text.reduce((sum, span) => sum + span.text.length, 0);
  const offset = (at: number) => Math.min(Math.max(at - shown.shift, 0), length);
  const hanging = style.hanging ?? 0;
  const text = textOfSpans(shown.spans);
  const wrapped = wrap(shown.spans, style.right - style.left, measure, hanging);
  return wrapped.map((part, index) => {
    const spans = printed(shown.spans, part, style.align === "left");
    const width = widthOfSpans(spans, measure);
    return {
      role: source.role,
      x: startOf(style, width, index === 0 ? 0 : hanging),
      width,
      align: style.align,
      spans,
      blockId: source.blockId,
      from: index === 0 ? 0 : offset(part.from),
      to: index === wrapped.length - 1 ? length : offset(part.to),
      ...(index < wrapped.length - 1 && endAfter(text[part.to - 1])),
    };
  });
}

/** Returns how a line ends that isn't its block's last. */
export function endAfter(character = " "): Pick<LayoutLine, "end"> | undefined {
  if (character === "\n") return { end: "written" };
  return /\s/.test(character) ? undefined : { end: "inWord" };
}

/** Hebrew begins at the right. */
export function alignForDirection(style: ParagraphStyle, { text }: Pick<ParagraphText, "text">): ParagraphStyle {
  const isMirrored = style.align === "left" && readsRightToLeft(textOfSpans(text));
  return isMirrored ? { ...style, align: "right" } : style;
}

/** Adds text that looks like the paragraph, but isn't put in capitals. */
export function withSuffix(shown: ShownText, style: ParagraphStyle, suffix = ""): ShownText {
  if (suffix === "") return shown;
  const { spans } = shownText({ text: [{ text: suffix }] }, { ...style, capitals: undefined, brackets: undefined });
  return { ...shown, spans: normalizeSpans([...shown.spans, ...spans]) };
}

export function startOf({ align, left, right }: ParagraphStyle, width: number, indent: number): number {
  if (align === "left") return left + indent;
  const spare = right - left - width;
  return align === "center" ? left + spare / 2 : left + spare - indent;
}

/** Returns the spans of one line as printed. Spaces that indent a verse line stay if lines are left-aligned. */
export function printed(spans: readonly Span[], { from, to }: WrappedLine, keepIndent: boolean): readonly Span[] {
  const cut = trimEnd(cutSpans(spans, from, to));
  const clean = cut.some((span) => exotic.test(span.text)) ? normalizeSpaces(cut) : cut;
  return keepIndent ? clean : trimStart(clean);
}

/** Turns every kind of space into a plain one. Line ends, control characters, and soft hyphens aren't printed. */
const normalizeSpaces = (spans: readonly Span[]): readonly Span[] =>
  normalizeSpans(spans.map((span) => ({ ...span, text: span.text.replace(spaces, " ").replace(unprintables, "") })));

function trimEnd(spans: readonly Span[]): readonly Span[] {
  const last = spans.at(-1);
  if (!last) return spans;
  const text = last.text.trimEnd();
  if (text === last.text) return spans;
  return text === "" ? trimEnd(spans.slice(0, -1)) : [...spans.slice(0, -1), { ...last, text }];
}

function trimStart(spans: readonly Span[]): readonly Span[] {
  const first = spans[0];
  if (!first) return spans;
  const text = first.text.trimStart();
  if (text === first.text) return spans;
  return text === "" ? trimStart(spans.slice(1)) : [{ ...first, text }, ...spans.slice(1)];
}

const spaces = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const unprintables = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b\u2028\u2029\u2060\ufeff]/g;
const exotic = /[^ -~‘’“”–—…]/;
