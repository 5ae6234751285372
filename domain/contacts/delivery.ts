const minuteMs = 60_000;

/** What the contact system did not take is tried again after so many minutes: within two days in all. */
const minutesBetweenTries = [1, 15, 60, 180, 360, 720, 1440] as const;

/** The first try, and one after each wait. Whoever is still refused then has failed, and an administrator looks. */
export const mostTries = minutesBetweenTries.length + 1;

/** When to try again after so many tries, and not before the contact system asks for it; undefined is never. */
export function nextTry(tries: number, now: Date, waitSeconds = 0): Date | undefined {
  const minutes = minutesBetweenTries[tries - 1];
  if (minutes === undefined) return undefined;
  return new Date(now.getTime() + Math.max(minutes * minuteMs, waitSeconds * 1000));
}
