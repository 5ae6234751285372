import { getProfile } from "#domain/api/account.ts";
import { checkSubscription } from "#domain/api/subscription.ts";
import { call } from "./call.ts";
import { getConfig } from "./config.ts";
import { logger } from "./logger.ts";
import { openAuth } from "./openAuth.ts";
import { readSession } from "./readSession.ts";
import type { Session } from "./session.ts";
import { findClientId } from "./sessionKeys.ts";
import type { SessionSources } from "./sessionStore.ts";

/** The session out of this browser's storage, and what the API says about its person. Loaded for signed-in people only. */
export const sessionSources: SessionSources = {
  read: readFresh,
  checkSubscription: () => call(checkSubscription, {}),
  getProfile: () => call(getProfile, {}),
};

/** Without a network the device's own keys must do: a writer on a train is still signed in. */
export async function readStored(): Promise<Session | undefined> {
  const found = findClientId(localStorage);
  if (!found) return undefined;
  const config = await getConfig().catch(() => undefined);
  return readSession(localStorage, config?.userPoolClientId ?? found, Date.now() / 1000);
}

/** A session that has run out is refreshed first; where that is refused, Amplify has cleared its keys. */
async function readFresh(): Promise<Session | undefined> {
  const session = await readStored();
  if (!session || session.expires_in > 0) return session;
  await openAuth()
    .then((auth) => auth.fetchAuthSession())
    .catch((error: unknown) => logger.warn("The session could not be refreshed", { error }));
  return readStored();
}
