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
