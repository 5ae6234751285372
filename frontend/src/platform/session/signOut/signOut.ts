import { Refused } from "#domain/refused.ts";
import { shellWords } from "#frontend/messages/shell.yaml";
import { call } from "../../call.ts";
import { openAuth } from "../auth/openAuth.ts";
import { sessionObserver } from "../store/sessionObserver.ts";
import { readStoredSession } from "../store/storedSession.ts";

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
/** The code of the refusal if corrections of files that are being imported would be lost. */
export const correctionsCode = "corrections";

/**
 * Ends the session. Rejects with a listener's `Refused`, or with `others-unreachable` if other devices would stay
 * signed in. In both cases, nothing has changed.
 */
export async function signOut({ isEverywhere = true, isForced = false }: SignOutOptions = {}): Promise<void> {
  const asked = await Promise.allSettled([...listeners].map((listener) => listener()));
  const refusals = asked.flatMap((answer) => (answer.status === "rejected" ? [answer.reason as unknown] : []));
  if (refusals.length > 0 && !isForced) throw oneOf(refusals);
  if (isEverywhere) await endAllSessions(isForced);
  await (await openAuth()).signOut({ global: false });
  // Before the screens change, because then people may close the page.
  await Promise.allSettled([...afterwards].map((listener) => listener()));
  await sessionObserver.look("here");
}

/** The person decides once, so all reasons are given together. */
function oneOf(refusals: readonly unknown[]): unknown {
  const expected = refusals.filter((one) => one instanceof Refused);
  const [first, ...more] = expected;
  if (!first || more.length === 0) return first ?? refusals[0];
  return new Refused(first.reason, expected.map(({ message }) => message).join(" "), { code: first.code });
}

/** Ends the person's sessions on every device. The API does it, because a browser's tokens can't. */
async function endAllSessions(isForced: boolean): Promise<void> {
  if (!(await readStoredSession())) return;
  await askToEndAll().catch(() => {
    if (!isForced) throw new Refused("unavailable", shellWords.othersUnreachable, { code: unreachableCode });
  });
}

/** Readers of shared plays load this file, too, and never sign out. So the contract loads only now. */
async function askToEndAll(): Promise<void> {
  const { changeSignIn } = await import("#domain/api/securityChanges.ts");
  await call(changeSignIn, { body: { change: "sign-out-everywhere" } });
}
