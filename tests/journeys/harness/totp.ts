import { periodAt, totpCode } from "#local/cognito/totp.ts";
import { origin } from "./browserDevice.ts";

/** An authenticator app with a secret and the stack's time. */
export interface AuthenticatorOnPhone {
  /** A code that hasn't been shown yet. Each works once, and three in a row are valid at about the same time. */
  readonly nextCode: () => string;
}

/** A code of the period before is refused when the next period starts. On a busy machine, that may be while it's entered. */
const enteredWithinMs = 10_000;

export async function authenticatorWith(secret: string): Promise<AuthenticatorOnPhone> {
  const { now } = await (await fetch(`${origin}/local/clock`)).json();
  let period = periodAt(Date.parse(now) + enteredWithinMs) - 2;
  return { nextCode: () => totpCode(secret, ++period) };
}
