/** The most notes that a play can have. */
export const maxNotes = 1_000;

/** The most UTF-16 units in one note. */
export const maxNoteLength = 5_000;

/** The most elements that the passage of one note is in. */
export const maxNoteElements = 20;
