import { currentLanguage } from "./locale.ts";

/** Returns a language's name from its BCP 47 tag. Begins with a capital, as an item of a list does. */
export function languageName(tag: string, locale: string = currentLanguage()): string {
  const name = new Intl.DisplayNames(locale, { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
