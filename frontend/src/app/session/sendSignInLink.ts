import * as contracts from "#domain/api/signIn.ts";
import { call } from "../call.ts";

/** Mails a link that signs in and leads to a path of this site; the answer is the same for every address. Rejects with `Refused`. */
export async function sendSignInLink(email: string, destination?: string): Promise<void> {
  await call(contracts.sendSignInLink, { body: { email, ...(destination && { destination }) } });
}
