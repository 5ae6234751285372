/** Messages of the functions' log that mean that somebody's words are at stake: each has an alarm of its own. */
export const alarmingLines = {
  /** A device and the log do not hold the same play. */
  diverged: "play-diverged",
  /** A number is missing from a log, or an update waits for another that never came. */
  gap: "log-gap",
} as const;
