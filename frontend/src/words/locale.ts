/** The language the catalogue is written in; dates and numbers follow the reader's own variety of it. */
export const language = "en";

/** The reader's locale where it is a variety of the catalogue's language, e.g. `en-GB`. */
export function readerLocale(wanted: readonly string[] = globalThis.navigator?.languages ?? []): string {
  return wanted.find((locale) => locale.split("-")[0] === language) ?? language;
}
