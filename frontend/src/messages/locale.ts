/** The language of these messages. Dates and numbers follow the reader's own variety of it. */
export const language = "en";

/** Returns the reader's locale if it's a variety of that language, e.g. `en-GB`. */
export function readerLocale(wanted: readonly string[] = globalThis.navigator?.languages ?? []): string {
  return wanted.find((locale) => locale.split("-")[0] === language && isTag(locale)) ?? language;
}

/** Some browsers return the system's name for the locale, e.g. `en-US@posix`, which `Intl` rejects. */
function isTag(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length > 0;
  } catch {
    return false;
  }
}
