/** The storage key of the last cursor position in each play. The cookie policy names it. */
export const placesKey = "ghostlight.places";
