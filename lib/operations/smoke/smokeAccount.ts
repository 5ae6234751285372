import { randomBytes } from "node:crypto";
import { Amplify } from "aws-amplify";
import { confirmSignUp, fetchAuthSession, signIn, signOut, signUp } from "aws-amplify/auth";
import { cognitoUserPoolsTokenProvider } from "aws-amplify/auth/cognito";
import { ConsoleLogger } from "aws-amplify/utils";
import type { SiteConfig } from "#domain/api/config.ts";
import { userId } from "#domain/api/shapes.ts";
import type { UserId } from "#domain/play/play.ts";
import { CannotProceed } from "#lib/operations/cannotProceed.ts";
import type { ConfirmationReader } from "./confirmations.ts";

export interface Account {
  readonly email: string;
  readonly password: string;
}

interface SignedIn {
  readonly userId: UserId;
  readonly accessToken: string;
}

/** The password of an account that exists for minutes. 18 bytes are 24 characters. */
const newPassword = (): string => randomBytes(18).toString("base64url");

/** Points Amplify, the browser's own library, at the site's user pool. Tokens stay in memory. */
export function connectAmplify({ userPoolId, userPoolClientId, userPoolEndpoint }: SiteConfig): void {
  // It warns at every start about an address that isn't AWS's, which is a laptop's.
  ConsoleLogger.LOG_LEVEL = "ERROR";
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, ...(userPoolEndpoint && { userPoolEndpoint }) } },
  });
  const tokens = new Map<string, string>();
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void tokens.set(key, value),
    getItem: async (key) => tokens.get(key) ?? null,
    removeItem: async (key) => void tokens.delete(key),
    clear: async () => tokens.clear(),
  });
}

/** Creates an account, and confirms its address with what arrives by e-mail. */
export async function signUpAs(email: string, readConfirmation: ConfirmationReader): Promise<Account> {
  const password = newPassword();
  const userAttributes = { name: "Smoke Test" };
  await atUserPool("sign up", signUp({ username: email, password, options: { userAttributes } }));
  const confirmationCode = await readConfirmation(email);
  await atUserPool("confirm the address", confirmSignUp({ username: email, confirmationCode }));
  return { email, password };
}

export async function signInAs({ email, password }: Account): Promise<SignedIn> {
  const { nextStep } = await atUserPool("sign in", signIn({ username: email, password }));
  if (nextStep.signInStep !== "DONE") {
    throw new CannotProceed(
      `The account ${email} must do more to sign in (${nextStep.signInStep}). Use one without an authenticator app.`,
    );
  }
  const { tokens, userSub } = await fetchAuthSession();
  if (!tokens || !userSub) throw new CannotProceed("The user pool signed in, but gave no tokens.");
  return { userId: userId.parse(userSub), accessToken: tokens.accessToken.toString() };
}

/** Ends the session. It's over anyway if the account was deleted. */
export async function signOutQuietly(): Promise<void> {
  await signOut().catch(() => {});
}

async function atUserPool<T>(step: string, asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw new CannotProceed(`It isn't possible to ${step}: ${error instanceof Error ? error.message : error}`);
  }
}
