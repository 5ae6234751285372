/** Lengths of time. Each name ends with the unit that it counts in. */
export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

export const hourSeconds = 3_600;
export const daySeconds = 24 * hourSeconds;

/** Returns whole seconds since 1970, as tokens and the table's expiry times count them. */
export const epochSeconds = (time: Date): number => Math.floor(time.getTime() / secondMs);
