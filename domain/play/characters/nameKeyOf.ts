/**
 * Returns the key under which names belong to the same character, as in counts and in the list of characters.
 * Apostrophes, hyphens and spaces of different kinds look alike, so they're the same.
 */
export const nameKeyOf = (name: string): string =>
  name
    .normalize("NFC")
    .replace(/['‘ʼ＇]/g, "’")
    .replace(/[\u2010\u2011]/g, "-")
    .replace(/[^\S\n]/g, " ")
    .trim()
    .toLowerCase();
