/** What's printed before some of the title page's fields. */
const english = { translator: "Translated by" };

export type Introductions = Readonly<typeof english>;
export type IntroducedField = keyof Introductions;

const languages: Readonly<Record<string, Introductions>> = {
  en: english,
  ar: { translator: "ترجمة" },
  de: { translator: "Übersetzt von" },
  es: { translator: "Traducción de" },
  fr: { translator: "Traduction de" },
  he: { translator: "תרגום:" },
};

const isIntroduced = (field: string): field is IntroducedField => Object.hasOwn(english, field);

/** Returns what's printed before a field in a play's language, a BCP 47 tag; nothing before most. Other languages get English. */
export function introductionOf(field: string, language: string | undefined): string {
  const words = languages[language?.split("-")[0] ?? ""] ?? english;
  return isIntroduced(field) ? words[field] : "";
}

/** Returns a printed text without what's before this field in any language. */
export function withoutIntroduction(field: string, text: string): string {
  const found = Object.keys(languages)
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
  for (const field of Object.keys(english).filter(isIntroduced)) {
    const text = withoutIntroduction(field, line);
    if (text !== line && /^[\p{Lu}\p{Lo}]/u.test(text)) return { field, text };
  }
  return undefined;
}
