import { type AuthChangeCause, authChangeBetween } from "./authChangeBetween.ts";
import { type AuthChange, emitAuthChange } from "./authChanges.ts";
import type { Session } from "./session.ts";
import { findClientId } from "./sessionKeys.ts";

export interface SessionObserver {
  /** Reads the session for the first time. */
  readonly begin: () => Promise<void>;
  /** Reads it again after a possible change, and reports the difference. */
  readonly look: (cause: AuthChangeCause) => Promise<void>;
  /** Reports that the person has changed, but not the tokens. */
  readonly emitUpdated: () => Promise<void>;
}

interface SessionObserverOptions {
  readonly read: () => Promise<Session | undefined>;
  readonly emit: (change: AuthChange) => void;
}

/** Turns changes of the stored session into events. Each change is reported once, whatever caused it. */
export function createSessionObserver({ read, emit }: SessionObserverOptions): SessionObserver {
  let known: { readonly session: Session | undefined } | undefined;
  return {
    begin: async () => {
      const session = await read();
      known = { session };
      emit({ kind: "initial-session", session });
    },
    look: async (cause) => {
      const session = await read();
      if (!known) return;
      const change = authChangeBetween(known.session, session, cause);
      known = { session };
      if (change) emit(change);
    },
    emitUpdated: async () => {
      const session = await read();
      if (session) emit({ kind: "user-updated", session });
    },
  };
}

/** This tab's observer. Browsers in which nobody has signed in load nothing for it. */
export const sessionObserver = createSessionObserver({
  read: async () => (findClientId(localStorage) ? (await import("./storedSession.ts")).readStoredSession() : undefined),
  emit: emitAuthChange,
});
