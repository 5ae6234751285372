/**
 * Log messages that need a person's attention because text or money is at stake, or because nothing repairs the problem
 * automatically. Each has an alarm of its own.
 */
export const alarmingLines = {
  /** A device and the log contain different versions of the play. */
  diverged: "play-diverged",
  /** A number is missing from a log, or an update depends on another that never arrived. */
  gap: "log-gap",
  /** Stripe reports a status that our code doesn't know. */
  unknownStatus: "subscription-status-unknown",
  /** The CRM rejects a contact update, and it isn't retried automatically. */
  contactFailed: "contact-update-failed",
  /** Work of the sweeper was due days ago: it fails, or there's more than the sweeper can do. */
  overdue: "due-work-overdue",
} as const;

/**
 * The log message for an error that our code didn't expect. A router still answers the request, so Lambda doesn't count
 * it as a failure.
 */
export const unexpectedErrorLine = "unexpected";

/** A device and the log disagree about a play, and it raises no alarm: it isn't proven, or few accounts have it. */
export const checkDisagreesLine = "play-check-disagrees";
