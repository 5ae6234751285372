import { type Refusal, Refused } from "#domain/refused.ts";
import { logger } from "#frontend/platform/logger.ts";
import { type AuthFailure, authFailureOf, sentenceOf } from "#frontend/platform/session/authFailure.ts";
import { browserSessionStore } from "#frontend/platform/session/browserSessionStore.ts";
import { openAuth } from "#frontend/platform/session/openAuth.ts";
import { notifyAddressOwner } from "#frontend/platform/session/requestSignInLink.ts";

type Auth = Awaited<ReturnType<typeof openAuth>>;

/** Asks the sign-in service as the person who is signed in; rejects with `Refused`, its code the kind of the failure. */
async function ask<T>(run: (auth: Auth) => Promise<T>): Promise<T> {
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

/** New tokens say what has changed; without them the app would go on with the old name and address. */
async function rereadSession(auth: Auth): Promise<void> {
  await auth.fetchAuthSession({ forceRefresh: true });
  await browserSessionStore.refresh();
}

export const changeName = (name: string): Promise<void> =>
  ask(async (auth) => {
    await auth.updateUserAttributes({ userAttributes: { name } });
    await rereadSession(auth);
  });

/**
 * Sends a code to the new address, or another one where a code is waited for already. Until it is confirmed, the old
 * address stays the account's. Where the new one has an account, its owner is told by mail, and only they learn of it.
 */
export async function requestEmailChange(email: string): Promise<void> {
  try {
    await ask((auth) => auth.updateUserAttributes({ userAttributes: { email } }));
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== ("email-taken" satisfies AuthFailure["kind"])) throw error;
    await notifyAddressOwner(email, "new-address");
  }
}

export const confirmEmail = (code: string): Promise<void> =>
  ask(async (auth) => {
    await auth.confirmUserAttribute({ userAttributeKey: "email", confirmationCode: code });
    await rereadSession(auth);
  });

export const changePassword = (oldPassword: string, newPassword: string): Promise<void> =>
  ask((auth) => auth.updatePassword({ oldPassword, newPassword }));

/** Begins with an authenticator app: the secret in base32, and what its QR code says. */
export const setUpAuthenticator = (account: string): Promise<{ readonly secret: string; readonly address: string }> =>
  ask(async (auth) => {
    const { sharedSecret, getSetupUri } = await auth.setUpTOTP();
    return { secret: sharedSecret, address: getSetupUri("Ghostlight", account).href };
  });

/** Takes the app's first code; from then on every sign-in by password asks for one. */
export const enableAuthenticator = (code: string): Promise<void> =>
  ask(async (auth) => {
    await auth.verifyTOTPSetup({ code });
    await auth.updateMFAPreference({ totp: "PREFERRED" });
    await browserSessionStore.refresh();
  });

export const disableAuthenticator = (): Promise<void> =>
  ask(async (auth) => {
    await auth.updateMFAPreference({ totp: "DISABLED" });
    await browserSessionStore.refresh();
  });
