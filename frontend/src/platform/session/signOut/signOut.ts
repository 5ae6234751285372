import { Refused } from "#domain/refused.ts";
import { shellWords } from "#frontend/messages/shell.yaml";
import { openAuth } from "../auth/openAuth.ts";
import { sessionObserver } from "../store/sessionObserver.ts";
import { readStoredSession } from "../store/storedSession.ts";
import { tokens } from "../tokens/tokens.ts";

/** Runs before signing out. Throws `Refused` with a reason to stay. */
export type BeforeSignOut = () => Promise<void>;

const listeners = new Set<BeforeSignOut>();

/** Registers work to be done before the session ends. Returns a function that unregisters it. */
export function beforeSignOut(listener: BeforeSignOut): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const afterwards = new Set<() => Promise<void>>();

/** Registers clean-up after the session has ended. Returns a function that unregisters it. */
export function afterSignOut(listener: () => Promise<void>): () => void {
  afterwards.add(listener);
  return () => afterwards.delete(listener);
}

export interface SignOutOptions {
  /** On every device, which is the default, or only on this one. */
  readonly isEverywhere?: boolean;
  /** The person was asked and signs out although something is unsent. */
  readonly isForced?: boolean;
}

/** The code of the refusal if other devices can't be reached. */
export const unreachableCode = "others-unreachable";

/**
 * Ends the session. Rejects with a listener's `Refused`, or with `others-unreachable` if other devices would stay
 * signed in. In both cases, nothing has changed.
 */
export async function signOut({ isEverywhere = true, isForced = false }: SignOutOptions = {}): Promise<void> {
  const asked = await Promise.allSettled([...listeners].map((listener) => listener()));
  const refusal = asked.find((answer) => answer.status === "rejected");
  if (refusal && !isForced) throw refusal.reason;
  if (isEverywhere && !isForced) await assertReachable();
  await (await openAuth()).signOut({ global: isEverywhere });
  // Before the screens change, because then people may close the page.
  await Promise.allSettled([...afterwards].map((listener) => listener()));
  await sessionObserver.look("here");
}

/**
 * Amplify doesn't report that it couldn't reach the service, and an expired token ends nothing. So a new token is
 * requested first.
 */
async function assertReachable(): Promise<void> {
  const session = await readStoredSession();
  if (!session) return;
  await tokens.getOther(session.access_token).catch(() => {
    throw new Refused("unavailable", shellWords.othersUnreachable, { code: unreachableCode });
  });
}
