import { emptyFront, frontFields } from "#domain/play/front/frontFields.ts";
import type { FrontField } from "#domain/play/front/frontPlaces.ts";
import { withoutIntroduction } from "#domain/play/layout/front/findIntroduced.ts";
import { isUsualCredit } from "#domain/play/layout/pageWords.ts";
import type { BlockId, FrontMatter } from "#domain/play/play.ts";
import { readCastLine } from "../fountain/cast.ts";
import { type Paragraph, textOfParagraph } from "../plainText/paragraph.ts";

/** The class of a paragraph of the front matter in our own files. */
export const frontClass = (part: FrontField | "characters"): string => `front-${part}`;

/** The class of a heading in the front matter, which is in the play's language. */
export const frontHeadingClass = "front-heading";

const parts = new Map([...frontFields, "characters" as const].map((part) => [frontClass(part), part]));

/** Takes our own front matter out of a file's paragraphs. Other files have none. */
export function takeFront(
  paragraphs: readonly Paragraph[],
  newId: () => BlockId,
): { readonly front: FrontMatter; readonly rest: readonly Paragraph[] } {
  const texts = new Map<FrontField, string>();
  const people: string[] = [];
  const rest = paragraphs.filter((paragraph) => {
    const { style = "" } = paragraph.layout;
    const part = parts.get(style);
    const text = textOfParagraph(paragraph);
    if (part === "characters") people.push(text);
    // "by" is written before every author.
    else if (part && !(part === "credit" && isUsualCredit(text)))
      texts.set(part, [...(texts.has(part) ? [texts.get(part)] : []), withoutIntroduction(part, text)].join("\n\n"));
    return part === undefined && style !== frontHeadingClass;
  });
  const characters = people.map((line) => ({ ...readCastLine(line), id: newId() }));
  return { front: { ...emptyFront, ...Object.fromEntries(texts), characters }, rest };
}
