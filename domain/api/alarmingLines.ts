/** Messages of the functions' log that mean that somebody's words or money are at stake: each has an alarm of its own. */
export const alarmingLines = {
  /** A device and the log do not hold the same play. */
  diverged: "play-diverged",
  /** A number is missing from a log, or an update waits for another that never came. */
  gap: "log-gap",
  /** Stripe has a word that nobody here has heard. */
  unknownStatus: "subscription-status-unknown",
} as const;
