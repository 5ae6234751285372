import { type InterfaceLanguage, languageFacts } from "#domain/account/interfaceLanguages.ts";

let language: InterfaceLanguage = "en";

/** The language of the messages. Dates and numbers follow the reader's own variety of it. */
export const currentLanguage = (): InterfaceLanguage => language;

export const setCurrentLanguage = (next: InterfaceLanguage): void => {
  language = next;
};

/** Returns the reader's locale if it's a variety of that language, e.g. `en-GB`. */
export function readerLocale(wanted: readonly string[] = globalThis.navigator?.languages ?? []): string {
  return wanted.find((locale) => locale.split("-")[0] === language && isTag(locale)) ?? languageFacts[language].locale;
}

/** Some browsers return the system's name for the locale, e.g. `en-US@posix`, which `Intl` rejects. */
function isTag(locale: string): boolean {
  try {
    Intl.getCanonicalLocales(locale);
    return true;
  } catch {
    return false;
  }
}
