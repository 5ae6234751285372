import type { FrontPart } from "#domain/play/front/frontFields.ts";
import type { PageWords } from "#domain/play/layout/pageWords.ts";
import type { FrontMatter } from "#domain/play/play.ts";
import { frontPartsOf } from "../frontPartsOf.ts";
import { escapeXml, writeAttributes } from "../xml/writeXml.ts";

/** A title is about half-way down the page. */
const linesAboveTitle = 18;
const linesAboveContact = 14;

/** Parts that are printed under the part before. All others begin a page. */
const onSamePage: ReadonlySet<FrontPart> = new Set(["epigraph", "place", "time", "setting"]);

/** Writes the title page and, after it, what else comes before the play. Final Draft shows all of it as text. */
export function writeFdxTitlePage(front: FrontMatter, words: PageWords): readonly string[] {
  const blank = (count: number): readonly string[] => Array.from({ length: count }, () => line("", "Center"));
  const centered = (text: string): readonly string[] => linesOf(text).map((one) => line(one, "Center"));
  const left = (text: string): readonly string[] => linesOf(text).map((one) => line(one, "Left"));
  return [
    "<TitlePage>",
    "<Content>",
    ...blank(linesAboveTitle),
    ...centered(front.title.toUpperCase()),
    ...centered(front.subtitle),
    ...blank(1),
    ...centered(front.authors === "" ? front.credit : front.credit || words.by),
    ...blank(1),
    ...centered(front.authors),
    ...blank(1),
    ...centered(front.source),
    ...blank(linesAboveContact),
    ...left([front.draftDate, front.contact, front.copyright].filter(Boolean).join("\n")),
    ...frontPartsOf(front, words).flatMap(({ part, heading, lines }) => [
      ...(onSamePage.has(part) ? blank(1) : []),
      line(heading, "Center", !onSamePage.has(part)),
      ...blank(1),
      ...lines.map((one) => line(one, "Left")),
    ]),
    "</Content>",
    "</TitlePage>",
  ];
}

const linesOf = (text: string): readonly string[] => (text === "" ? [] : text.split("\n"));

const line = (text: string, alignment: string, startsPage = false): string =>
  `<Paragraph${writeAttributes({ Alignment: alignment, StartsNewPage: startsPage ? "Yes" : undefined, Type: "General" })}><Text>${escapeXml(text)}</Text></Paragraph>`;
