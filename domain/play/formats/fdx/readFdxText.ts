import { normalizeSpans, type Span } from "#domain/play/play.ts";
import type { XmlElement } from "../xml/parseXml.ts";
import { elementsIn, textIn } from "../xml/tree.ts";

const stylesOf = ({ attributes }: XmlElement): readonly string[] => (attributes.Style ?? "").split("+");

const isStruck = (element: XmlElement): boolean => stylesOf(element).includes("Strikeout");

/** Returns the passages of a paragraph that are struck out. */
export function struckInFdx(paragraph: XmlElement): readonly string[] {
  const struck: string[] = [];
  let isMore = false;
  for (const element of elementsIn(paragraph, "Text")) {
    if (isStruck(element)) struck.push((isMore ? (struck.pop() ?? "") : "") + textIn(element));
    isMore = isStruck(element);
  }
  return struck.filter((text) => /\S/.test(text));
}

/** Returns a paragraph's text without what's struck out. */
export const liveFdxText = (paragraph: XmlElement): readonly Span[] =>
  readFdxText({ ...paragraph, children: elementsIn(paragraph, "Text").filter((one) => !isStruck(one)) });

/** Returns a paragraph's text. Final Draft splits words where it checked their spelling; runs are joined again. */
export const readFdxText = (paragraph: XmlElement): readonly Span[] =>
  normalizeSpans(
    elementsIn(paragraph, "Text").map((element) => {
      const styles = stylesOf(element);
      const text = textIn(element);
      return {
        text: styles.includes("AllCaps") ? text.toUpperCase() : text,
        ...(styles.includes("Bold") ? { bold: true } : {}),
        ...(styles.includes("Italic") ? { italic: true } : {}),
        ...(styles.includes("Underline") ? { underline: true } : {}),
      };
    }),
  );
