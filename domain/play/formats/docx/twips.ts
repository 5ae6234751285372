/** Word measures in twentieths of a point: 1,440 to the inch. */
export const twips = (inches: number): string => String(Math.round(inches * 1440));
