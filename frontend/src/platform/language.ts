import { type InterfaceLanguage, interfaceLanguageOf, interfaceLanguages } from "#domain/account/interfaceLanguages.ts";
import { addressIn, splitAddress, takeLanguage } from "#domain/account/localAddress.ts";
import { currentLanguage } from "#frontend/messages/locale.ts";
import { localEntries } from "./browserStorage.ts";
import { accountLanguage } from "./session/store/accountLanguage.ts";

const key = "language";

/**
 * Returns the language of a Spanish address, or else that of the account that is signed in here, or else the one chosen in
 * this browser, or else the first of the browser's own languages that we have.
 */
function wantedLanguage(): InterfaceLanguage {
  const { language } = splitAddress(location.pathname);
  if (language !== interfaceLanguages[0]) return language;
  return interfaceLanguageOf([accountLanguage() ?? "", chosenLanguage() ?? "", ...navigator.languages]);
}

/** The language that was wanted when the page was shown. */
let shownFor: InterfaceLanguage | undefined;

/**
 * Whether another language is wanted by now, such as after newer tokens of an account whose language was changed on another
 * device. A page whose messages couldn't be loaded isn't outdated: showing it again wouldn't help.
 */
export const isLanguageOutdated = (): boolean => shownFor !== undefined && wantedLanguage() !== shownFor;

/** Whether code has been loaded that keeps the messages it was loaded with. */
let isKept = false;

/** Call it when screens for signed-in people load. Their labels are constants, so they stay in the language of then. */
export const keepLanguage = (): void => {
  isKept = true;
};

/** Whether another language is wanted by now, and can only be shown after loading the page again. */
export const needsReloadForLanguage = (): boolean => isKept && isLanguageOutdated();

function chosenLanguage(): string | null {
  try {
    return localEntries.getItem(key);
  } catch {
    return null;
  }
}

/** Stores the choice, which applies to pages that are opened from then on. Throws whenever the browser's own storage would. */
export const chooseLanguage = (language: InterfaceLanguage): void => localEntries.setItem(key, language);

/** Stores the choice, unless the browser stores nothing. Then the language lasts as long as its addresses are followed. */
export function tryToChooseLanguage(language: InterfaceLanguage): void {
  try {
    chooseLanguage(language);
  } catch {
    // The link to the other language works all the same.
  }
}

/**
 * Chooses the language of the e-mail whose link was followed. It's removed from the address, which would bring it back after
 * another choice.
 */
export function takeMailLanguage({ pathname, search, hash }: Location, history: History): void {
  const taken = takeLanguage(search);
  if (!taken.language) return;
  tryToChooseLanguage(taken.language);
  history.replaceState(history.state, "", `${pathname}${taken.search}${hash}`);
}

/**
 * Makes the links to the other languages of a public page work: the choice is stored, or the next address would lead back to
 * the browser's own language. An account's language can't be changed by them, so its owner doesn't see any that lead back.
 */
export function startLanguageLinks(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>("a[hreflang]");
  for (const link of links) {
    link.hidden = accountLanguage() === document.documentElement.lang;
    link.addEventListener("click", () => tryToChooseLanguage(interfaceLanguageOf([link.hreflang])));
  }
}

/**
 * Opens the public page's address in the wanted language, if it's another than the page's. Returns whether it does: the
 * rest of this page isn't needed then.
 */
export function showAddressInWantedLanguage(): boolean {
  const language = wantedLanguage();
  shownFor = language;
  if (language === document.documentElement.lang) return false;
  const { pathname, search, hash } = location;
  const address = addressIn(language, splitAddress(pathname).path);
  if (address === pathname) return false;
  location.replace(address + search + hash);
  return true;
}

/**
 * Shows the wanted language, before anything is rendered or before the screens for signed-in people are loaded. If its
 * messages can't be loaded, they stay as they are.
 */
export async function showWantedLanguage(): Promise<void> {
  const language = wantedLanguage();
  shownFor = language;
  if (language !== currentLanguage()) {
    const { showLanguage } = await import("#frontend/messages/showLanguage.ts");
    await showLanguage(language);
  }
  document.documentElement.lang = language;
}
