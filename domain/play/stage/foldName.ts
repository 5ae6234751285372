/** Returns a text without accents and with straight quotes, in the same case. In lower case it's as long. */
export const plain = (text: string): string => (isAscii.test(text) ? text : withoutAccents(text));

const isAscii = /^[\0-\x7f]*$/;

const withoutAccents = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .replace(/[\u2018\u2019\u201b\u02bc]/g, "'");

/** Returns the words of a name as names are compared. Hyphens, apostrophes and periods separate words. */
export const wordsOf = (name: string): readonly string[] =>
  plain(name)
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

export const foldName = (name: string): string => wordsOf(name).join(" ");
