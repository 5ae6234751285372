import { getProfile } from "#domain/api/account.ts";
import { checkSubscription } from "#domain/api/subscription.ts";
import { call } from "./call.ts";
import { getConfig } from "./config.ts";
import { logger } from "./logger.ts";
import { authEvents, openAuth } from "./openAuth.ts";
import { findClientId, isSessionKey, readSession, type Session } from "./session.ts";
import { createSessionStore } from "./sessionStore.ts";

/** The session of this tab. */
export const sessionKeeper = createSessionStore({
  read: readFresh,
  checkSubscription: () => call(checkSubscription, {}),
  getProfile: () => call(getProfile, {}),
});

/** Reads the session now, and again when this tab or another one changes it. Answers how to stop. */
export function keepSession(): () => void {
  const refresh = () => void sessionKeeper.refresh();
  const onStorage = (event: StorageEvent) => isSessionKey(event.key) && refresh();
  authEvents.addEventListener("change", refresh);
  window.addEventListener("storage", onStorage);
  refresh();
  return () => {
    authEvents.removeEventListener("change", refresh);
    window.removeEventListener("storage", onStorage);
  };
}

/** Whose session the browser holds now; undefined is nobody's. */
export async function signedInUser(): Promise<string | undefined> {
  return (await readStored())?.user.id;
}

const nowSeconds = () => Date.now() / 1000;

/** Without a network the device's own keys must do: a writer on a train is still signed in. */
async function readStored(): Promise<Session | undefined> {
  const found = findClientId(localStorage);
  if (!found) return undefined;
  const config = await getConfig().catch(() => undefined);
  return readSession(localStorage, config?.userPoolClientId ?? found, nowSeconds());
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
