import type { SessionEntries } from "#frontend/platform/browserStorage.ts";
import type { SessionState } from "#frontend/platform/session/store/session.ts";
import type { RecordedSignIn } from "#frontend/platform/session/visits/visits.ts";
import type { ContactSync } from "./contactSync.ts";

interface FollowContactOptions {
  readonly sync: ContactSync;
  readonly session: () => SessionState;
  /** The storage of this browser session, because coming back from a checkout loads a new page. */
  readonly storage: Pick<SessionEntries, "getItem" | "setItem">;
  /** Whether the person has consented to analytics. */
  readonly mayTrack: () => boolean;
}

/** Data whose changes are sent without delay, as text, and the key under which it's stored. */
interface Seen {
  readonly key: ReturnType<typeof seenKey>;
  readonly text: string;
}

/**
 * Decides what to send to HubSpot when somebody signs in, and when something about them changes. Never rejects:
 * failures are logged where they happen.
 */
export function syncContactChanges({ sync, session, storage, mayTrack }: FollowContactOptions) {
  return {
    /** Somebody has signed in here. */
    arrive: quietly(async ({ isFirst }: RecordedSignIn) => {
      if (isFirst) await sync.signUp();
      if (mayTrack()) await sync.trackEvent("user_login");
    }),

    /** The session has loaded or changed. */
    look: quietly(async () => {
      const seen = seenIn(session());
      if (!seen) return;
      const before = storage.getItem(seen.key);
      storage.setItem(seen.key, seen.text);
      if (before !== null && before !== seen.text) await sync.sendChange();
      else if ((await sync.syncUserProfile()).skipped) await sync.refreshProperties();
    }),
  };
}

const seenKey = (userId: string) => `ghostlight.contact-seen.${userId}` as const;

/** Returns undefined until the plan is known, because anything sent before would be wrong. */
function seenIn(state: SessionState): Seen | undefined {
  if (state.kind !== "signed-in" || state.subscription.kind !== "known") return undefined;
  const { id, email, crm_opt_out = false } = state.session.user;
  const { subscribed, subscription_tier, subscription_status } = state.subscription.status;
  return {
    key: seenKey(id),
    text: JSON.stringify([email, crm_opt_out, subscribed, subscription_tier, subscription_status]),
  };
}

/** Ignores a failure that has already been logged. */
const quietly =
  <Arguments extends readonly unknown[]>(run: (...given: Arguments) => Promise<unknown>) =>
  (...given: Arguments): Promise<void> =>
    run(...given).then(
      () => undefined,
      () => undefined,
    );
