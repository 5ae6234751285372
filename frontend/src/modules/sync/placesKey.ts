/** Where the browser keeps at which block the writer last stood in each play. The cookie policy names it. */
export const placesKey = "ghostlight.places";
