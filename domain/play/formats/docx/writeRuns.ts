import { textOfSpans } from "#domain/play/layout/lines/spans.ts";
import { hasRightToLeft, readsRightToLeft } from "#domain/play/layout/measures/rightToLeft.ts";
import type { Span } from "#domain/play/play.ts";
import { escapeXml, writeAttributes } from "../xml/writeXml.ts";
import { layoutMarkStyleName, styleIdOf } from "./playStyles.ts";

/** What a paragraph has besides its style and its text. */
export interface ParagraphExtras {
  /** XML of its page break or frame, which the format has before everything else. */
  readonly place?: string;
  /** XML of its other properties. */
  readonly properties?: string;
  /** Word continues its line with the next paragraph. */
  readonly joinsNext?: boolean;
  readonly isRightToLeft?: boolean;
}

/** Writes a paragraph of a style, after a text that the layout adds. */
export function styled(styleName: string, spans: readonly Span[], { place = "", mark = "" } = {}): string {
  const isRightToLeft = readsRightToLeft(textOfSpans(spans));
  const runs = writeMark(mark, isRightToLeft) + writeRuns(spans, isRightToLeft);
  return paragraph(styleName, runs, { place, isRightToLeft });
}

export const paragraph = (styleName: string, runs: string, extras: ParagraphExtras = {}): string => {
  const { place = "", properties = "", joinsNext = false, isRightToLeft = false } = extras;
  const end = joinsNext ? "<w:rPr><w:vanish/><w:specVanish/></w:rPr>" : "";
  return `<w:p><w:pPr><w:pStyle w:val="${styleIdOf(styleName)}"/>${place}${isRightToLeft ? "<w:bidi/>" : ""}${properties}${end}</w:pPr>${runs}</w:p>`;
};

/** Writes text that the layout adds. It isn't read back. */
export const writeMark = (text: string, isRightToLeft = false): string =>
  text === "" ? "" : writeRuns([{ text }], isRightToLeft, layoutMarkStyleName);

/** Writes a text of a paragraph that begins at the left. */
export const writeRun = (span: Span, styleName?: string): string => writeRuns([span], false, styleName);

/**
 * Writes the text of a paragraph as runs of one direction each, because Word wants right-to-left text to be marked. It
 * turns brackets and places punctuation by that mark.
 */
export function writeRuns(spans: readonly Span[], isRightToLeft: boolean, styleName?: string): string {
  const parts = partsByDirection(textOfSpans(spans), isRightToLeft);
  const runs: string[] = [];
  let part = 0;
  let used = 0;
  for (const span of spans) {
    for (let at = 0; at < span.text.length; ) {
      const { text = "", isRightToLeft: isMarked = false } = parts[part] ?? {};
      const length = Math.min(text.length - used, span.text.length - at);
      runs.push(writeDirectedRun({ ...span, text: span.text.slice(at, at + length) }, isMarked, styleName));
      at += length;
      used += length;
      if (used === text.length) {
        part += 1;
        used = 0;
      }
    }
  }
  return runs.join("");
}

interface DirectedPart {
  readonly text: string;
  readonly isRightToLeft: boolean;
}

const rightToLeft = "[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc]";
const leftToRight = `(?!${rightToLeft})[\\p{L}\\p{Nd}]`;
/** In a paragraph of one direction: the parts of the other one, and what's between their letters. */
const otherParts = {
  inLeftToRight: new RegExp(`(${rightToLeft}(?:[^\\p{L}\\p{Nd}]*${rightToLeft})*)`, "u"),
  inRightToLeft: new RegExp(`(${leftToRight}(?:(?:(?!${rightToLeft})[^\\p{L}\\p{Nd}])*${leftToRight})*)`, "u"),
};

/** Everything else, such as brackets and punctuation, has the direction of the paragraph. */
function partsByDirection(text: string, isRightToLeft: boolean): readonly DirectedPart[] {
  if (!isRightToLeft && !hasRightToLeft(text)) return [{ text, isRightToLeft }];
  const parts = text.split(isRightToLeft ? otherParts.inRightToLeft : otherParts.inLeftToRight);
  return parts
    .map((part, at) => ({ text: part, isRightToLeft: at % 2 === 1 ? !isRightToLeft : isRightToLeft }))
    .filter((part) => part.text !== "");
}

/** The marks of right-to-left letters are separate from those of others. */
function writeDirectedRun(
  { text, bold, italic, underline }: Span,
  isRightToLeft: boolean,
  styleName: string | undefined,
): string {
  const properties = [
    styleName && `<w:rStyle w:val="${styleIdOf(styleName)}"/>`,
    bold && "<w:b/>",
    bold && isRightToLeft && "<w:bCs/>",
    italic && "<w:i/>",
    italic && isRightToLeft && "<w:iCs/>",
    underline && '<w:u w:val="single"/>',
    isRightToLeft && "<w:rtl/>",
  ]
    .filter(Boolean)
    .join("");
  return `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}${writeText(text)}</w:r>`;
}

const writeText = (text: string): string =>
  text
    .split(/(\t|\n)/)
    .filter((part) => part !== "")
    .map((part) => {
      if (part === "\t") return "<w:tab/>";
      if (part === "\n") return "<w:br/>";
      return `<w:t${writeAttributes({ "xml:space": part.trim() === part ? undefined : "preserve" })}>${escapeXml(part)}</w:t>`;
    })
    .join("");
