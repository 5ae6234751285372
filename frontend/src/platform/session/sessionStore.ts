import type { Profile } from "#domain/api/account.ts";
import type { SubscriptionStatus } from "#domain/api/subscription.ts";
import { Refused } from "#domain/refused.ts";
import { logger } from "../logger.ts";
import type { AuthChange } from "./authChanges.ts";
import type { Factor, Session, SessionState } from "./session.ts";

/** What the store asks of the world. */
export interface SessionSources {
  readonly checkSubscription: () => Promise<SubscriptionStatus>;
  readonly getProfile: () => Promise<Profile>;
  readonly listFactors: () => Promise<readonly Factor[]>;
}

export interface SessionStore {
  readonly get: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Asks again what the signed-in person has paid for, as after a visit to the box office. Undefined where it cannot be
   * learned now: what was known before stays.
   */
  readonly checkSubscription: () => Promise<SubscriptionStatus | undefined>;
}

type SignedIn = Extract<SessionState, { kind: "signed-in" }>;

/** Who is signed in, and what they have paid for. It asks anew whenever the session changes. */
export function createSessionStore({ checkSubscription, getProfile, listFactors }: SessionSources) {
  let state: SessionState = { kind: "loading" };
  let round = 0;
  let asked = 0;
  let heard = 0;
  const listeners = new Set<() => void>();

  const set = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  /** Changes the state of the person who was meant, unless somebody else has come in the meantime. */
  const amend = (mine: number, change: (before: SignedIn) => Partial<SignedIn>) => {
    if (mine === round && state.kind === "signed-in") set({ ...state, ...change(state) });
  };

  /** Of two answers the one counts that was asked for later. A failed check changes nothing that is known. */
  const learn = async (mine: number) => {
    const number = ++asked;
    const status = await checkSubscription().catch((error: unknown) => {
      logger.warn("The subscription could not be checked", { error });
      return undefined;
    });
    if (!status) {
      amend(mine, ({ subscription }) =>
        subscription.kind === "checking" ? { subscription: { kind: "unknown" } } : {},
      );
    } else if (number >= heard) {
      heard = number;
      amend(mine, () => ({ subscription: { kind: "known", status } }));
    }
    return status;
  };

  const merge = async (mine: number) => {
    const profile = await getProfile().catch(ignoreMissing);
    if (profile) amend(mine, ({ session }) => ({ session: { ...session, user: merged(session.user, profile) } }));
  };

  const count = async (mine: number) => {
    const factors = await listFactors().catch((error: unknown) => {
      logger.warn("The second factors could not be read", { error });
      return undefined;
    });
    if (factors) amend(mine, ({ session }) => ({ session: { ...session, user: { ...session.user, factors } } }));
  };

  const enter = async (session: Session) => {
    const mine = ++round;
    set(entered(session, state));
    await Promise.all([learn(mine), merge(mine)]);
    // Nobody waits for these, and they bring Amplify along.
    await count(mine);
  };

  const leave = (next: SessionState) => {
    round++;
    set(next);
  };

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    checkSubscription: async () => (state.kind === "signed-in" ? learn(round) : undefined),
    /** Follows a change; resolves when all that hangs on it is known: the subscription, the profile, the factors. */
    follow: async (change: AuthChange): Promise<void> => {
      if (change.kind === "signed-out") leave({ kind: "anonymous", why: change.why });
      else if (change.kind === "initial-session" && !change.session) leave({ kind: "anonymous" });
      else if ("session" in change && change.session) await enter(change.session);
    },
  };
}

/** The state on entering. What was known of the same person stays while it is asked again, so that no screen flickers. */
function entered(session: Session, before: SessionState): SessionState {
  if (before.kind !== "signed-in" || before.session.user.id !== session.user.id)
    return { kind: "signed-in", session, subscription: { kind: "checking" } };
  const { user: known } = before.session;
  const user = { ...known, ...session.user, factors: known.factors };
  return { ...before, session: { ...session, user } };
}

/** What the profile says now goes before what it said when it was read last; who the person is it cannot change. */
const merged = (user: Session["user"], profile: Profile): Session["user"] => ({ ...user, ...profile, id: user.id });

/** No row yet is how every account begins; anything else is only logged. */
function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof Refused && error.reason === "not-found"))
    logger.warn("The profile could not be read", { error });
  return undefined;
}
