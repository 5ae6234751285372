import type { FrontMatter } from "#domain/play/play.ts";
import { castLine } from "../castLine.ts";
import { escapeXml, writeAttributes } from "../xml/writeXml.ts";

/** A title is about half-way down the page. */
const linesAboveTitle = 18;
const linesAboveContact = 14;

/** Writes the title page and, after it, what else comes before the play. */
export function writeFdxTitlePage(front: FrontMatter): readonly string[] {
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
    ...centered(front.authors === "" ? front.credit : front.credit || "by"),
    ...blank(1),
    ...centered(front.authors),
    ...blank(1),
    ...centered(front.source),
    ...blank(linesAboveContact),
    ...left([front.draftDate, front.contact, front.copyright].filter(Boolean).join("\n")),
    ...front.characters.flatMap((character) => left(castLine(character))),
    "</Content>",
    "</TitlePage>",
  ];
}

const linesOf = (text: string): readonly string[] => (text === "" ? [] : text.split("\n"));

const line = (text: string, alignment: string): string =>
  `<Paragraph${writeAttributes({ Alignment: alignment, Type: "General" })}><Text>${escapeXml(text)}</Text></Paragraph>`;
