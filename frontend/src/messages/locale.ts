/** The language the catalogue is written in; dates and numbers follow the reader's own variety of it. */
export const language = "en";

/** The reader's locale where it is a variety of the catalogue's language, e.g. `en-GB`. */
export function readerLocale(wanted: readonly string[] = globalThis.navigator?.languages ?? []): string {
  return wanted.find((locale) => locale.split("-")[0] === language && isTag(locale)) ?? language;
}

/** Some browsers answer what the system calls itself, e.g. `en-US@posix`, which `Intl` refuses. */
function isTag(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length > 0;
  } catch {
    return false;
  }
}
