import { createAmplifyContext } from "aws-amplify";
import { createUserPoolsTokenProvider } from "aws-amplify/adapter-core";
import { confirmSignIn, type SignInInput, type SignInOutput, signIn } from "aws-amplify/auth";
import type { SiteConfig } from "#domain/api/config.ts";
import { linkAnswerOf } from "#domain/api/signIn.ts";
import { deviceName } from "../../deviceName.ts";
import { clientKeys } from "../store/sessionKeys.ts";

/** A sign-in, step by step. */
export interface ParallelSignIn {
  readonly begin: (input: SignInInput) => Promise<SignInOutput>;
  readonly answer: (challengeResponse: string) => Promise<SignInOutput>;
  /** Answers with a sign-in link's secret. */
  readonly redeem: (secret: string) => Promise<SignInOutput>;
  /** Replaces the current session with the new one. */
  readonly adopt: () => void;
}

/**
 * Signs in separately from the current session, which is replaced only after everything has succeeded. So
 * reauthentication doesn't sign anybody out after a typo, and other tabs notice nothing.
 */
export function openParallelSignIn({ userPoolId, userPoolClientId, userPoolEndpoint }: SiteConfig): ParallelSignIn {
  const auth = { Cognito: { userPoolId, userPoolClientId, ...(userPoolEndpoint && { userPoolEndpoint }) } };
  // For the list of sign-ins. A browser's own description proves nothing.
  const clientMetadata = { device: deviceName(navigator.userAgent) };
  const stored = new Map<string, string>();
  const tokenProvider = createUserPoolsTokenProvider(auth, storageIn(stored));
  const context = createAmplifyContext({ Auth: auth }, { Auth: { tokenProvider } });
  const answer = (challengeResponse: string) =>
    confirmSignIn(context, { challengeResponse, options: { clientMetadata } });
  return {
    begin: (input) => signIn(context, { ...input, options: { clientMetadata, ...input.options } }),
    answer,
    redeem: (secret) => answer(linkAnswerOf(secret, crypto.randomUUID())),
    adopt: () => {
      for (const key of clientKeys(localStorage, userPoolClientId)) if (!stored.has(key)) localStorage.removeItem(key);
      for (const [key, value] of stored) localStorage.setItem(key, value);
    },
  };
}

const storageIn = (stored: Map<string, string>) => ({
  getItem: async (key: string) => stored.get(key) ?? null,
  setItem: async (key: string, value: string) => void stored.set(key, value),
  removeItem: async (key: string) => void stored.delete(key),
  clear: async () => stored.clear(),
});
