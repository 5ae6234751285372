import { getProfile, type Profile, patchProfile } from "#domain/api/account.ts";
import { Refused } from "#domain/refused.ts";
import { type SessionEntries, sessionEntries } from "../../browserStorage.ts";
import { call } from "../../call.ts";
import { logger } from "../../logger.ts";
import type { RecordedSignIn } from "./visits.ts";

export interface LastLoginOptions {
  readonly read: () => Promise<Profile>;
  readonly touch: () => Promise<Profile>;
  readonly storage: SessionEntries;
}

const key = "ghostlight.last-login";

/**
 * When a person was last here. Automated mail after a long absence needs it, so it's read before the profile is
 * touched.
 */
export const createLastLogin = ({ read, touch, storage }: LastLoginOptions) => ({
  /** Records a sign-in and returns what was stored before; undefined if it couldn't be read. Never rejects. */
  note: async (): Promise<RecordedSignIn | undefined> => {
    try {
      const before = await read().catch(ignoreMissing);
      if (before) storage.setItem(key, before.updated_at);
      else storage.removeItem(key);
      const { id, created_at } = await touch();
      return { userId: id, isFirst: !before, lastTouched: before?.updated_at, createdAt: created_at };
    } catch (error) {
      logger.warn("The last sign-in could not be recorded", { error });
      return undefined;
    }
  },
  /** ISO 8601; undefined on the first visit, or if nobody signed in in this tab. */
  before: (): string | undefined => {
    try {
      return storage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
});

/** Every account starts without a profile. */
function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof Refused && error.reason === "not-found")) throw error;
  return undefined;
}

export const lastLogin = createLastLogin({
  read: () => call(getProfile, {}),
  touch: () => call(patchProfile, { body: {} }),
  storage: sessionEntries,
});
