import { minuteMs } from "../time.ts";

/** The waits between attempts in minutes, for updates the CRM didn't accept: within two days in total. */
const retryDelaysMinutes = [1, 15, 60, 180, 360, 720, 1440] as const;

/**
 * The first attempt, plus one after each wait. An update refused after the last one has failed, and an administrator
 * must look at it.
 */
export const maxTries = retryDelaysMinutes.length + 1;

/** When to retry after this many attempts, but not before the CRM allows it. Undefined means never. */
export function nextTry(tries: number, now: Date, waitSeconds = 0): Date | undefined {
  const minutes = retryDelaysMinutes[tries - 1];
  if (minutes === undefined) return undefined;
  return new Date(now.getTime() + Math.max(minutes * minuteMs, waitSeconds * 1000));
}
