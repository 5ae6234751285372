/**
 * Returns a reader's text in a form that is safe to show to others: composed letters (NFC), line breaks kept, and no
 * invisible characters that change how it reads. That is: no control characters, no changes of the writing direction,
 * and no zero-width characters except the joiners that scripts and emoji need between letters.
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

/** Returns the same in one line. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, " ");

/** Control characters except line breaks, and interlinear annotation characters. */
const controls = /[^\P{Cc}\n]|[\uFFF9-\uFFFB]/gu;

/** These include direction controls, and tag characters, which can hide a whole text. */
const unseen = /(?!\p{Variation_Selector}|[\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu;

const joined = String.raw`\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}`;
const strayJoiners = new RegExp(`(?<![${joined}])[\\u200C\\u200D]+|[\\u200C\\u200D]+(?![${joined}])`, "gu");

/** No script needs more marks on one letter, and stacks of marks cover the lines above. */
const heapedMarks = /(\p{M}{6})\p{M}+/gu;
