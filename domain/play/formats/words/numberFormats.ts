import { romanNumeral } from "#domain/play/layout/headings/romanNumeral.ts";
import { numberRows } from "#domain/play/numbering/numberWords.ts";

/** Returns a number in words as Word writes it, with a capital; in English if the language isn't known. */
function wordFor(number: number, isCardinal: boolean, language: string): string | undefined {
  const rowOf = (code: string) => numberRows.find((row) => row.language === code && row.isCardinal === isCardinal);
  const word = (rowOf(language.slice(0, 2).toLowerCase()) ?? rowOf("en"))?.words[number - 1];
  return word && word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** A, B, … Z, AA, BB, … as Word counts. */
const letter = (number: number): string => String.fromCharCode(65 + ((number - 1) % 26)).repeat(Math.ceil(number / 26));

const ideographs = "〇一二三四五六七八九";

/** Numbers below 100 as they're counted: 十, 十一, 二十. */
function ideographic(number: number): string {
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  const [first = "", last = ""] = [ideographs[tens], ideographs[ones]];
  return `${tens > 1 ? first : ""}${tens > 0 ? "十" : ""}${ones > 0 ? last : ""}`;
}

const englishEnding = (number: number): string => {
  if (number % 100 >= 11 && number % 100 <= 13) return "th";
  return ["th", "st", "nd", "rd"][number % 10] ?? "th";
};

/** Higher numbers are written as digits, because some of these ways get very long. */
const highest = 99;

type Write = (number: number, language: string) => string | undefined;

const formats: Readonly<Record<string, Write>> = {
  none: () => "",
  bullet: () => "",
  decimalZero: (number) => String(number).padStart(2, "0"),
  upperRoman: romanNumeral,
  lowerRoman: (number) => romanNumeral(number).toLowerCase(),
  upperLetter: letter,
  lowerLetter: (number) => letter(number).toLowerCase(),
  ordinal: (number, language) =>
    /^en|^$/i.test(language)
      ? `${number}${englishEnding(number)}`
      : `${number}${/^(es|it|pt)/i.test(language) ? "º" : "."}`,
  cardinalText: (number, language) => wordFor(number, true, language),
  ordinalText: (number, language) => wordFor(number, false, language),
  decimalFullWidth: (number) => String(number).replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
  decimalEnclosedCircle: (number) => (number <= 20 ? String.fromCharCode(0x245f + number) : undefined),
  ideographDigital: ideographic,
  japaneseCounting: ideographic,
  chineseCounting: ideographic,
  chineseCountingThousand: ideographic,
  taiwaneseCounting: ideographic,
  taiwaneseCountingThousand: ideographic,
  russianUpper: (number) => "АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ"[number - 1],
  russianLower: (number) => "абвгдежзиклмнопрстуфхцчшщэюя"[number - 1],
  hebrew1: (number) => "אבגדהוזחט"[number - 1],
};

/** Writes a number in one of the formats of Office Open XML (`ST_NumberFormat`). One that's unknown has digits. */
export function writeNumber(number: number, format: string, language: string): string {
  const write = Object.hasOwn(formats, format) ? formats[format] : undefined;
  const isPlain = number < 1 || (number > highest && format !== "none" && format !== "bullet");
  return (isPlain ? undefined : write?.(number, language)) ?? String(number);
}
