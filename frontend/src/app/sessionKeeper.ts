import { authEvents } from "./authEvents.ts";
import { findClientId, isSessionKey } from "./sessionKeys.ts";
import { createSessionStore } from "./sessionStore.ts";

/** Who never signed in on this device never loads what signed-in people need. */
const load = () => import("./sessionSources.ts");

/** The session of this tab. */
export const sessionKeeper = createSessionStore({
  read: async () => (findClientId(localStorage) ? (await load()).sessionSources.read() : undefined),
  checkSubscription: async () => (await load()).sessionSources.checkSubscription(),
  getProfile: async () => (await load()).sessionSources.getProfile(),
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
  return (await (await load()).readStored())?.user.id;
}
