/** A sign-in of this tab, with what the profile said before it was touched. */
export interface Visit {
  readonly userId: string;
  /** Nobody has signed in to this account before. */
  readonly isFirst: boolean;
  /** ISO 8601; when the profile was touched last, before this visit. */
  readonly lastTouched: string | undefined;
  /** ISO 8601; when the account was made. */
  readonly createdAt: string | undefined;
}

type Listener = (visit: Visit) => void;

const listeners = new Set<Listener>();

/** Hears of every sign-in of this tab once it has been noted. Answers how to stop. */
export function onVisit(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellVisit(visit: Visit): void {
  for (const listener of [...listeners]) listener(visit);
}
