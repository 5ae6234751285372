import type { ContactData } from "./contactData.ts";

/** The properties of a contact are refreshed no more often. */
export const propertiesEveryMs = 300_000;

/** `lastAt` is when they were refreshed last in this browser session (epoch ms). */
export const mayRefreshProperties = (lastAt: number | undefined, now: number): boolean =>
  // A clock that was set back holds nothing up.
  lastAt === undefined || now - lastAt >= propertiesEveryMs || now < lastAt;

/** Where a browser session keeps what was told of this person last, as text: the same is not told twice. */
export const payloadKey = (userId: string) => `ghostlight.contact-sync.${userId}` as const;

export const payloadText = (data: ContactData): string => JSON.stringify(data);

/** Where a browser session keeps that this person's profile was synced on this day (UTC). */
export const profileSyncKey = (userId: string, now: Date) =>
  `ghostlight.profile-sync.${userId}.${now.toISOString().slice(0, 10)}` as const;

/** Where a browser session keeps when this person's properties were refreshed last. */
export const propertiesKey = (userId: string) => `ghostlight.contact-properties.${userId}` as const;
