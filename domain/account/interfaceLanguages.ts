import languages from "./interfaceLanguages.json";

export type InterfaceLanguage = keyof typeof languages;

/** The languages of the interface and of e-mails. The first is the default. */
export const interfaceLanguages = Object.keys(languages) as [InterfaceLanguage, ...InterfaceLanguage[]];

interface LanguageFacts {
  /** What the language calls itself, for people who don't read the one that's shown. */
  readonly name: string;
  /** Its variety for readers whose browser names none, e.g. for dates. */
  readonly locale: string;
}

export const languageFacts: Readonly<Record<InterfaceLanguage, LanguageFacts>> = languages;

/** Returns the first of these BCP 47 tags, e.g. `es-MX`, that is a variety of an interface language, or the default. */
export function interfaceLanguageOf(tags: readonly string[]): InterfaceLanguage {
  const bases = tags.map((tag) => tag.split("-")[0]?.toLowerCase());
  const wanted = bases.find((base) => interfaceLanguages.some((language) => language === base));
  return interfaceLanguages.find((language) => language === wanted) ?? interfaceLanguages[0];
}
