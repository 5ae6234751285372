/**
 * Where a play opens: on its title or at its end, if it was never opened on this device, or with its version history over
 * the text.
 */
export const openingPlaces = ["title", "end", "history"] as const;
export type OpeningPlace = (typeof openingPlaces)[number];
