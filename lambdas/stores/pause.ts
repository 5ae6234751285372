import { setTimeout as sleep } from "node:timers/promises";

/**
 * Waits longer after each attempt, half a second at most. The wait is random, so competing callers don't retry in step.
 */
export const pause = (attempt: number): Promise<void> => sleep(Math.random() * Math.min(500, 10 * 2 ** attempt));
