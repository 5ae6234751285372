import { keepLanguage, needsReloadForLanguage } from "../../language.ts";
import { type AuthChangeCause, authChangeBetween } from "./authChangeBetween.ts";
import { type AuthChange, emitAuthChange } from "./authChanges.ts";
import type { Session } from "./session.ts";
import { findClientId } from "./sessionKeys.ts";

export interface SessionObserver {
  /** Reads the session for the first time. `hasSignedIn`: somebody has just signed in here, which nobody has reported. */
  readonly begin: (hasSignedIn?: boolean) => Promise<void>;
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
    begin: async (hasSignedIn = false) => {
      const session = await read();
      known = { session };
      emit({ kind: "initial-session", session });
      if (session && hasSignedIn) emit({ kind: "signed-in", session, isHere: true });
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
  emit: (change) => {
    if (change.kind === "signed-in" && !change.isHere && needsReloadForLanguage()) return location.reload();
    if ("session" in change && change.session) keepLanguage();
    emitAuthChange(change);
  },
});
