import { type AuthChange, tellAuthChange } from "./authChanges.ts";
import { type Cause, changeBetween } from "./changeBetween.ts";
import type { Session } from "./session.ts";
import { findClientId } from "./sessionKeys.ts";

export interface SessionWatch {
  /** Reads the session for the first time. */
  readonly begin: () => Promise<void>;
  /** Reads it again where something may have changed, and tells what did. */
  readonly look: (cause: Cause) => Promise<void>;
  /** Tells that the person has changed, but not the tokens. */
  readonly tellUpdated: () => Promise<void>;
}

interface SessionWatchOptions {
  readonly read: () => Promise<Session | undefined>;
  readonly tell: (change: AuthChange) => void;
}

/** Makes changes of what is stored into events: whoever changes it, each is told once. */
export function createSessionWatch({ read, tell }: SessionWatchOptions): SessionWatch {
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
      const change = changeBetween(known.session, session, cause);
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
export const sessionWatch = createSessionWatch({
  read: async () => (findClientId(localStorage) ? (await import("./storedSession.ts")).readStored() : undefined),
  tell: tellAuthChange,
});
