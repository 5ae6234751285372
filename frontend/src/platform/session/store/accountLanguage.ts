import { type InterfaceLanguage, interfaceLanguages } from "#domain/account/interfaceLanguages.ts";
import { claimsOf } from "../tokens/tokenClaims.ts";
import { findClientId, prefix } from "./sessionKeys.ts";

/**
 * Returns the language of the account that is signed in here, as its newest token has it; undefined if nobody is, or if
 * the account has none.
 */
export function accountLanguage(given?: Storage): InterfaceLanguage | undefined {
  try {
    const storage = given ?? localStorage;
    const client = `${prefix}.${findClientId(storage)}`;
    const token = storage.getItem(`${client}.${storage.getItem(`${client}.LastAuthUser`)}.idToken`);
    const { locale } = claimsOf(token);
    return interfaceLanguages.find((language) => language === locale);
  } catch {
    // The browser allows no storage, or the page is being built, so nobody is signed in.
    return undefined;
  }
}
