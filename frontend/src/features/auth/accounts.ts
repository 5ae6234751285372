import { Refused } from "#domain/refused.ts";
import { logger } from "#frontend/app/logger.ts";
import { openAuth } from "#frontend/app/openAuth.ts";
import { authWords } from "#frontend/words/auth.ts";
import { type AuthFailure, authFailureOf } from "./authFailure.ts";

type Failed = { readonly kind: "failed"; readonly failure: AuthFailure };
export type SignInOutcome = { readonly kind: "signed-in" } | { readonly kind: "not-confirmed" } | Failed;
export type Outcome = { readonly kind: "done" } | Failed;

interface Credentials {
  readonly email?: string;
  readonly phone?: string;
  readonly password: string;
}

/** Signs in with a password (SRP: the password does not travel). Refuses at once without an e-mail or a phone. */
export async function signIn({ email, phone, password }: Credentials): Promise<SignInOutcome> {
  const username = email?.trim() || phone?.trim();
  if (!username) throw new Refused("invalid", authWords.check.nobody);
  try {
    const { isSignedIn, nextStep } = await (await openAuth()).signIn({ username, password });
    if (isSignedIn) return { kind: "signed-in" };
    if (nextStep.signInStep === "CONFIRM_SIGN_UP") return { kind: "not-confirmed" };
    return { kind: "failed", failure: { kind: "second-step" } };
  } catch (error) {
    if (isNamed(error, "UserAlreadyAuthenticatedException")) return { kind: "signed-in" };
    return failed(error);
  }
}

/** Makes the account; a mail with the confirmation link goes out. */
export const signUp = (account: { email: string; password: string; fullName: string }): Promise<Outcome> =>
  attempt(async () => {
    const userAttributes = { email: account.email.trim(), name: account.fullName.trim() };
    const { password } = account;
    await (await openAuth()).signUp({ username: userAttributes.email, password, options: { userAttributes } });
  });

/** Sends the confirmation mail again, to a username or an address. */
export const resendConfirmation = (username: string): Promise<Outcome> =>
  attempt(async () => {
    await (await openAuth()).resendSignUpCode({ username });
  });

/** Confirms an address; one that is confirmed already is as good. */
export const confirmAccount = (username: string, confirmationCode: string): Promise<Outcome> =>
  attempt(async () => {
    await (await openAuth()).confirmSignUp({ username, confirmationCode });
  }, isConfirmedAlready);

/** Sends the mail that sets a new password. Whether there is such an account is not told. */
export const askForReset = (email: string): Promise<Outcome> =>
  attempt(
    async () => {
      await (await openAuth()).resetPassword({ username: email.trim() });
    },
    (error) => isNamed(error, "UserNotFoundException") || isNamed(error, "InvalidParameterException"),
  );

export const setNewPassword = (username: string, code: string, newPassword: string): Promise<Outcome> =>
  attempt(async () => {
    await (await openAuth()).confirmResetPassword({ username, confirmationCode: code.trim(), newPassword });
  });

async function attempt(run: () => Promise<void>, isHarmless = (_: unknown) => false): Promise<Outcome> {
  try {
    await run();
    return { kind: "done" };
  } catch (error) {
    return isHarmless(error) ? { kind: "done" } : failed(error);
  }
}

function failed(error: unknown): Failed {
  const failure = authFailureOf(error);
  if (failure.kind === "unexpected") logger.error(error);
  return { kind: "failed", failure };
}

const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

const isConfirmedAlready = (error: unknown): boolean =>
  isNamed(error, "NotAuthorizedException") && error instanceof Error && /CONFIRMED/.test(error.message);
