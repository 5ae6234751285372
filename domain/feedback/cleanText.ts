/**
 * What a stranger wrote, as others may be shown it: composed letters (NFC), line breaks kept, and nothing unseen that
 * changes what is read: no control characters, no turning of the direction of writing, nothing without width but the
 * joiners that scripts and emoji need between letters.
 */
export const cleanText = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, "\uFFFD")
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/\t/g, " ")
    .replace(controls, "")
    .replace(unseen, "")
    .replace(strayJoiners, "")
    .normalize("NFC")
    .replace(heapedMarks, "$1")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/** The same in one line. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, " ");

/** Control characters but for the line break, and the signs of annotations between lines. */
const controls = /[^\P{Cc}\n]|[\uFFF9-\uFFFB]/gu;

/** Among them the signs that turn the direction of writing, and tags, which can hide a whole text. */
const unseen = /(?!\p{Variation_Selector}|[\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu;

const joined = String.raw`\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}`;
const strayJoiners = new RegExp(`(?<![${joined}])[\\u200C\\u200D]+|[\\u200C\\u200D]+(?![${joined}])`, "gu");

/** No script puts more marks on a letter, and marks without end reach into the lines above. */
const heapedMarks = /(\p{M}{6})\p{M}+/gu;
