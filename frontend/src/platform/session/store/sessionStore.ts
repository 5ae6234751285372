import type { Profile } from "#domain/api/account.ts";
import type { SubscriptionStatus } from "#domain/api/subscription.ts";
import { Refused } from "#domain/refused.ts";
import { createStore, type ReadableStore } from "#frontend/state/createStore.ts";
import { logger } from "../../logger.ts";
import type { AuthChange } from "./authChanges.ts";
import type { Factor, Session, SessionState } from "./session.ts";

/** What the store loads from elsewhere. */
export interface SessionSources {
  readonly checkSubscription: () => Promise<SubscriptionStatus>;
  readonly getProfile: () => Promise<Profile>;
  readonly listFactors: () => Promise<readonly Factor[]>;
}

export interface SessionStore extends ReadableStore<SessionState> {
  /**
   * Checks the signed-in person's plan again, such as after a checkout. Returns undefined if that fails; the known plan
   * stays.
   */
  readonly checkSubscription: () => Promise<SubscriptionStatus | undefined>;
  /** Reads the signed-in person's second factors. From then on, the session includes them. Rejects if that fails. */
  readonly readFactors: () => Promise<readonly Factor[]>;
}

type SignedIn = Extract<SessionState, { kind: "signed-in" }>;

/** The signed-in person and their plan, loaded again whenever the session changes. */
export function createSessionStore({ checkSubscription, getProfile, listFactors }: SessionSources) {
  const { get, set, subscribe } = createStore<SessionState>({ kind: "loading" });
  let round = 0;
  let asked = 0;
  let latest = 0;
  /** The person whose second factors a screen has asked for. */
  let factorsOf: string | undefined;

  /** Changes the state of one person, unless somebody else has signed in since. */
  const amend = (mine: number, change: (before: SignedIn) => Partial<SignedIn>) => {
    const state = get();
    if (mine === round && state.kind === "signed-in") set({ ...state, ...change(state) });
  };

  /** Of two responses, the one requested later wins. A failed check changes nothing. */
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
    } else if (number >= latest) {
      latest = number;
      amend(mine, () => ({ subscription: { kind: "known", status } }));
    }
    return status;
  };

  const merge = async (mine: number) => {
    const profile = await getProfile().catch(ignoreMissing);
    if (profile) amend(mine, ({ session }) => ({ session: { ...session, user: merged(session.user, profile) } }));
  };

  const readFactors = async (mine: number) => {
    factorsOf = userIdIn(get());
    const factors = await listFactors();
    amend(mine, ({ session }) => ({ session: { ...session, user: { ...session.user, factors } } }));
    return factors;
  };

  /** Once a screen has asked for them, they stay up to date, even if the session changes before the first answer. */
  const readFactorsAgain = async (mine: number) => {
    if (factorsOf !== userIdIn(get())) return;
    await readFactors(mine).catch((error: unknown) => {
      logger.warn("The second factors could not be read", { error });
    });
  };

  const enter = async (session: Session) => {
    const mine = ++round;
    set(entered(session, get()));
    await Promise.all([learn(mine), merge(mine), readFactorsAgain(mine)]);
  };

  const leave = (next: SessionState) => {
    round++;
    set(next);
  };

  return {
    get,
    subscribe,
    checkSubscription: async () => (get().kind === "signed-in" ? learn(round) : undefined),
    readFactors: () => readFactors(round),
    /** Applies a change. Resolves when everything that depends on it has loaded: subscription, profile, factors. */
    follow: async (change: AuthChange): Promise<void> => {
      if (change.kind === "signed-out") leave({ kind: "anonymous", why: change.why });
      else if (change.kind === "initial-session" && !change.session) leave({ kind: "anonymous" });
      else if ("session" in change && change.session) await enter(change.session);
    },
  };
}

const userIdIn = (state: SessionState): string | undefined =>
  state.kind === "signed-in" ? state.session.user.id : undefined;

/**
 * The state right after signing in. Known data about the same person stays while it's loaded again, so that nothing
 * flickers.
 */
function entered(session: Session, before: SessionState): SessionState {
  if (before.kind !== "signed-in" || before.session.user.id !== session.user.id)
    return { kind: "signed-in", session, subscription: { kind: "checking" } };
  const { user: known } = before.session;
  return { ...before, session: { ...session, user: { ...known, ...session.user } } };
}

/** The profile overrides earlier values, but not the person's ID. */
const merged = (user: Session["user"], profile: Profile): Session["user"] => ({ ...user, ...profile, id: user.id });

/** Every account starts without a profile. Any other error is only logged. */
function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof Refused && error.reason === "not-found"))
    logger.warn("The profile could not be read", { error });
  return undefined;
}
