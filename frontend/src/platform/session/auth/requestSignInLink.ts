import * as contracts from "#domain/api/signIn.ts";
import { Refused } from "#domain/refused.ts";
import { call } from "../../call.ts";

/**
 * E-mails a sign-in link that leads to a path of this site. The answer is the same for every address. Rejects with
 * `Refused`.
 */
export async function requestSignInLink(email: string, destination?: string): Promise<void> {
  await call(contracts.sendSignInLink, { body: { email, ...(destination && { destination }) } });
}

/**
 * E-mails the owner of an address that somebody wants to use it for a new account or as another account's new address.
 * Returns whether this stage can send such e-mail.
 */
export async function notifyAddressOwner(email: string, why: "sign-up" | "new-address"): Promise<boolean> {
  try {
    await call(contracts.sendSignInLink, { body: { email, why } });
    return true;
  } catch (error) {
    if (error instanceof Refused && error.code === contracts.noLinksHere) return false;
    throw error;
  }
}
