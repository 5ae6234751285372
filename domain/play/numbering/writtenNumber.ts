import { readRomanNumeral, romanNumeral } from "../layout/headings/romanNumeral.ts";
import { type NumberRow, numberRows } from "./numberWords.ts";

/** A number as somebody wrote it. */
export interface WrittenNumber {
  readonly value: number;
  /** Writes another number in the same way; in digits if there are no words for it. */
  readonly write: (value: number) => string;
}

/** Letters that form a higher numeral are rather letters, as in `SCENE C`. */
const maxRoman = 49;

/** Reads a number in digits, as a Roman numeral, or in words. `place` is where it is next to the word for an act or scene. */
export function readWrittenNumber(text: string, place?: NumberRow["place"]): WrittenNumber | undefined {
  if (/^\d{1,3}$/.test(text)) {
    return {
      value: Number(text),
      write: (value) => String(value).padStart(text.startsWith("0") ? text.length : 1, "0"),
    };
  }
  const roman = readRomanNumeral(text);
  if (roman !== undefined && roman <= maxRoman && isOneCase(text)) {
    return {
      value: roman,
      write: (value) => (text === text.toUpperCase() ? romanNumeral(value) : romanNumeral(value).toLowerCase()),
    };
  }
  return readWord(text, place);
}

const isOneCase = (text: string): boolean => text === text.toUpperCase() || text === text.toLowerCase();

const rowsByWord = new Map<string, { readonly row: NumberRow; readonly value: number }[]>();
for (const row of numberRows) {
  for (const [at, word] of row.words.entries()) {
    const key = withoutAccents(word);
    rowsByWord.set(key, [...(rowsByWord.get(key) ?? []), { row, value: at + 1 }]);
  }
}

function readWord(text: string, place: NumberRow["place"]): WrittenNumber | undefined {
  const lower = text.normalize("NFC").toLowerCase();
  const found = rowsByWord.get(withoutAccents(lower)) ?? [];
  const { row, value } = found.find((one) => one.row.place === place && place) ?? found[0] ?? {};
  if (!row || value === undefined) return undefined;
  const hasAccents = row.words[value - 1] === lower;
  return {
    value,
    write(other) {
      const word = row.words[other - 1];
      if (word === undefined) return String(other);
      return inCaseOf(text, hasAccents ? word : withoutAccents(word));
    },
  };
}

/** `PREMIERE` is written without its accent. In other scripts, accents make another letter. */
function withoutAccents(text: string): string {
  return text
    .normalize("NFD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC");
}

function inCaseOf(text: string, word: string): string {
  const [first = "", ...rest] = text;
  if (text === text.toUpperCase() && rest.length > 0) return word.toUpperCase();
  return first === first.toLowerCase() ? word : word.slice(0, 1).toUpperCase() + word.slice(1);
}
