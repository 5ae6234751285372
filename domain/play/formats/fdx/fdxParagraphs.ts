import type { BlockKind } from "#domain/play/play.ts";
import { lineOf, type Paragraph, trimSpans } from "../plainText/paragraph.ts";
import { tidySpans } from "../reading/tidySpans.ts";
import { kindOfStyleName } from "../words/kindOfStyleName.ts";
import type { XmlElement } from "../xml/parseXml.ts";
import { elementsIn, findChild } from "../xml/tree.ts";
import { readFdxText } from "./readFdxText.ts";

/** Returns whether Final Draft marks words of a paragraph as revised, in one of the script's sets of revisions. */
export const isRevised = (paragraph: XmlElement): boolean =>
  elementsIn(paragraph, "Text").some(({ attributes }) => Number(attributes.RevisionID ?? 0) > 0);

/** Returns the notes within a paragraph. Final Draft wrote them there in older files. */
export const notesInParagraph = (paragraph: XmlElement): readonly XmlElement[] => elementsIn(paragraph, "ScriptNote");

/** Returns the paragraphs of a script, including those of simultaneous speeches. */
export const scriptParagraphs = (content: XmlElement): readonly XmlElement[] =>
  elementsIn(content, "Paragraph").flatMap((paragraph) => {
    const dual = findChild(paragraph, "DualDialogue");
    return dual ? elementsIn(dual, "Paragraph") : [paragraph];
  });

export const typedParagraph = (paragraph: XmlElement): Paragraph => {
  const { Alignment, Type: style = "" } = paragraph.attributes;
  const lines = [lineOf(trimSpans(tidySpans(readFdxText(paragraph))))];
  return { lines, apart: true, layout: { centered: Alignment === "Center", indent: 0, style } };
};

/** Returns the kinds of a template's own elements, by the standard element that they are paginated as. */
export function pagedKinds(root: XmlElement): ReadonlyMap<string, BlockKind> {
  const kinds = new Map<string, BlockKind>();
  for (const { attributes, ...settings } of elementsIn(root, "ElementSettings")) {
    const behavior = findChild({ attributes, ...settings }, "Behavior")?.attributes ?? {};
    const kind = kindOfStyleName(behavior.PaginateAs ?? "");
    if (kind && attributes.Type && attributes.Type !== "General") kinds.set(attributes.Type, kind);
  }
  return kinds;
}
