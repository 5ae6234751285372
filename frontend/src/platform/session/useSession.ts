import { createContext, use, useSyncExternalStore } from "react";
import { browserSessionStore } from "./browserSessionStore.ts";
import type { SessionState } from "./session.ts";
import type { SessionStore } from "./sessionStore.ts";

/** The store that screens read; tests and the server give another one. */
export const SessionContext = createContext<SessionStore>(browserSessionStore);

const loading: SessionState = { kind: "loading" };

/** Who is signed in, as a named state. */
export function useSession(): SessionState {
  const store = use(SessionContext);
  return useSyncExternalStore(store.subscribe, store.get, () => loading);
}
