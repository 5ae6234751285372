import { type InterfaceLanguage, interfaceLanguages } from "./interfaceLanguages.ts";

const [english] = interfaceLanguages;

/** Returns the address of a public page in a language: `/pricing` in English, `/es/pricing` in Spanish. */
export function addressIn(language: InterfaceLanguage, path: string): string {
  if (language === english) return path;
  return path === "/" ? `/${language}` : `/${language}${path}`;
}

/** Returns the language that an address has, and the English address of the same page. */
export function splitAddress(pathname: string): { readonly language: InterfaceLanguage; readonly path: string } {
  const language = interfaceLanguages.find((each) => pathname === `/${each}` || pathname.startsWith(`/${each}/`));
  if (!language) return { language: english, path: pathname };
  return { language, path: pathname.slice(language.length + 1).replace(/^\/?/, "/") };
}

const parameter = "lang";

/** Returns what the query of a link in an e-mail has, so that a screen without an address per language opens in this one. */
export const askForLanguage = (language: InterfaceLanguage): string => `${parameter}=${language}`;

/** Returns the language that an address's query asks for, if it's one of ours, and the query without it. */
export function takeLanguage(search: string): {
  readonly language: InterfaceLanguage | undefined;
  readonly search: string;
} {
  const query = new URLSearchParams(search);
  const language = interfaceLanguages.find((each) => each === query.get(parameter));
  if (!language) return { language, search };
  query.delete(parameter);
  return { language, search: query.size > 0 ? `?${query}` : "" };
}
