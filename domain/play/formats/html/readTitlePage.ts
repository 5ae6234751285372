import { type FrontMatter, titlePageFields } from "#domain/play/play.ts";
import { type Paragraph, textOfParagraph } from "../plainText/paragraph.ts";

/** The class of a paragraph of the title page in our own files. */
export const titlePageClass = (field: (typeof titlePageFields)[number]): string => `front-${field}`;

const fields = new Map(titlePageFields.map((field) => [titlePageClass(field), field]));

/** Takes the paragraphs of our own title page out of a file's paragraphs. Other files have none. */
export function takeTitlePage(paragraphs: readonly Paragraph[]): {
  readonly titlePage: Partial<FrontMatter>;
  readonly rest: readonly Paragraph[];
} {
  const titlePage: { -readonly [Field in keyof FrontMatter]?: FrontMatter[Field] } = {};
  const rest = paragraphs.filter((paragraph) => {
    const field = fields.get(paragraph.layout.style ?? "");
    const text = textOfParagraph(paragraph);
    // "by" is written before every author.
    if (field && !(field === "credit" && text === "by")) titlePage[field] = text;
    return field === undefined;
  });
  return { titlePage, rest };
}
