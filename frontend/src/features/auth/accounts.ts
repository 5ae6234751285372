import { currentLanguage } from "#frontend/messages/locale.ts";
import { logger } from "#frontend/platform/logger.ts";
import { type AuthFailure, authFailureOf } from "#frontend/platform/session/auth/authFailure.ts";
import { openAuth } from "#frontend/platform/session/auth/openAuth.ts";
import { notifyAddressOwner, requestSignInLink } from "#frontend/platform/session/auth/requestSignInLink.ts";

export type AccountOutcome = { readonly kind: "done" } | { readonly kind: "failed"; readonly failure: AuthFailure };

/**
 * Creates the account, whose e-mails are in the language shown here, and e-mails the confirmation link. If the address already has an account, the answer is the same,
 * and only the owner gets an e-mail about it.
 */
export const signUp = (account: { email: string; password: string; fullName: string }): Promise<AccountOutcome> =>
  attempt(async () => {
    const userAttributes = { email: account.email.trim(), name: account.fullName.trim(), locale: currentLanguage() };
    const { password } = account;
    try {
      await (await openAuth()).signUp({ username: userAttributes.email, password, options: { userAttributes } });
    } catch (error) {
      if (authFailureOf(error).kind !== "email-taken") throw error;
      await notifyAddressOwner(userAttributes.email, "sign-up");
    }
  });

/** E-mails a sign-in link. */
export const mailSignInLink = (email: string, destination?: string): Promise<AccountOutcome> =>
  attempt(() => requestSignInLink(email.trim(), destination));

/**
 * Sends the confirmation e-mail again, to a username or an address. If it's already confirmed, nothing is sent, and the
 * answer is the same.
 */
export const resendConfirmation = (username: string): Promise<AccountOutcome> =>
  attempt(
    async () => {
      await (await openAuth()).resendSignUpCode({ username });
    },
    (error) => isNamed(error, "InvalidParameterException"),
  );

/** Sends the e-mail after a sign-up again: the confirmation, or that there is an account already. */
export const resendSignUpMail = (email: string): Promise<AccountOutcome> =>
  attempt(
    async () => {
      if (!(await notifyAddressOwner(email, "sign-up"))) await (await openAuth()).resendSignUpCode({ username: email });
    },
    (error) => isNamed(error, "InvalidParameterException"),
  );

/** Confirms an address. An address that is already confirmed counts as success. */
export const confirmAccount = (username: string, confirmationCode: string): Promise<AccountOutcome> =>
  attempt(async () => {
    await (await openAuth()).confirmSignUp({ username, confirmationCode });
  }, isConfirmedAlready);

/** Sends the e-mail for a new password. The answer doesn't reveal whether the account exists. */
export const askForReset = (email: string): Promise<AccountOutcome> =>
  attempt(
    async () => {
      await (await openAuth()).resetPassword({ username: email.trim() });
    },
    (error) => isNamed(error, "UserNotFoundException") || isNamed(error, "InvalidParameterException"),
  );

export const setNewPassword = (username: string, code: string, newPassword: string): Promise<AccountOutcome> =>
  attempt(async () => {
    await (await openAuth()).confirmResetPassword({ username, confirmationCode: code.trim(), newPassword });
  });

async function attempt(run: () => Promise<void>, isHarmless = (_: unknown) => false): Promise<AccountOutcome> {
  try {
    await run();
    return { kind: "done" };
  } catch (error) {
    return isHarmless(error) ? { kind: "done" } : failed(error);
  }
}

function failed(error: unknown): AccountOutcome {
  const failure = authFailureOf(error);
  if (failure.kind === "unexpected") logger.error(error);
  return { kind: "failed", failure };
}

const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

const isConfirmedAlready = (error: unknown): boolean =>
  isNamed(error, "NotAuthorizedException") && error instanceof Error && /CONFIRMED/.test(error.message);
