import type { InterfaceLanguage } from "#domain/account/interfaceLanguages.ts";
import { chooseLanguage } from "#frontend/platform/language.ts";

/**
 * Makes a language the account's and this browser's, and loads the page again, which shows everything in it. Rejects if the
 * account can't be changed.
 */
export async function showAccountIn(language: InterfaceLanguage): Promise<void> {
  const { changeLanguage } = await import("./ownAccount.ts");
  await changeLanguage(language);
  chooseLanguage(language);
  location.reload();
}
