/** What's printed before some of the title page's fields. */
const english = { translator: "Translated by" };

type Introductions = Readonly<typeof english>;
export type IntroducedField = keyof Introductions;

export const introductions: Readonly<Record<string, Introductions>> = {
  en: english,
  ar: { translator: "ترجمة" },
  de: { translator: "Übersetzt von" },
  es: { translator: "Traducción de" },
  fr: { translator: "Traduction de" },
  he: { translator: "תרגום:" },
};

export const isIntroduced = (field: string): field is IntroducedField => Object.hasOwn(english, field);

/** Returns what's printed before a field in a play's language, a BCP 47 tag; nothing before most. Other languages get English. */
export function introductionOf(field: string, language: string | undefined): string {
  const words = introductions[language?.split("-")[0] ?? ""] ?? english;
  return isIntroduced(field) ? words[field] : "";
}
