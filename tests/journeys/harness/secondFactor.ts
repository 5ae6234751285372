import type { Page } from "playwright-core";
import * as z from "zod";
import { periodAt, totpCode } from "#local/cognito/totp.ts";
import { askCognito } from "./people.ts";
import { storedToken } from "./session.ts";

/** A person's authenticator app. */
export interface TestAuthenticator {
  /** The code it shows now. */
  readonly code: () => string;
}

/** Adds an authenticator app to the account signed in on a page, directly in the sign-in service. */
export async function addAuthenticator(page: Page): Promise<TestAuthenticator> {
  const AccessToken = await storedToken(page, "accessToken");
  const { SecretCode } = z
    .object({ SecretCode: z.string() })
    .parse(await askCognito("AssociateSoftwareToken", { AccessToken }));
  const codeIn = (periods: number) => totpCode(SecretCode, periodAt(Date.now()) + periods);
  // A code works once, and the previous one is still valid, so this uses the previous one and leaves the current one
  // for the journey.
  await askCognito("VerifySoftwareToken", { AccessToken, UserCode: codeIn(-1) });
  const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
  await askCognito("SetUserMFAPreference", { AccessToken, SoftwareTokenMfaSettings });
  return { code: () => codeIn(0) };
}
