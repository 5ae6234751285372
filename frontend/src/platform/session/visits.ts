/** A sign-in in this tab, with the profile's data from before it was touched. */
export interface RecordedSignIn {
  readonly userId: string;
  /** The account's first sign-in. */
  readonly isFirst: boolean;
  /** ISO 8601; when the profile was last touched before this visit. */
  readonly lastTouched: string | undefined;
  /** ISO 8601; when the account was created. */
  readonly createdAt: string | undefined;
}

type Listener = (visit: RecordedSignIn) => void;

const listeners = new Set<Listener>();

/** Calls back with every sign-in in this tab once it's recorded. Returns a function that stops it. */
export function onSignIn(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function emitSignIn(visit: RecordedSignIn): void {
  for (const listener of [...listeners]) listener(visit);
}
