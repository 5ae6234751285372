import { hasRightToLeft, readsRightToLeft } from "#domain/play/layout/rightToLeft.ts";
import { textOfSpans } from "#domain/play/layout/spans.ts";
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

export const styled = (styleName: string, spans: readonly Span[], place = ""): string =>
  paragraph(styleName, spans.map((span) => writeRun(span)).join(""), {
    place,
    isRightToLeft: readsRightToLeft(textOfSpans(spans)),
  });

export const paragraph = (styleName: string, runs: string, extras: ParagraphExtras = {}): string => {
  const { place = "", properties = "", joinsNext = false, isRightToLeft = false } = extras;
  const end = joinsNext ? "<w:rPr><w:vanish/><w:specVanish/></w:rPr>" : "";
  return `<w:p><w:pPr><w:pStyle w:val="${styleIdOf(styleName)}"/>${place}${isRightToLeft ? "<w:bidi/>" : ""}${properties}${end}</w:pPr>${runs}</w:p>`;
};

/** Writes text that the layout adds. It isn't read back. */
export const writeMark = (text: string): string => (text === "" ? "" : writeRun({ text }, layoutMarkStyleName));

/** Writes a text as runs of one direction each: Word wants right-to-left letters to be marked. */
export const writeRun = (span: Span, styleName?: string): string =>
  partsByDirection(span.text)
    .map((text) => writeDirectedRun({ ...span, text }, styleName))
    .join("");

/** Right-to-left letters, and what's between them except letters and digits of other scripts. */
const rightToLeftPart =
  /([\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc](?:[^\p{L}\p{Nd}]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc])*)/u;

const partsByDirection = (text: string): readonly string[] =>
  hasRightToLeft(text) ? text.split(rightToLeftPart).filter((part) => part !== "") : [text];

/** The marks of right-to-left letters are separate from those of others. */
function writeDirectedRun({ text, bold, italic, underline }: Span, styleName?: string): string {
  const isRightToLeft = hasRightToLeft(text);
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
