import { getProfile, type Profile, patchProfile } from "#domain/api/account.ts";
import { Refused } from "#domain/refused.ts";
import { type SessionEntries, sessionEntries } from "../browserStorage.ts";
import { call } from "../call.ts";
import { logger } from "../logger.ts";
import type { RecordedSignIn } from "./visits.ts";

export interface LastLoginOptions {
  readonly read: () => Promise<Profile>;
  readonly touch: () => Promise<Profile>;
  readonly storage: SessionEntries;
}

const key = "ghostlight.last-login";

/** When a person was here before this visit. What asks about long absence needs it, so it is read before it is touched. */
export const createLastLogin = ({ read, touch, storage }: LastLoginOptions) => ({
  /** Notes a sign-in and answers what it found; undefined where it could not. Never rejects: nobody is disturbed over it. */
  note: async (): Promise<RecordedSignIn | undefined> => {
    try {
      const before = await read().catch(ignoreMissing);
      if (before) storage.setItem(key, before.updated_at);
      else storage.removeItem(key);
      const { id, created_at } = await touch();
      return { userId: id, isFirst: !before, lastTouched: before?.updated_at, createdAt: created_at };
    } catch (error) {
      logger.warn("The last login could not be noted", { error });
      return undefined;
    }
  },
  /** ISO 8601; undefined on the first visit, or where this tab did not sign in. */
  before: (): string | undefined => {
    try {
      return storage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
});

/** No row yet is how every account begins. */
function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof Refused && error.reason === "not-found")) throw error;
  return undefined;
}

export const lastLogin = createLastLogin({
  read: () => call(getProfile, {}),
  touch: () => call(patchProfile, { body: {} }),
  storage: sessionEntries,
});
