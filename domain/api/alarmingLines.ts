/** Messages of the functions' log that somebody must look at: words or money are at stake, or nothing mends it by itself: each has an alarm of its own. */
export const alarmingLines = {
  /** A device and the log do not hold the same play. */
  diverged: "play-diverged",
  /** A number is missing from a log, or an update waits for another that never came. */
  gap: "log-gap",
  /** Stripe has a word that nobody here has heard. */
  unknownStatus: "subscription-status-unknown",
  /** The contact system does not take what it should know of somebody, and it is not tried again by itself. */
  contactFailed: "contact-update-failed",
} as const;

/** The log line of an error that our code did not foresee. A router still answers the request, so Lambda counts no failure. */
export const unexpectedErrorLine = "unexpected";
