/*
 * Only the space and the tab are layout in Fountain. Wider spaces (U+3000 starts Japanese paragraphs) belong to the
 * text, so `String.prototype.trim` can't be used.
 */

export const isSpace = (character: string | undefined): boolean => character === " " || character === "\t";

export function trimSpaces(line: string): string {
  let start = 0;
  let end = line.length;
  while (start < end && isSpace(line[start])) start++;
  while (end > start && isSpace(line[end - 1])) end--;
  return line.slice(start, end);
}
