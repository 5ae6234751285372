import { Refused } from "#domain/refused.ts";
import { shellWords } from "#frontend/messages/shell.ts";
import { openAuth } from "./openAuth.ts";
import { sessionObserver } from "./sessionObserver.ts";
import { readStoredSession } from "./storedSession.ts";
import { tokens } from "./tokens.ts";

/** Runs before somebody signs out; throws `Refused` to say why they had better stay. */
export type BeforeSignOut = () => Promise<void>;

const listeners = new Set<BeforeSignOut>();

/** Has work sent or put away before the session ends. Answers how to stop. */
export function beforeSignOut(listener: BeforeSignOut): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const afterwards = new Set<() => Promise<void>>();

/** Has put away what a session leaves behind, once it has ended. Answers how to stop. */
export function afterSignOut(listener: () => Promise<void>): () => void {
  afterwards.add(listener);
  return () => afterwards.delete(listener);
}

export interface SignOutOptions {
  /** On every device, as is usual; otherwise on this one only. */
  readonly isEverywhere?: boolean;
  /** The person was asked and leaves although something is unsent. */
  readonly isForced?: boolean;
}

/** The code of the refusal that says that other devices cannot be reached. */
export const unreachable = "others-unreachable";

/**
 * Ends the session. Rejects with the `Refused` of a listener, or with `others-unreachable` where the other devices
 * would stay signed in; then nothing has happened.
 */
export async function signOut({ isEverywhere = true, isForced = false }: SignOutOptions = {}): Promise<void> {
  const asked = await Promise.allSettled([...listeners].map((listener) => listener()));
  const refusal = asked.find((answer) => answer.status === "rejected");
  if (refusal && !isForced) throw refusal.reason;
  if (isEverywhere && !isForced) await assertReachable();
  await (await openAuth()).signOut({ global: isEverywhere });
  await sessionObserver.look("here");
  await Promise.allSettled([...afterwards].map((listener) => listener()));
}

/** Amplify keeps silent where it could not reach the service, and a token that has run out ends nothing: so a new one is asked for. */
async function assertReachable(): Promise<void> {
  const session = await readStoredSession();
  if (!session) return;
  await tokens.getOther(session.access_token).catch(() => {
    throw new Refused("unavailable", shellWords.othersUnreachable, { code: unreachable });
  });
}
