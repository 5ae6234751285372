import type { InterfaceLanguage } from "#domain/account/interfaceLanguages.ts";
import { currentLanguage, setCurrentLanguage } from "./locale.ts";
import { addTranslation, type Catalog, translateInto } from "./translation.ts";

type CatalogPart = "all" | "public" | "help" | "sentences";
type Catalogs = Readonly<Record<CatalogPart, () => Promise<Partial<Catalog>>>>;

/** English is in the code of each screen. The app needs all messages, and public pages only those of some files. */
const catalogs: Readonly<Record<Exclude<InterfaceLanguage, "en">, Catalogs>> = {
  es: {
    all: () => import("./es/catalog.ts"),
    public: () => import("./es/publicCatalog.ts"),
    help: () => import("./es/help.ts"),
    sentences: () => import("./es/sentences.ts"),
  },
};

/** Shows messages in a language. Rejects if they can't be loaded, and changes nothing then. */
export async function showLanguage(language: InterfaceLanguage, part: CatalogPart = "all"): Promise<void> {
  translateInto(language === "en" ? {} : await catalogs[language][part]());
  setCurrentLanguage(language);
}

/** Shows further messages in the current language, before the code that needs them is loaded. */
export async function showMore(part: CatalogPart): Promise<void> {
  const language = currentLanguage();
  if (language !== "en") addTranslation(await catalogs[language][part]());
}
