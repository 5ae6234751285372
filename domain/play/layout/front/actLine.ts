import { foreignActWords } from "../headings/usualHeadingWords.ts";

const numbers = "[ivx]+|\\d+|one|two|three|four|five|first|second|third|fourth|fifth|last";
const english = new RegExp(`^(?:act (?:${numbers})|(?:the )?(?:${numbers}) act|prologue|epilogue)[.:]?$`, "iu");
const others = new RegExp(`^(?:[\\p{L}\\d.]+ )?(?:${foreignActWords})(?: [\\p{L}\\d]+)?[.:]?$`, "iu");
const ideographic = /^第?[一二三四五六七八九十\d]{1,3}幕$/u;

/** Returns whether a line of the list of songs is an act's heading. */
export function isActLine(line: string): boolean {
  const text = line.trim();
  return [english, others, ideographic].some((pattern) => pattern.test(text));
}
