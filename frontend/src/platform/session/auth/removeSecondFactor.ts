import * as contracts from "#domain/api/recoveryCodes.ts";
import { call } from "../../call.ts";

interface Presented {
  readonly email: string;
  readonly password: string;
  readonly code: string;
}

/** Removes the account's authenticator app for its password and a recovery code. Rejects with `Refused`. */
export async function removeSecondFactor(body: Presented): Promise<void> {
  await call(contracts.removeSecondFactor, { body });
}
