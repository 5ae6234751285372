import { createEvent } from "#frontend/state/createEvent.ts";
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

const signedIn = createEvent<[RecordedSignIn]>();

/** Calls back with every sign-in in this tab once it's recorded. Returns a function that stops it. */
export const onSignIn = signedIn.subscribe;

export const emitSignIn = signedIn.emit;
