/** The storage key of replies to feedback that aren't sent yet. Signing out deletes them. The cookie policy names it. */
export const repliesKey = "ghostlight.replies";
