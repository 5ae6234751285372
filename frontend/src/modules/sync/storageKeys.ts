/** The storage key of the last cursor position in each play. The cookie policy names it. */
export const placesKey = "ghostlight.places";

/** The storage key of replies to feedback that aren't sent yet. Signing out deletes them. The cookie policy names it. */
export const repliesKey = "ghostlight.replies";

/** The storage key of words that a closing page may not have stored. Signing out deletes them. The cookie policy names it. */
export const unstoredWordsKey = "ghostlight.unstored-words";

/** What this device last reported to the server. */
export const lastReportKey = "ghostlight.device-report";
