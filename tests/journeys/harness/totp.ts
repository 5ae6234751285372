import { periodAt, totpCode } from "#local/cognito/totp.ts";
import { origin } from "./browserDevice.ts";

/** An authenticator app with a secret and the stack's time. */
export interface AuthenticatorOnPhone {
  /** A code that hasn't been shown yet. Each works once, and three in a row are valid at about the same time. */
  readonly nextCode: () => string;
  /** Six digits that it doesn't show for some time. */
  readonly wrongCode: () => string;
}

/** A code of the period before is refused when the next period starts. On a busy machine, that may be while it's entered. */
const enteredWithinMs = 10_000;

export async function authenticatorWith(secret: string): Promise<AuthenticatorOnPhone> {
  const { now } = await (await fetch(`${origin}/local/clock`)).json();
  let period = periodAt(Date.parse(now) + enteredWithinMs) - 2;
  const wrongCode = () => {
    const near = [-2, -1, 0, 1, 2, 3, 4, 5].map((later) => totpCode(secret, period + later));
    return Array.from("123456789", (digit) => digit.repeat(6)).find((code) => !near.includes(code)) ?? "";
  };
  return { nextCode: () => totpCode(secret, ++period), wrongCode };
}
