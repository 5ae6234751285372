/** Days that a play stays in the bin before it's permanently deleted. */
export const daysInBin = 30;

const dayMs = 86_400_000;

/** When a play that was moved to the bin at this time is permanently deleted. */
export const binEndsAt = (binnedAt: string): Date => new Date(Date.parse(binnedAt) + daysInBin * dayMs);
