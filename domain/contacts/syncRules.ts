import type { ContactData } from "./contactData.ts";

/** The minimum time between two refreshes of a contact's properties. */
export const propertiesEveryMs = 300_000;

/** `lastAt` is the last refresh in this browser session (epoch ms). */
export const mayRefreshProperties = (lastAt: number | undefined, now: number): boolean =>
  // If the clock was set back, refresh anyway.
  lastAt === undefined || now - lastAt >= propertiesEveryMs || now < lastAt;

/**
 * Returns the session storage key for the last payload sent for this person, so that the same payload isn't sent twice.
 */
export const payloadKey = (userId: string) => `ghostlight.contact-sync.${userId}` as const;

export const payloadText = (data: ContactData): string => JSON.stringify(data);

/** Returns the session storage key that records that this person's profile was synced on this day (UTC). */
export const profileSyncKey = (userId: string, now: Date) =>
  `ghostlight.profile-sync.${userId}.${now.toISOString().slice(0, 10)}` as const;

/** Returns the session storage key for when this person's properties were last refreshed. */
export const propertiesKey = (userId: string) => `ghostlight.contact-properties.${userId}` as const;
