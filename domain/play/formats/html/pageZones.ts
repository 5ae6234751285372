import { type Paragraph, textOfParagraph } from "../plainText/paragraph.ts";
import type { PageZone } from "./styles.ts";

/*
 * Saved web pages have menus, links, comments and the site's name around what somebody wrote. HTML marks the article and the
 * main part of a page, and what's beside them or ends them.
 */

/** Returns the zone of an element on a web page; undefined for that of the element that it's in. */
export function zoneOf(name: string, role: string | undefined, outer: PageZone | undefined): PageZone | undefined {
  if (outer === "aside") return undefined;
  if (name === "article") return "article";
  if (outer !== undefined && (name === "footer" || name === "aside" || role === "complementary")) return "aside";
  return name === "main" || role === "main" ? (outer ?? "main") : undefined;
}

/** Elsewhere is little text, or the page marks something else. */
const minShare = 0.5;

/** Marks what's around the articles of a page, or around its main part, if most of the text is in them. */
export function aroundArticle(
  paragraphs: readonly Paragraph[],
  zones: readonly (PageZone | undefined)[],
): readonly Paragraph[] {
  const lengthIn = (own: ReadonlySet<PageZone | undefined>): number =>
    paragraphs.reduce((sum, one, at) => sum + (own.has(zones[at]) ? textOfParagraph(one).length : 0), 0);
  const all = lengthIn(new Set([undefined, "article", "main", "aside"]));
  const own = [articles, articlesAndMain].find((some) => lengthIn(some) >= all * minShare);
  if (!own) return paragraphs;
  return paragraphs.map((one, at) =>
    own.has(zones[at]) ? one : { ...one, layout: { ...one.layout, isAround: true as const } },
  );
}

const articles: ReadonlySet<PageZone | undefined> = new Set(["article"]);
const articlesAndMain: ReadonlySet<PageZone | undefined> = new Set(["article", "main"]);
