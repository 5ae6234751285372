/** Where a play opens that was never opened on this device: on its title or at its end. */
export const openingPlaces = ["title", "end"] as const;
export type OpeningPlace = (typeof openingPlaces)[number];
