/** The most that the letters of one range take, in characters of base64. */
export const maxPlaceLength = 4_000;
