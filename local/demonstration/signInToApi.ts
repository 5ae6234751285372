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
}

/** Signs in like the browser, through Amplify with SRP. Nothing is stored. */
export async function signInToApi(origin: string, username: string, password: string): Promise<ApiSession> {
  // Otherwise Amplify warns that the address isn't Amazon's, which is intended here.
  ConsoleLogger.LOG_LEVEL = "ERROR";
  const config = siteConfig.parse(await (await fetch(`${origin}/config.json`)).json());
  const { userPoolId, userPoolClientId, userPoolEndpoint } = config;
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint } } });
  cognitoUserPoolsTokenProvider.setKeyValueStorage(memory());
  const { nextStep } = await signInWithAmplify({ username, password });
  if (nextStep.signInStep !== "DONE") throw new Error(`Signing in as ${username} asks for ${nextStep.signInStep}.`);
  const { tokens, userSub } = await fetchAuthSession();
  if (!tokens?.idToken || !userSub) throw new Error(`Signing in as ${username} gave no tokens.`);
  return { userId: userSub, accessToken: tokens.accessToken.toString(), idToken: tokens.idToken.toString() };
}

function memory() {
  const kept = new Map<string, string>();
  return {
    setItem: async (key: string, value: string) => void kept.set(key, value),
    getItem: async (key: string) => kept.get(key) ?? null,
    removeItem: async (key: string) => void kept.delete(key),
    clear: async () => kept.clear(),
  };
}
