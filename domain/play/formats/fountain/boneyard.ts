/**
 * Turns boneyards, `/* … *\/`, into notes: text that the writer set aside is neither printed nor discarded. An unclosed
 * boneyard is text.
 */
export function boneyardsToNotes(text: string): { text: string; count: number } {
  if (!text.includes("/*")) return { text, count: 0 };
  const pieces: string[] = [];
  let from = 0;
  for (let open = findOpening(text, 0); open >= 0; open = findOpening(text, from)) {
    const close = text.indexOf("*/", open + 2);
    if (close < 0) break;
    pieces.push(text.slice(from, open), toNote(text.slice(open + 2, close)));
    from = close + 2;
  }
  return { text: pieces.join("") + text.slice(from), count: pieces.length / 2 };
}

function findOpening(text: string, from: number): number {
  let at = text.indexOf("/*", from);
  while (at >= 0 && isEscaped(text, at)) at = text.indexOf("/*", at + 2);
  return at;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text[at - 1 - backslashes] === "\\") backslashes++;
  return backslashes % 2 === 1;
}

/** Two spaces on its empty lines keep a note in one piece. */
const toNote = (text: string): string =>
  `[[${text
    .replace(/\[\[|\]\]/g, (brackets) => `\\${brackets[0]}\\${brackets[0]}`)
    .replace(/(\r\n|\r|\n)[ \t]?(?=[\r\n])/g, "$1  ")}]]`;
