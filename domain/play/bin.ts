import { dayMs } from "../time.ts";

/** The refusal code of a play that is in the bin. The editor needs it without the schemas of routes. */
export const playInBin = "in-bin";

/** Days that a play stays in the bin before it's permanently deleted. */
export const daysInBin = 30;

/** When a play that was moved to the bin at this time is permanently deleted. */
export const binEndsAt = (binnedAt: string): Date => new Date(Date.parse(binnedAt) + daysInBin * dayMs);
