import { type InterfaceLanguage, interfaceLanguageOf, interfaceLanguages } from "#domain/account/interfaceLanguages.ts";
import { splitAddress } from "#domain/account/localAddress.ts";
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

/** Shows the wanted language before anything is rendered. If its messages can't be loaded, they stay English. */
export async function showWantedLanguage(): Promise<void> {
  const language = wantedLanguage();
  if (language !== currentLanguage()) {
    const { showLanguage } = await import("#frontend/messages/showLanguage.ts");
    await showLanguage(language);
  }
  document.documentElement.lang = language;
}
