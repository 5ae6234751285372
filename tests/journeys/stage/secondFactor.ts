import type { Page } from "playwright-core";
import * as z from "zod";
import { periodAt, totpCode } from "#local/cognito/totp.ts";
import { askCognito } from "./people.ts";
import { storedToken } from "./session.ts";

/** An authenticator app on somebody's telephone. */
export interface AuthenticatorApp {
  /** The code that it shows now. */
  readonly code: () => string;
  /** Six digits that it does not show. */
  readonly wrongCode: () => string;
}

/** Guards the account of who is signed in on a page with an app, behind the stage. */
export async function switchOnApp(page: Page): Promise<AuthenticatorApp> {
  const AccessToken = await storedToken(page, "accessToken");
  const { SecretCode } = z
    .object({ SecretCode: z.string() })
    .parse(await askCognito("AssociateSoftwareToken", { AccessToken }));
  const codeIn = (periods: number) => totpCode(SecretCode, periodAt(Date.now()) + periods);
  // A code is taken once, and the one before still counts: so the present one is left for the journey.
  await askCognito("VerifySoftwareToken", { AccessToken, UserCode: codeIn(-1) });
  const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
  await askCognito("SetUserMFAPreference", { AccessToken, SoftwareTokenMfaSettings });
  const wrongCode = () => {
    const near = [-2, -1, 0, 1, 2].map(codeIn);
    return ["111111", "222222", "333333", "444444", "555555", "666666"].find((code) => !near.includes(code)) ?? "";
  };
  return { code: () => codeIn(0), wrongCode };
}
