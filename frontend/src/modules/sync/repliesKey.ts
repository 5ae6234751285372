/** Where this device keeps replies to feedback that were not sent; signing out clears them. The cookie policy names it. */
export const repliesKey = "ghostlight.replies";
