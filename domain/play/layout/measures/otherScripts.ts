import type { Span } from "../../play.ts";
import { hasArabic } from "./arabic.ts";
import { arabicAdvances } from "./arabicWidths.ts";
import { eastAsianEms } from "./eastAsian.ts";
import type { Measure } from "./measure.ts";

/** The widths of characters in a layout's own font, in inches. */
export interface OwnFontMeasure {
  advance(codePoint: number, span: Span): number;
  widthOf(text: string, span: Span): number;
}

/** Arabic and East Asian scripts, and more; each character is then looked at. */
const mayBeOther = /[\u0600-\u06ff\u1100-\u11ff\u203b\u2460-\u25ce\u2e80-\uffef]/;

/** Adds the letters that layouts' own fonts don't have, which are set in others at the same size. */
export function withOtherScripts(own: OwnFontMeasure, sizePoints: number): Measure {
  const em = sizePoints / 72;
  const advance = (span: Span, at: number): number => {
    const codePoint = span.text.codePointAt(at) ?? 0;
    const ems = codePoint < firstOther ? undefined : emsAt(codePoint, span, at);
    return ems === undefined ? own.advance(codePoint, span) : ems * em;
  };
  return {
    advance,
    widthOf(text, span) {
      if (!mayBeOther.test(text)) return own.widthOf(text, span);
      const whole = { ...span, text };
      let width = 0;
      for (let at = 0; at < text.length; at++) {
        width += advance(whole, at);
        if ((text.codePointAt(at) ?? 0) > 0xffff) at++;
      }
      return width;
    },
  };
}

const firstOther = 0x600;

const emsAt = (codePoint: number, { text, bold }: Span, at: number): number | undefined =>
  hasArabic(String.fromCodePoint(codePoint)) ? arabicAdvances(text, bold === true).get(at) : eastAsianEms(codePoint);
