import type { InterfaceLanguage } from "#domain/account/interfaceLanguages.ts";
import { changeSignIn, readSignInMeans, type SignInChange } from "#domain/api/securityChanges.ts";
import { call } from "#frontend/platform/call.ts";
import { openAuth } from "#frontend/platform/session/auth/openAuth.ts";
import { browserSessionStore } from "#frontend/platform/session/store/browserSessionStore.ts";

/* Changes of the signed-in person's account. The API makes them, and rejects with `Refused`. */

const change = (body: SignInChange) => call(changeSignIn, { body, keepalive: true });

/** Fetches new tokens after a change; otherwise the app would still show the old name and address. */
async function refreshSession(): Promise<void> {
  await (await openAuth()).fetchAuthSession({ forceRefresh: true });
  await browserSessionStore.refresh();
}

export async function changeName(name: string): Promise<void> {
  await change({ change: "name", name });
  await refreshSession();
}

/** Changes the language of the account: of its e-mails, and of the interface wherever it's signed in. */
export async function changeLanguage(language: InterfaceLanguage): Promise<void> {
  await change({ change: "language", language });
  await refreshSession();
}

/**
 * Sends a code to the new address, or another one if a code is already pending. Until it's confirmed, the account keeps
 * its old address. If the new address already has an account, only its owner is notified, by e-mail. Needs a fresh sign-in.
 */
export async function requestEmailChange(email: string): Promise<void> {
  await change({ change: "new-address", email });
}

export async function confirmEmail(code: string): Promise<void> {
  await change({ change: "confirm-address", code });
  await refreshSession();
}

export async function changePassword(oldPassword: string, password: string): Promise<void> {
  await change({ change: "password", oldPassword, password });
}

/** Returns whether to offer a new password: somebody else may have signed up with the person's address, and knows it. */
export const offersPassword = async (): Promise<boolean> => (await call(readSignInMeans, {})).offersPassword;

/** Sets the password right after a sign-in by link. Ends every session, this one too. */
export async function choosePassword(password: string): Promise<void> {
  await change({ change: "password", password, endsSessions: true });
}

export async function keepPassword(): Promise<void> {
  await change({ change: "keep-password" });
}

/** Starts setting up an authenticator app: returns the secret in base32 and the content of its QR code. Needs a fresh sign-in. */
export async function setUpAuthenticator(
  account: string,
): Promise<{ readonly secret: string; readonly address: string }> {
  const { secret = "" } = await change({ change: "new-app" });
  const label = encodeURIComponent(`Ghostlight:${account}`);
  return { secret, address: `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer: "Ghostlight" })}` };
}

/** Verifies the app's first code; from then on, every sign-in by password requires one. */
export async function enableAuthenticator(code: string): Promise<void> {
  await change({ change: "app-on", code });
  await browserSessionStore.refresh();
}

/** Needs the password, unless the sign-in is fresh. */
export async function disableAuthenticator(password: string): Promise<void> {
  await change({ change: "app-off", password });
  await browserSessionStore.refresh();
}
