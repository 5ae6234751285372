/** Names that Windows reserves for devices, with any extension. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const maxCharacters = 80;

interface FileNameOptions {
  /** In place of a title, or of one that no system accepts. It differs from language to language. */
  readonly untitled: string;
  /** What distinguishes this file from another of the same play, such as `blind copy`. */
  readonly note?: string | undefined;
}

/** Returns a file name for a play's title that every system accepts; letters of all scripts stay. */
export function fileName(title: string, extension: string, { untitled, note = "" }: FileNameOptions): string {
  const given = acceptableName(title);
  const name = given === "" ? untitled : given;
  const distinction = acceptableName(note);
  return `${reserved.test(name) ? `${name}_` : name}${distinction && ` (${distinction})`}.${extension}`;
}

/** Returns the first characters of a text, without those that a system refuses. */
export const acceptableName = (text: string): string =>
  withoutOuterPeriods(Array.from(acceptableLetters(text)).slice(0, maxCharacters).join(""));

/** Replaces what a system refuses within a file's name. */
export const acceptableLetters = (text: string): string =>
  text
    .normalize("NFC")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
    .replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, " ")
    .replace(/[<>:"/\\|?*]/g, " ")
    .replace(/\s+/g, " ");

/** Windows drops periods and spaces at the end, and a period at the start hides a file. */
export const withoutOuterPeriods = (name: string): string => name.replace(/^[. ]+|[. ]+$/g, "");
