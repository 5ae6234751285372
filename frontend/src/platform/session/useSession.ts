import { createContext, use } from "react";
import { useStore } from "#frontend/state/useStore.ts";
import { browserSessionStore } from "./store/browserSessionStore.ts";
import type { SessionState } from "./store/session.ts";
import type { SessionStore } from "./store/sessionStore.ts";

/** The store that screens read. Tests and the server provide their own. */
export const SessionContext = createContext<SessionStore>(browserSessionStore);

const loading: SessionState = { kind: "loading" };

/** Who is signed in. */
export function useSession(): SessionState {
  return useStore(use(SessionContext), () => loading);
}
