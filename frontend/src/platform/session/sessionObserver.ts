import { type AuthChangeCause, authChangeBetween } from "./authChangeBetween.ts";
import { type AuthChange, emitAuthChange } from "./authChanges.ts";
import type { Session } from "./session.ts";
import { findClientId } from "./sessionKeys.ts";

export interface SessionObserver {
  /** Reads the session for the first time. */
  readonly begin: () => Promise<void>;
  /** Reads it again where something may have changed, and tells what did. */
  readonly look: (cause: AuthChangeCause) => Promise<void>;
  /** Tells that the person has changed, but not the tokens. */
  readonly tellUpdated: () => Promise<void>;
}

interface SessionWatchOptions {
  readonly read: () => Promise<Session | undefined>;
  readonly tell: (change: AuthChange) => void;
}

/** Makes changes of what is stored into events: whoever changes it, each is told once. */
export function createSessionObserver({ read, tell }: SessionWatchOptions): SessionObserver {
  let known: { readonly session: Session | undefined } | undefined;
  return {
    begin: async () => {
      const session = await read();
      known = { session };
      tell({ kind: "initial-session", session });
    },
    look: async (cause) => {
      const session = await read();
      if (!known) return;
      const change = authChangeBetween(known.session, session, cause);
      known = { session };
      if (change) tell(change);
    },
    tellUpdated: async () => {
      const session = await read();
      if (session) tell({ kind: "user-updated", session });
    },
  };
}

/** The watch of this tab. Who never signed in on this device loads nothing for it. */
export const sessionObserver = createSessionObserver({
  read: async () => (findClientId(localStorage) ? (await import("./storedSession.ts")).readStoredSession() : undefined),
  tell: emitAuthChange,
});
