import { createAmplifyContext } from "aws-amplify";
import { createUserPoolsTokenProvider } from "aws-amplify/adapter-core";
import { confirmSignIn, type SignInInput, type SignInOutput, signIn, signOut } from "aws-amplify/auth";
import type { SiteConfig } from "#domain/api/config.ts";
import { deviceName } from "../deviceName.ts";
import { clientKeys } from "./sessionKeys.ts";

/** A sign-in in its steps. */
export interface ParallelSignIn {
  readonly begin: (input: SignInInput) => Promise<SignInOutput>;
  readonly answer: (challengeResponse: string) => Promise<SignInOutput>;
  /** Puts the session that was opened in the place of the one that is there. */
  readonly adopt: () => void;
  /** Ends every session of the person, this one too. */
  readonly endAll: () => Promise<void>;
}

/**
 * Signs in beside the session that is there, which is replaced only when all has gone well: so a person proves
 * again who they are without being signed out by a typing error, and no other tab sees them gone.
 */
export function openParallelSignIn({ userPoolId, userPoolClientId, userPoolEndpoint }: SiteConfig): ParallelSignIn {
  const auth = { Cognito: { userPoolId, userPoolClientId, ...(userPoolEndpoint && { userPoolEndpoint }) } };
  // For the list of sign-ins; what a browser says of itself proves nothing.
  const clientMetadata = { device: deviceName(navigator.userAgent) };
  const kept = new Map<string, string>();
  const tokenProvider = createUserPoolsTokenProvider(auth, storageIn(kept));
  const context = createAmplifyContext({ Auth: auth }, { Auth: { tokenProvider } });
  return {
    begin: (input) => signIn(context, { ...input, options: { clientMetadata, ...input.options } }),
    answer: (challengeResponse) => confirmSignIn(context, { challengeResponse, options: { clientMetadata } }),
    adopt: () => {
      for (const key of clientKeys(localStorage, userPoolClientId)) if (!kept.has(key)) localStorage.removeItem(key);
      for (const [key, value] of kept) localStorage.setItem(key, value);
    },
    endAll: () => signOut(context, { global: true }),
  };
}

const storageIn = (kept: Map<string, string>) => ({
  getItem: async (key: string) => kept.get(key) ?? null,
  setItem: async (key: string, value: string) => void kept.set(key, value),
  removeItem: async (key: string) => void kept.delete(key),
  clear: async () => kept.clear(),
});
