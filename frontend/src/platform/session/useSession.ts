import { createContext, use, useSyncExternalStore } from "react";
import { browserSessionStore } from "./browserSessionStore.ts";
import type { SessionState } from "./session.ts";
import type { SessionStore } from "./sessionStore.ts";

/** The store that screens read. Tests and the server provide their own. */
export const SessionContext = createContext<SessionStore>(browserSessionStore);

const loading: SessionState = { kind: "loading" };

/** Who is signed in. */
export function useSession(): SessionState {
  const store = use(SessionContext);
  return useSyncExternalStore(store.subscribe, store.get, () => loading);
}
