import usual from "./interfaceLanguages.json";

export type InterfaceLanguage = keyof typeof usual;

/** The languages of the interface and of e-mails. The first is the default. */
export const interfaceLanguages = Object.keys(usual) as [InterfaceLanguage, ...InterfaceLanguage[]];

/** The variety of each language for readers whose browser names none, e.g. for dates. */
export const usualLocales: Readonly<Record<InterfaceLanguage, string>> = usual;

/** Returns the first of these BCP 47 tags, e.g. `es-MX`, that is a variety of an interface language, or the default. */
export function interfaceLanguageOf(tags: readonly string[]): InterfaceLanguage {
  const bases = tags.map((tag) => tag.split("-")[0]?.toLowerCase());
  const wanted = bases.find((base) => interfaceLanguages.some((language) => language === base));
  return interfaceLanguages.find((language) => language === wanted) ?? interfaceLanguages[0];
}
