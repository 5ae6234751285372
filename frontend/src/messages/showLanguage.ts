import { type CatalogPart, catalogs } from "virtual:message-catalogs";
import type { InterfaceLanguage } from "#domain/account/interfaceLanguages.ts";
import { currentLanguage, setCurrentLanguage } from "./locale.ts";
import { addTranslation, type Catalog, translateInto } from "./translation.ts";

/** English is in the code of each screen, so it has none of these. */
const partOf = async (language: InterfaceLanguage, part: CatalogPart): Promise<Catalog> =>
  (await catalogs[language]?.[part]()) ?? {};

/** Shows messages in a language. Rejects if they can't be loaded, and changes nothing then. */
export async function showLanguage(language: InterfaceLanguage, part: CatalogPart = "all"): Promise<void> {
  translateInto(await partOf(language, part));
  setCurrentLanguage(language);
}

/** Shows further messages in the current language, before the code that needs them is loaded. */
export async function showMore(part: CatalogPart): Promise<void> {
  addTranslation(await partOf(currentLanguage(), part));
}
