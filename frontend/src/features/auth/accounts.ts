import { logger } from "#frontend/platform/logger.ts";
import { type AuthFailure, authFailureOf } from "#frontend/platform/session/authFailure.ts";
import { openAuth } from "#frontend/platform/session/openAuth.ts";
import { notifyAddressOwner, requestSignInLink } from "#frontend/platform/session/requestSignInLink.ts";

export type AccountOutcome = { readonly kind: "done" } | { readonly kind: "failed"; readonly failure: AuthFailure };

/**
 * Makes the account; a mail with the confirmation link goes out. Where there is an account already the answer is
 * the same, and its owner is told by mail: only they learn of it.
 */
export const signUp = (account: { email: string; password: string; fullName: string }): Promise<AccountOutcome> =>
  attempt(async () => {
    const userAttributes = { email: account.email.trim(), name: account.fullName.trim() };
    const { password } = account;
    try {
      await (await openAuth()).signUp({ username: userAttributes.email, password, options: { userAttributes } });
    } catch (error) {
      if (authFailureOf(error).kind !== "email-taken") throw error;
      await notifyAddressOwner(userAttributes.email, "sign-up");
    }
  });

/** Mails a link that signs in. */
export const mailSignInLink = (email: string, destination?: string): Promise<AccountOutcome> =>
  attempt(() => requestSignInLink(email.trim(), destination));

/** Sends the confirmation mail again, to a username or an address; to one that is confirmed already nothing goes, and nothing is said. */
export const resendConfirmation = (username: string): Promise<AccountOutcome> =>
  attempt(
    async () => {
      await (await openAuth()).resendSignUpCode({ username });
    },
    (error) => isNamed(error, "InvalidParameterException"),
  );

/** Sends the mail again that answered a sign-up: the confirmation, or that there is an account already. */
export const resendSignUpMail = (email: string): Promise<AccountOutcome> =>
  attempt(
    async () => {
      if (!(await notifyAddressOwner(email, "sign-up"))) await (await openAuth()).resendSignUpCode({ username: email });
    },
    (error) => isNamed(error, "InvalidParameterException"),
  );

/** Confirms an address; one that is confirmed already is as good. */
export const confirmAccount = (username: string, confirmationCode: string): Promise<AccountOutcome> =>
  attempt(async () => {
    await (await openAuth()).confirmSignUp({ username, confirmationCode });
  }, isConfirmedAlready);

/** Sends the mail that sets a new password. Whether there is such an account is not told. */
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
