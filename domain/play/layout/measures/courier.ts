/** Tolerance for sums of inches, far below printer resolution. */
export const hairInches = 1e-6;

/** Courier sets ten characters to the inch at 12 points. */
export const charactersPerPoint = 120;
