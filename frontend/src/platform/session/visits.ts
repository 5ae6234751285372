/** A sign-in of this tab, with what the profile said before it was touched. */
export interface RecordedSignIn {
  readonly userId: string;
  /** Nobody has signed in to this account before. */
  readonly isFirst: boolean;
  /** ISO 8601; when the profile was touched last, before this visit. */
  readonly lastTouched: string | undefined;
  /** ISO 8601; when the account was made. */
  readonly createdAt: string | undefined;
}

type Listener = (visit: RecordedSignIn) => void;

const listeners = new Set<Listener>();

/** Hears of every sign-in of this tab once it has been noted. Answers how to stop. */
export function onSignIn(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function emitSignIn(visit: RecordedSignIn): void {
  for (const listener of [...listeners]) listener(visit);
}
