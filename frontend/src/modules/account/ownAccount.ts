import type { InterfaceLanguage } from "#domain/account/interfaceLanguages.ts";
import { deleteOldRecoveryCodes } from "#domain/api/recoveryCodes.ts";
import { reportSecurityChange } from "#domain/api/securityChanges.ts";
import { type Refusal, Refused } from "#domain/refused.ts";
import { call } from "#frontend/platform/call.ts";
import { logger } from "#frontend/platform/logger.ts";
import { type AuthFailure, authFailureOf, sentenceOf } from "#frontend/platform/session/auth/authFailure.ts";
import { openAuth } from "#frontend/platform/session/auth/openAuth.ts";
import { notifyAddressOwner } from "#frontend/platform/session/auth/requestSignInLink.ts";
import { browserSessionStore } from "#frontend/platform/session/store/browserSessionStore.ts";

type Auth = Awaited<ReturnType<typeof openAuth>>;

/** Calls the sign-in service for the signed-in person; rejects with `Refused`, with the kind of failure as its code. */
async function callAuth<T>(run: (auth: Auth) => Promise<T>): Promise<T> {
  try {
    return await run(await openAuth());
  } catch (error) {
    const failure = authFailureOf(error);
    if (failure.kind === "unexpected") logger.error(error);
    throw new Refused(reasons[failure.kind] ?? "invalid", sentenceOf(failure), { code: failure.kind });
  }
}

const reasons: Readonly<Partial<Record<AuthFailure["kind"], Refusal>>> = {
  "session-missing": "not-signed-in",
  "invalid-jwt": "not-signed-in",
  "email-taken": "conflict",
  "too-many": "too-many",
  retryable: "unavailable",
  unexpected: "unavailable",
};

/** Fetches new tokens after a change; otherwise the app would still show the old name and address. */
async function refreshSession(auth: Auth): Promise<void> {
  await auth.fetchAuthSession({ forceRefresh: true });
  await browserSessionStore.refresh();
}

export const changeName = (name: string): Promise<void> =>
  callAuth(async (auth) => {
    await auth.updateUserAttributes({ userAttributes: { name } });
    await refreshSession(auth);
  });

/** Changes the language of the account: of its e-mails, and of the interface wherever it's signed in. */
export const changeLanguage = (locale: InterfaceLanguage): Promise<void> =>
  callAuth(async (auth) => {
    await auth.updateUserAttributes({ userAttributes: { locale } });
    await refreshSession(auth);
  });

/**
 * Sends a code to the new address, or another one if a code is already pending. Until it's confirmed, the account keeps
 * its old address. If the new address already has an account, only its owner is notified, by e-mail.
 */
export async function requestEmailChange(email: string): Promise<void> {
  try {
    await callAuth((auth) => auth.updateUserAttributes({ userAttributes: { email } }));
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== ("email-taken" satisfies AuthFailure["kind"])) throw error;
    await notifyAddressOwner(email, "new-address");
  }
}

export const confirmEmail = (code: string): Promise<void> =>
  callAuth(async (auth) => {
    await auth.confirmUserAttribute({ userAttributeKey: "email", confirmationCode: code });
    await refreshSession(auth);
  });

export const changePassword = (oldPassword: string, newPassword: string): Promise<void> =>
  callAuth(async (auth) => {
    await auth.updatePassword({ oldPassword, newPassword });
    await report("password");
  });

/** Has the account's owner e-mailed about the change. The change has been made, so a failure here doesn't fail it. */
async function report(changed: "password" | "second-factor"): Promise<void> {
  await call(reportSecurityChange, { body: { changed }, keepalive: true }).catch((error) => logger.error(error));
}

/** Starts setting up an authenticator app: returns the secret in base32 and the content of its QR code. */
export async function setUpAuthenticator(
  account: string,
): Promise<{ readonly secret: string; readonly address: string }> {
  await call(deleteOldRecoveryCodes, {});
  return callAuth(async (auth) => {
    const { sharedSecret, getSetupUri } = await auth.setUpTOTP();
    return { secret: sharedSecret, address: getSetupUri("Ghostlight", account).href };
  });
}

/** Verifies the app's first code; from then on, every sign-in by password requires one. */
export const enableAuthenticator = (code: string): Promise<void> =>
  callAuth(async (auth) => {
    await auth.verifyTOTPSetup({ code });
    await auth.updateMFAPreference({ totp: "PREFERRED" });
    await report("second-factor");
    await browserSessionStore.refresh();
  });

export const disableAuthenticator = (): Promise<void> =>
  callAuth(async (auth) => {
    await auth.updateMFAPreference({ totp: "DISABLED" });
    await report("second-factor");
    await browserSessionStore.refresh();
  });
