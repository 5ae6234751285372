import { titlePageFields } from "../../front/frontPlaces.ts";
import { type IntroducedField, introductionOf, introductions, isIntroduced } from "./introductions.ts";

const introducedFields = titlePageFields.filter(isIntroduced);

/** Returns a printed text without what's before this field in any language. */
export function withoutIntroduction(field: string, text: string): string {
  const found = Object.keys(introductions)
    .map((language) => introductionOf(field, language))
    .find((words) => words !== "" && text.toLowerCase().startsWith(`${words.toLowerCase()} `));
  return found === undefined ? text : text.slice(found.length).trim();
}

interface Introduced {
  readonly field: IntroducedField;
  readonly text: string;
}

/** Returns the field that a line of a title page introduces, with its text: a name, which begins with a capital. */
export function findIntroduced(line: string): Introduced | undefined {
  for (const field of introducedFields) {
    const text = withoutIntroduction(field, line);
    if (text !== line && /^[\p{Lu}\p{Lo}]/u.test(text)) return { field, text };
  }
  return undefined;
}
