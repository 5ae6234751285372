import type { Span } from "../../play.ts";
import { hairInches } from "../measures/courier.ts";
import { isWide } from "../measures/eastAsian.ts";
import type { Measure } from "../measures/measure.ts";
import { cutSpans, textOfSpans } from "./spans.ts";

/** The range of text on one line, from `from` to `to`, including the spaces or line end at its end. */
export interface WrappedLine {
  readonly from: number;
  readonly to: number;
}

/**
 * Breaks text into lines no wider than the room: at line ends, after spaces and dashes, between East Asian characters,
 * and within a word only if it is longer than a line. Spaces at a line's end take no room.
 */
export function wrap(
  spans: readonly Span[],
  availableWidth: number,
  measure: Measure,
  hanging = 0,
): readonly WrappedLine[] {
  const text = textOfSpans(spans);
  const lines: WrappedLine[] = [];
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf("\n", from);
    const to = end < 0 ? text.length : end + 1;
    const part = cutSpans(spans, from, to);
    const indent = from === 0 ? 0 : hanging;
    if (indent + widthWithoutEnd(part, measure) <= availableWidth + hairInches) lines.push({ from, to });
    else
      for (const line of wrapVerse(part, { width: availableWidth, hanging, indent }, measure))
        lines.push(shifted(line, from));
    from = to;
  }
  return lines;
}

const shifted = ({ from, to }: WrappedLine, by: number): WrappedLine => ({ from: from + by, to: to + by });

/** Returns the width of a line without the spaces at its end. */
function widthWithoutEnd(spans: readonly Span[], measure: Measure): number {
  const last = spans.at(-1);
  return spans.reduce((sum, span) => sum + measure.widthOf(span === last ? span.text.trimEnd() : span.text, span), 0);
}

/** In inches: the width of the column, and the indents of its first and its other lines. */
interface LineWidths {
  readonly width: number;
  readonly indent: number;
  readonly hanging: number;
}

/** Breaks the text between two line ends, letter by letter. */
function wrapVerse(spans: readonly Span[], widths: LineWidths, measure: Measure): readonly WrappedLine[] {
  const wrapper = new Wrapper(textOfSpans(spans), widths);
  let spanStart = 0;
  for (const span of spans) {
    for (let at = 0; at < span.text.length; ) {
      const codePoint = span.text.codePointAt(at) ?? 0;
      const size = codePoint > 0xffff ? 2 : 1;
      wrapper.take(spanStart + at, codePoint, measure.advance(span, at), size);
      at += size;
    }
    spanStart += span.text.length;
  }
  return wrapper.finish();
}

class Wrapper {
  readonly #lines: WrappedLine[] = [];
  readonly #text: string;
  readonly #availableWidth: number;
  readonly #hanging: number;
  #width: number;
  #start = 0;
  #breakAt = 0;
  #widthAtBreak = 0;
  #blank = true;
  #isAfterWide = false;

  constructor(text: string, { width: availableWidth, indent, hanging }: LineWidths) {
    this.#text = text;
    this.#availableWidth = availableWidth + hairInches;
    this.#hanging = hanging;
    this.#width = indent;
  }

  take(at: number, codePoint: number, advance: number, size: number): void {
    if (codePoint === space || codePoint === tab || codePoint === lineFeed) this.#takeSpace(at, advance);
    else this.#takeLetter(at, codePoint, advance, size);
  }

  #takeSpace(at: number, advance: number): void {
    this.#width += advance;
    this.#isAfterWide = false;
    if (!this.#blank) this.#mayBreak(at + 1);
  }

  #takeLetter(at: number, codePoint: number, advance: number, size: number): void {
    const isHere = isIdeographic(codePoint);
    if ((isHere || this.#isAfterWide) && this.#mayBeginLine(at, codePoint)) this.#mayBreak(at);
    this.#isAfterWide = isHere || (this.#isAfterWide && advance === 0);
    // What follows the last break may itself be too long, if only a narrow character was before it.
    while (this.#width + advance > this.#availableWidth && at > this.#start) this.#overflow(at);
    this.#width += advance;
    this.#blank = false;
    if (dashes.has(codePoint) && this.#endsWordPart(at)) this.#mayBreak(at + size);
  }

  finish(): readonly WrappedLine[] {
    if (this.#start < this.#text.length) this.#lines.push({ from: this.#start, to: this.#text.length });
    return this.#lines;
  }

  #mayBreak(at: number): void {
    this.#breakAt = at;
    this.#widthAtBreak = this.#width;
  }

  #overflow(at: number): void {
    if (this.#breakAt > this.#start) this.#close(this.#breakAt, this.#width - this.#widthAtBreak + this.#hanging);
    else this.#close(at, this.#hanging);
  }

  #close(to: number, width: number): void {
    this.#lines.push({ from: this.#start, to });
    this.#start = to;
    this.#width = width;
    this.#breakAt = to;
    this.#widthAtBreak = 0;
    this.#blank = true;
  }

  /** East Asian text breaks between any two characters except before closing and after opening marks. */
  #mayBeginLine(at: number, codePoint: number): boolean {
    return (
      !this.#blank && !neverFirst.test(String.fromCodePoint(codePoint)) && !neverLast.test(this.#text.charAt(at - 1))
    );
  }

  /** A dash ends a line only between two parts of a text: not before a space, a closing mark, or another dash. */
  #endsWordPart(at: number): boolean {
    return at > this.#start && startsWordPart.test(this.#text.slice(at + 1, at + 3)) && this.#text[at - 1] !== " ";
  }
}

const lineFeed = 0x0a;
const space = 0x20;
const tab = 0x09;
const dashes = new Set([0x2d, 0x2010, 0x2012, 0x2013, 0x2014, 0x2015]);
const startsWordPart = /^[\p{L}\p{N}“‘(¿¡]/u;
/** Classes CL, CP, EX, IN, IS, SY, NS, CJ, PO, BA, HY, GL and CM of Unicode's line breaking rules (UAX 14), and dashes. */
const neverFirst =
  /[)\]}!?,.:;/%¢°‰′″℃…‥‐–—―、。，．・：；！？）］｝｠」』】〉》〕〗〙〛〞〟｡｣､･ｰ￠％ー〜〻々゛゜ゝゞヽヾ゠ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰ-ㇿｧ-ｯﾞﾟ\u3000\u00a0\u202f\u2060\p{M}’”»›-]|\u200d/u;
/** Classes OP, PR and GL. */
const neverLast = /[([{“‘«‹「『【〈《〔（［｛｟〖〘〚〝｢￥＄￡$£¥€№+±\\\u00a0\u202f\u2060]/;

const isIdeographic = (codePoint: number): boolean => isWide(codePoint) && codePoint !== ideographicSpace;
const ideographicSpace = 0x3000;
