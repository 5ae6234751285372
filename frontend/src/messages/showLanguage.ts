import type { InterfaceLanguage } from "#domain/account/interfaceLanguages.ts";
import { setCurrentLanguage } from "./locale.ts";
import { type Catalog, translateInto } from "./translation.ts";

/** English is in the code of each screen. */
const catalogs: Readonly<Record<Exclude<InterfaceLanguage, "en">, () => Promise<Catalog>>> = {
  es: () => import("./es/catalog.ts"),
};

/** Shows all messages in a language. Rejects if they can't be loaded, and changes nothing then. */
export async function showLanguage(language: InterfaceLanguage): Promise<void> {
  translateInto(language === "en" ? {} : await catalogs[language]());
  setCurrentLanguage(language);
}
