/** Days that a play stays in the bin before it is removed for good. */
export const daysInBin = 30;

const dayMs = 86_400_000;

/** When a play that was binned then is removed for good. */
export const binEndsAt = (binnedAt: string): Date => new Date(Date.parse(binnedAt) + daysInBin * dayMs);
