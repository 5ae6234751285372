import { type InterfaceLanguage, interfaceLanguages } from "#domain/account/interfaceLanguages.ts";
import { findClientId, prefix } from "./sessionKeys.ts";
import { claimsOf } from "./tokenClaims.ts";

/**
 * Returns the language of the account that is signed in here, as its newest token has it; undefined if nobody is, or if
 * the account has none.
 */
export function accountLanguage(storage: Storage = localStorage): InterfaceLanguage | undefined {
  try {
    const client = `${prefix}.${findClientId(storage)}`;
    const token = storage.getItem(`${client}.${storage.getItem(`${client}.LastAuthUser`)}.idToken`);
    const { locale } = claimsOf(token);
    return interfaceLanguages.find((language) => language === locale);
  } catch {
    // The browser allows no storage, so nobody is signed in.
    return undefined;
  }
}
