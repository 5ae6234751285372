import type { Page } from "playwright-core";
import { periodAt, totpCode } from "#local/cognito/totp.ts";
import { turnOnApp } from "#tests/support/authenticatorApp.ts";
import { origin } from "./browserDevice.ts";
import { storedToken } from "./session.ts";

/** A person's authenticator app. */
export interface TestAuthenticator {
  /** The code it shows now. */
  readonly code: () => string;
}

/** Adds an authenticator app to the account signed in on a page, which must be fresh. */
export async function addAuthenticator(page: Page): Promise<TestAuthenticator> {
  // A code works once, and the previous one is still valid, so this uses the previous one and leaves the current one
  // for the journey.
  const secret = await turnOnApp(origin, await storedToken(page, "accessToken"), () => periodAt(Date.now()) - 1);
  return { code: () => totpCode(secret, periodAt(Date.now())) };
}
