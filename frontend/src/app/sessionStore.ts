import type { Profile } from "#domain/api/account.ts";
import type { SubscriptionStatus } from "#domain/api/subscription.ts";
import { Refused } from "#domain/refused.ts";
import { logger } from "./logger.ts";
import { notSubscribed, type Session, type SessionState } from "./session.ts";

/** What the store asks of the world. */
export interface SessionSources {
  readonly read: () => Promise<Session | undefined>;
  readonly checkSubscription: () => Promise<SubscriptionStatus>;
  readonly getProfile: () => Promise<Profile>;
}

export interface SessionStore {
  readonly get: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads the session again, and then what hangs on it: the subscription and the profile. */
  readonly refresh: () => Promise<void>;
}

/** Who is signed in, and what they have paid for. It asks anew whenever the session changes. */
export function createSessionStore({ read, checkSubscription, getProfile }: SessionSources): SessionStore {
  let state: SessionState = { kind: "loading" };
  let round = 0;
  const listeners = new Set<() => void>();

  const set = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  /** Changes the state of the person who was meant, unless somebody else has come in the meantime. */
  const amend = (mine: number, change: Partial<Extract<SessionState, { kind: "signed-in" }>>) => {
    if (mine === round && state.kind === "signed-in") set({ ...state, ...change });
  };

  const learn = async (mine: number) => {
    const status = await checkSubscription().catch((error: unknown) => {
      logger.warn("The subscription could not be checked", { error });
      return notSubscribed;
    });
    amend(mine, { subscription: { kind: "known", status } });
  };

  const merge = async (mine: number, session: Session) => {
    const profile = await getProfile().catch(ignoreMissing);
    if (profile) amend(mine, { session: { ...session, user: { ...profile, ...session.user } } });
  };

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh: async () => {
      const mine = ++round;
      const session = await read();
      if (mine !== round) return;
      if (!session) return set({ kind: "anonymous" });
      set(entered(session, state));
      await Promise.all([learn(mine), merge(mine, session)]);
    },
  };
}

/** The state on entering. What was known of the same person stays while it is asked again, so that no screen flickers. */
function entered(session: Session, before: SessionState): SessionState {
  if (before.kind !== "signed-in" || before.session.user.id !== session.user.id)
    return { kind: "signed-in", session, subscription: { kind: "checking" } };
  const user = { ...before.session.user, ...session.user };
  return { ...before, session: { ...session, user } };
}

/** No row yet is how every account begins; anything else is only logged. */
function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof Refused && error.reason === "not-found"))
    logger.warn("The profile could not be read", { error });
  return undefined;
}
