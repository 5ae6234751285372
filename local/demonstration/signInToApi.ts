import { Amplify } from "aws-amplify";
import { fetchAuthSession, signIn as signInWithAmplify } from "aws-amplify/auth";
import { cognitoUserPoolsTokenProvider } from "aws-amplify/auth/cognito";
import { ConsoleLogger } from "aws-amplify/utils";
import { siteConfig } from "#domain/api/config.ts";

export interface ApiSession {
  /** The user's `sub`. */
  readonly userId: string;
  readonly accessToken: string;
  readonly idToken: string;
  /** What a browser would store: the session under Amplify's keys. */
  readonly stored: ReadonlyMap<string, string>;
}

/** Signs in like the browser, through Amplify with SRP. */
export async function signInToApi(origin: string, username: string, password: string): Promise<ApiSession> {
  // Otherwise Amplify warns that the address isn't Amazon's, which is intended here.
  ConsoleLogger.LOG_LEVEL = "ERROR";
  const config = siteConfig.parse(await (await fetch(`${origin}/config.json`)).json());
  const { userPoolId, userPoolClientId, userPoolEndpoint } = config;
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint } } });
  const stored = new Map<string, string>();
  cognitoUserPoolsTokenProvider.setKeyValueStorage(memory(stored));
  const { nextStep } = await signInWithAmplify({ username, password });
  if (nextStep.signInStep !== "DONE") throw new Error(`Signing in as ${username} asks for ${nextStep.signInStep}.`);
  const { tokens, userSub } = await fetchAuthSession();
  if (!tokens?.idToken || !userSub) throw new Error(`Signing in as ${username} gave no tokens.`);
  return { userId: userSub, accessToken: tokens.accessToken.toString(), idToken: tokens.idToken.toString(), stored };
}

function memory(stored: Map<string, string>) {
  return {
    setItem: async (key: string, value: string) => void stored.set(key, value),
    getItem: async (key: string) => stored.get(key) ?? null,
    removeItem: async (key: string) => void stored.delete(key),
    clear: async () => stored.clear(),
  };
}
