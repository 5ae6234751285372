import { normalizeSpans, type Span } from "#domain/play/play.ts";
import type { XmlElement } from "../xml/parseXml.ts";
import { elementsIn, textIn } from "../xml/tree.ts";

/** Returns a paragraph's text. Final Draft splits words where it checked their spelling; runs are joined again. */
export const readFdxText = (paragraph: XmlElement): readonly Span[] =>
  normalizeSpans(
    elementsIn(paragraph, "Text").map((element) => {
      const styles = (element.attributes.Style ?? "").split("+");
      const text = textIn(element);
      return {
        text: styles.includes("AllCaps") ? text.toUpperCase() : text,
        ...(styles.includes("Bold") ? { bold: true } : {}),
        ...(styles.includes("Italic") ? { italic: true } : {}),
        ...(styles.includes("Underline") ? { underline: true } : {}),
      };
    }),
  );
