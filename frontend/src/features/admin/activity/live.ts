import { secondMs } from "#domain/time.ts";

/** How often today's data is refreshed. The screen's text mentions the number. */
export const liveMs = 10 * secondMs;
