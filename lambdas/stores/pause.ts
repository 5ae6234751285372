import { setTimeout as sleep } from "node:timers/promises";

/** Waits longer after each attempt, at most half a second, and never as long as another who waits too. */
export const pause = (attempt: number): Promise<void> => sleep(Math.random() * Math.min(500, 10 * 2 ** attempt));
