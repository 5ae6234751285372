import type { HeadedPart } from "#domain/play/front/frontFields.ts";
import { headedInFiles, titlePageInFiles } from "#domain/play/front/frontInFiles.ts";
import { fieldsAt, fieldsAtFoot } from "#domain/play/front/frontPlaces.ts";
import { titleTextOf } from "#domain/play/layout/front/titleTextOf.ts";
import type { PageWords } from "#domain/play/layout/pageWords.ts";
import type { FrontMatter } from "#domain/play/play.ts";
import { frontPartsOf } from "../reading/frontPartsOf.ts";
import { escapeXml, writeAttributes } from "../xml/writeXml.ts";

/** A title is about half-way down the page. */
const linesAboveTitle = 18;
const linesAboveContact = 14;

const startsPage = (part: HeadedPart): boolean => part === "characters" || headedInFiles[part].finalDraft.startsPage;

/** Writes the title page and, after it, what else comes before the play. Final Draft shows all of it as text. */
export function writeFdxTitlePage(front: FrontMatter, words: PageWords): readonly string[] {
  const blank = (count: number): readonly string[] => Array.from({ length: count }, () => line("", "Center"));
  const centered = (text: string): readonly string[] => linesOf(text).map((one) => line(one, "Center"));
  return [
    "<TitlePage>",
    "<Content>",
    ...blank(linesAboveTitle),
    ...fieldsAt("middle").flatMap((field) => {
      const text = titleTextOf(front, field, words);
      const above = blank(titlePageInFiles[field].finalDraft.isApart ? 1 : 0);
      return [...above, ...centered(field === "title" ? text.toUpperCase() : text)];
    }),
    ...blank(linesAboveContact),
    ...fieldsAtFoot.flatMap((field) => linesOf(front[field]).map((text) => line(text, "Left"))),
    ...frontPartsOf(front, words).flatMap(({ part, heading, lines }) => [
      ...blank(startsPage(part) ? 0 : 1),
      line(heading, "Center", startsPage(part)),
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
