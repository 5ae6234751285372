/** The files that a reader may take along if the author allows it. */
export const takenAway = ["pdf", "largePrint", "epub", "docx", "fountain"] as const;
export type TakenAway = (typeof takenAway)[number];
