import { dayMs } from "../time.ts";
/** Days that a play stays in the bin before it's permanently deleted. */
export const daysInBin = 30;

/** When a play that was moved to the bin at this time is permanently deleted. */
export const binEndsAt = (binnedAt: string): Date => new Date(Date.parse(binnedAt) + daysInBin * dayMs);
