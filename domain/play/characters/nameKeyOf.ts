/** Returns the key under which names belong to the same character, as in counts and in the list of characters. */
export const nameKeyOf = (name: string): string => name.normalize("NFC").trim().toLowerCase();
