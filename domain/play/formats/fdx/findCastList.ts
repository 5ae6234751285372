import type { BlockKind } from "#domain/play/play.ts";
import { isCastHeading } from "../fountain/castHeading.ts";
import { findStageHeading } from "../fountain/headings.ts";
import { textOfSpans } from "../plainText/paragraph.ts";
import type { XmlElement } from "../xml/parseXml.ts";
import { readFdxText } from "./readFdxText.ts";

/**
 * Returns the list of characters before the play with its heading. Final Draft has no element for it, so it's typed like
 * directions. `kindOf` returns the kind of a paragraph's type.
 */
export function findCastList(
  paragraphs: readonly XmlElement[],
  kindOf: (type: string) => BlockKind | undefined,
): readonly XmlElement[] {
  const texts = paragraphs.map((one) => textOfSpans(readFdxText(one)).trim());
  const isOther = (at: number): boolean => {
    const { Type = "", Alignment, StartsNewPage } = paragraphs[at]?.attributes ?? {};
    const kind = kindOf(Type);
    const isTyped = kind !== undefined && kind !== "direction";
    return isTyped || StartsNewPage === "Yes" || Alignment === "Center" || isHeading(texts[at] ?? "");
  };
  const begin = paragraphs.findIndex(({ attributes: { Type = "" } }, at) => {
    const kind = kindOf(Type);
    return kind === "act" || kind === "scene" || kind === "cue" || isHeading(texts[at] ?? "");
  });
  const heading = texts.findIndex((text, at) => (begin < 0 || at < begin) && isCastHeading(text));
  if (heading < 0) return [];
  const end = paragraphs.findIndex((_, at) => at > heading && isOther(at));
  return paragraphs.slice(heading, end < 0 ? undefined : end);
}

const isHeading = (text: string): boolean => findStageHeading(text, true) !== undefined;
