import type * as z from "zod";
import type { SyncAnswer, syncContact } from "#domain/api/contacts.ts";
import type { SubscriptionStatus } from "#domain/api/subscription.ts";
import { type ContactSource, contactOf } from "#domain/contacts/contact.ts";
import { type ContactData, type ContactEvent, laterData, signUpData } from "#domain/contacts/contactData.ts";
import {
  mayRefreshProperties,
  payloadKey,
  payloadText,
  profileSyncKey,
  propertiesKey,
} from "#domain/contacts/syncRules.ts";
import type { SessionEntries } from "#frontend/platform/browserStorage.ts";
import { logger } from "#frontend/platform/logger.ts";

/** The signed-in person's data for HubSpot. */
export interface Contactable extends ContactSource {
  readonly standing: Pick<SubscriptionStatus, "subscribed" | "subscription_tier">;
  /** ISO 8601; when the profile was touched last. */
  readonly lastActive: string | undefined;
}

export interface ContactSyncOptions {
  readonly now: () => number;
  /** The storage of this browser session. */
  readonly storage: SessionEntries;
  readonly who: () => Contactable | undefined;
  /** Returns how many plays the signed-in person has. */
  readonly countPlays: () => Promise<number>;
  readonly send: (body: z.input<typeof syncContact.body>) => Promise<SyncAnswer>;
}

export type SyncResult =
  | SyncAnswer
  | {
      readonly skipped: true;
      readonly reason: "no_changes" | "no_email" | "not_signed_in" | "once_a_day" | "too_soon";
    };

const nobody = { skipped: true, reason: "not_signed_in" } as const;
const noEmail = { skipped: true, reason: "no_email" } as const;

type Describe = (person: Contactable, playsCount: number | undefined) => ContactData;

/** Sends the signed-in person's data to HubSpot, no more often than useful. */
export function createContactSync({ now, storage, who, countPlays, send }: ContactSyncOptions) {
  const count = (): Promise<number | undefined> =>
    countPlays().catch((error: unknown) => {
      logger.warn("The plays could not be counted", { error });
      return undefined;
    });

  /** Rejects if it failed, after the failure was logged. */
  const tell = async (describe: Describe): Promise<SyncResult> => {
    const person = who();
    if (!person) {
      logger.warn("No user authenticated for HubSpot sync");
      return nobody;
    }
    const contactData = describe(person, await count());
    if (who()?.userId !== person.userId) return nobody;
    const [key, text] = [payloadKey(person.userId), payloadText(contactData)];
    if (storage.getItem(key) === text) return { skipped: true, reason: "no_changes" };
    const answer = await logged(send({ action: "create_or_update_contact", contactData }));
    storage.setItem(key, text);
    return answer;
  };

  /** Everything that is sent counts as a refresh of the properties, because it includes them. */
  const sendNow = async (describe: Describe): Promise<SyncResult> => {
    const person = who();
    if (person && !person.email) return noEmail;
    if (person) storage.setItem(propertiesKey(person.userId), String(now()));
    return tell(describe);
  };

  /** A failure doesn't count. */
  const onceADay = async (run: () => Promise<SyncResult>): Promise<SyncResult> => {
    const person = who();
    if (!person?.email) return run();
    const key = profileSyncKey(person.userId, new Date(now()));
    if (storage.getItem(key)) return { skipped: true, reason: "once_a_day" };
    storage.setItem(key, "done");
    try {
      return await run();
    } catch (error) {
      storage.removeItem(key);
      throw error;
    }
  };

  return {
    /**
     * The first sign-in of an account, which counts as the day's profile sync. A failure is only a warning, because the
     * next sync makes up for it.
     */
    signUp: async (): Promise<SyncResult | undefined> => {
      try {
        return await onceADay(() => sendNow((person) => signUpData(contactOf(person, person.standing))));
      } catch (error) {
        logger.warn("The contact could not be synced at sign-up", { error });
        return undefined;
      }
    },

    /** Once per person, day and browser session. */
    syncUserProfile: (): Promise<SyncResult> => onceADay(() => sendNow(dataOf)),

    /** Every five minutes at most. */
    refreshProperties: async (): Promise<SyncResult> => {
      const person = who();
      const last = person && storage.getItem(propertiesKey(person.userId));
      if (last && !mayRefreshProperties(Number(last), now())) return { skipped: true, reason: "too_soon" };
      return sendNow(dataOf);
    },

    /** Without delay: a new plan, or a new address, which no payload shows. */
    sendChange: async (): Promise<SyncResult> => {
      const person = who();
      if (person) storage.removeItem(payloadKey(person.userId));
      return sendNow(dataOf);
    },

    trackEvent: async (eventName: ContactEvent["eventName"]): Promise<SyncResult> => {
      const person = who();
      if (person && !person.email) return noEmail;
      if (person) return logged(send({ action: "track_event", contactData: { eventName } }));
      logger.warn("No user authenticated for HubSpot event tracking");
      return nobody;
    },
  };
}

export type ContactSync = ReturnType<typeof createContactSync>;

/** Logs the response, or logs and rethrows the failure. */
async function logged(sending: Promise<SyncAnswer>): Promise<SyncAnswer> {
  try {
    const answer = await sending;
    logger.info("The contact was updated", answer);
    return answer;
  } catch (error) {
    logger.warn("The contact could not be updated", { error });
    throw error;
  }
}

const dataOf: Describe = (person, playsCount) =>
  laterData(contactOf(person, person.standing), { lastActive: person.lastActive, playsCount });
