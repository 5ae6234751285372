import { maxReadingSeconds, minTakenSeconds } from "./timedReading.ts";

/** `2:05` and `2:05:30`. */
const clock = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d))?$/;
/** `1 h 40`, `1h40`, `1 h 40 min`, `2 hours`. */
const hours = /^(\d{1,2})\s*(?:h|hr|hrs|hours?|horas?)\.?\s*(?:(\d{1,2})\s*(?:m|min|mins|minutes?|minutos?)?\.?)?$/;
/** `125 min`, and `125` alone. */
const minutes = /^(\d{1,4})\s*(?:m|min|mins|minutes?|minutos?)?\.?$/;

/**
 * Reads how long a reading took, as people write it: `2:05` is two hours and five minutes. Returns whole seconds; undefined if it
 * isn't a time, or none that a reading can take.
 */
export function readDuration(text: string): number | undefined {
  const typed = text.trim().toLowerCase();
  const seconds = secondsIn(typed);
  return seconds !== undefined && seconds >= minTakenSeconds && seconds <= maxReadingSeconds ? seconds : undefined;
}

function secondsIn(typed: string): number | undefined {
  const [, whole, min, sec] = clock.exec(typed) ?? hours.exec(typed) ?? [];
  if (whole !== undefined) return Number(whole) * 3600 + Number(min ?? 0) * 60 + Number(sec ?? 0);
  const [, only] = minutes.exec(typed) ?? [];
  return only === undefined ? undefined : Number(only) * 60;
}
