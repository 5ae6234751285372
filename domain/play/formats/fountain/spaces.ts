/*
 * Only the space and the tab are layout in Fountain. Wider spaces (U+3000 starts Japanese paragraphs) belong to the
 * text, so `String.prototype.trim` can't be used.
 */

export const isSpace = (character: string | undefined): boolean => character === " " || character === "\t";

export function trimSpaces(line: string): string {
  let start = 0;
  let end = line.length;
  while (start < end && isSpaceCode(line.charCodeAt(start))) start++;
  while (end > start && isSpaceCode(line.charCodeAt(end - 1))) end--;
  return end - start === line.length ? line : line.slice(start, end);
}

/** Returns whether a line ends a paragraph. Longer lines of spaces don't. */
export const isGap = (line: string): boolean => line.length < 2 && trimSpaces(line) === "";

const isSpaceCode = (code: number): boolean => code === 0x20 || code === 0x09;

export const endsInSpace = (line: string): boolean => isSpaceCode(line.charCodeAt(line.length - 1));
