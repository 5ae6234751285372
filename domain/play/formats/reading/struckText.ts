/* Markdown strikes text out with two tildes on both sides: `~~no~~`. People type it elsewhere, too. */

/** A passage within a paragraph. It has no space at its ends, and at most so many characters. */
const passage = /(?<![\\~])~~(?=[^\s~])((?:(?!~~|\n[ \t]*\n)[\s\S]){0,4000}?[^\s~\\])~~(?!~)/g;

/** Takes struck-out passages out of the lines of a paragraph. Both spaces around one are a single space. */
export function takeStruck(lines: readonly string[]): {
  readonly lines: readonly string[];
  readonly struck: readonly string[];
} {
  const text = lines.join("\n");
  if (!text.includes("~~")) return { lines, struck: [] };
  const struck: string[] = [];
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: all, 1: words = "", index } of text.matchAll(passage)) {
    struck.push(words);
    addPiece(text.slice(from, index), pieces);
    from = index + all.length;
  }
  addPiece(text.slice(from), pieces);
  const kept = pieces.join("").split("\n");
  return { lines: kept.filter((line) => line.trim() !== ""), struck };
}

function addPiece(piece: string, pieces: string[]): void {
  const isAfterSpace = /[ \t]$/.test(pieces.at(-1) ?? "");
  pieces.push(isAfterSpace && piece.startsWith(" ") ? piece.slice(1) : piece);
}

/** Turns struck-out passages into notes of Fountain. */
export const struckToNotes = (text: string): string => text.replace(passage, "[[$1]]");
