import { type InterfaceLanguage, interfaceLanguageOf, interfaceLanguages } from "#domain/account/interfaceLanguages.ts";
import { addressIn, splitAddress } from "#domain/account/localAddress.ts";
import { currentLanguage } from "#frontend/messages/locale.ts";
import { localEntries } from "./browserStorage.ts";

const key = "language";

/**
 * Returns the language of a Spanish address, or else the one chosen in this browser, or else the first of the browser's own
 * languages that we have.
 */
function wantedLanguage(): InterfaceLanguage {
  const { language } = splitAddress(location.pathname);
  if (language !== interfaceLanguages[0]) return language;
  return interfaceLanguageOf([chosenLanguage() ?? "", ...navigator.languages]);
}

function chosenLanguage(): string | null {
  try {
    return localEntries.getItem(key);
  } catch {
    return null;
  }
}

/** Stores the choice, which applies to pages that are opened from then on. Throws whenever the browser's own storage would. */
export const chooseLanguage = (language: InterfaceLanguage): void => localEntries.setItem(key, language);

/**
 * Opens the public page's address in the wanted language, if it's another than the page's. Returns whether it does: the
 * rest of this page isn't needed then.
 */
export function showAddressInWantedLanguage(): boolean {
  const language = wantedLanguage();
  if (language === document.documentElement.lang) return false;
  const { pathname, search, hash } = location;
  const address = addressIn(language, splitAddress(pathname).path);
  if (address === pathname) return false;
  location.replace(address + search + hash);
  return true;
}

/** Shows the wanted language before anything is rendered. If its messages can't be loaded, they stay English. */
export async function showWantedLanguage(): Promise<void> {
  const language = wantedLanguage();
  if (language !== currentLanguage()) {
    const { showLanguage } = await import("#frontend/messages/showLanguage.ts");
    await showLanguage(language);
  }
  document.documentElement.lang = language;
}
