import type { SessionEntries } from "#frontend/platform/browserStorage.ts";
import type { SessionState } from "#frontend/platform/session/session.ts";
import type { RecordedSignIn } from "#frontend/platform/session/visits.ts";
import type { ContactSync } from "./contactSync.ts";

interface FollowContactOptions {
  readonly sync: ContactSync;
  readonly session: () => SessionState;
  /** Of this browser session: whoever comes back from the box office has another page. */
  readonly storage: Pick<SessionEntries, "getItem" | "setItem">;
  /** Whether the person agrees to analytics. */
  readonly mayTrack: () => boolean;
}

/** What the contact system is told of without delay when it changes, as text, and where it is remembered. */
interface Seen {
  readonly key: ReturnType<typeof seenKey>;
  readonly text: string;
}

/** Decides what the contact system is told when somebody comes, and when something about them changes. Never rejects: failures are logged where they happen. */
export function syncContactChanges({ sync, session, storage, mayTrack }: FollowContactOptions) {
  return {
    /** Somebody has signed in, here. */
    arrive: quietly(async ({ isFirst }: RecordedSignIn) => {
      if (isFirst) await sync.signUp();
      if (mayTrack()) await sync.trackEvent("user_login");
    }),

    /** The session is, or has become, another one. */
    look: quietly(async () => {
      const seen = seenIn(session());
      if (!seen) return;
      const before = storage.getItem(seen.key);
      storage.setItem(seen.key, seen.text);
      if (before !== null && before !== seen.text) await sync.tellChange();
      else if ((await sync.syncUserProfile()).skipped) await sync.refreshProperties();
    }),
  };
}

const seenKey = (userId: string) => `ghostlight.contact-seen.${userId}` as const;

/** Nothing before it is known what somebody has paid for: it would be told wrongly. */
function seenIn(state: SessionState): Seen | undefined {
  if (state.kind !== "signed-in" || state.subscription.kind !== "known") return undefined;
  const { id, email, crm_opt_out = false } = state.session.user;
  const { subscribed, subscription_tier, subscription_status } = state.subscription.status;
  return {
    key: seenKey(id),
    text: JSON.stringify([email, crm_opt_out, subscribed, subscription_tier, subscription_status]),
  };
}

/** The failure has been logged. */
const quietly =
  <Arguments extends readonly unknown[]>(run: (...given: Arguments) => Promise<unknown>) =>
  (...given: Arguments): Promise<void> =>
    run(...given).then(
      () => undefined,
      () => undefined,
    );
