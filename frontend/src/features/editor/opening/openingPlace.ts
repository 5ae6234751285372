/** Where the cursor is at first in a play that was never opened on this device. */
export const openingPlaces = ["title", "end"] as const;
export type OpeningPlace = (typeof openingPlaces)[number];
