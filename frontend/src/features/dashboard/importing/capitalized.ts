/** Returns a phrase as the beginning of a line. */
export const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
