import type { Span } from "#domain/play/play.ts";
import { escapeXml, writeAttributes } from "../xml/writeXml.ts";
import { layoutMarkStyleName, styleIdOf } from "./playStyles.ts";

/** What a paragraph has besides its style and its text. */
export interface ParagraphExtras {
  /** XML of its properties. */
  readonly properties?: string;
  /** Word continues its line with the next paragraph. */
  readonly joinsNext?: boolean;
}

export const styled = (styleName: string, spans: readonly Span[]): string =>
  paragraph(styleName, spans.map((span) => writeRun(span)).join(""));

export const paragraph = (styleName: string, runs: string, extras: ParagraphExtras = {}): string => {
  const { properties = "", joinsNext = false } = extras;
  const end = joinsNext ? "<w:rPr><w:vanish/><w:specVanish/></w:rPr>" : "";
  return `<w:p><w:pPr><w:pStyle w:val="${styleIdOf(styleName)}"/>${properties}${end}</w:pPr>${runs}</w:p>`;
};

/** Writes text that the layout adds. It isn't read back. */
export const writeMark = (text: string): string => (text === "" ? "" : writeRun({ text }, layoutMarkStyleName));

export function writeRun({ text, bold, italic, underline }: Span, styleName?: string): string {
  const properties = [
    styleName && `<w:rStyle w:val="${styleIdOf(styleName)}"/>`,
    bold && "<w:b/>",
    italic && "<w:i/>",
    underline && '<w:u w:val="single"/>',
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
