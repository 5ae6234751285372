import { minuteMs } from "../time.ts";

/** How often the checks run, in browsers and on the server. Every page loads this, and nothing else about health. */
export const healthEveryMs = 5 * minuteMs;
