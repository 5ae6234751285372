import { frontPartsOf } from "#domain/play/formats/reading/frontPartsOf.ts";
import { titlePageOf } from "#domain/play/formats/reading/titlePageOf.ts";
import { pageWordsOf } from "#domain/play/layout/pageWords.ts";
import { isUnprinted } from "#domain/play/layout/passages/passages.ts";
import { type Play, textOf } from "#domain/play/play.ts";

/** Returns words as they're compared: in capitals, because manuscripts print names in capitals. */
export const wordsIn = (text: string): readonly string[] =>
  text
    .normalize("NFKC")
    .toUpperCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Returns every printed word of a play in order: the title page, the characters and the other front matter, the text. */
export function wordsOfPlay({ front, blocks, typing }: Play): readonly string[] {
  const words = pageWordsOf(typing?.language);
  const matter = frontPartsOf(front, words).flatMap(({ heading, lines }) => [heading, ...lines]);
  const text = blocks.filter((block) => !isUnprinted(block)).map(textOf);
  return wordsIn([front.title, ...titlePageOf(front, words).map((field) => field.text), ...matter, ...text].join("\n"));
}

/** Page numbers and marks of continued speeches, which printing adds. */
const isAdded = (word: string): boolean => /^([IVXLC]+|\d+|CONTINUED)$/.test(word);

/**
 * Compares words one by one. `found` may also contain what printing adds. Throws with the words around the first
 * difference.
 */
export function assertSameWords(expected: readonly string[], found: readonly string[]): void {
  let at = 0;
  for (let index = 0; index < expected.length; index++) {
    const word = expected[index] ?? "";
    while (found[at] !== word && isAdded(found[at] ?? "")) at++;
    // pdftotext joins the parts of a word that ends a line with a hyphen.
    if (found[at] === `${word}${expected[index + 1]}`) index++;
    else if (found[at] !== word)
      throw new Error(
        `word ${index + 1} differs: “${expected.slice(index, index + 6).join(" ")}” is “${found.slice(at, at + 6).join(" ")}”`,
      );
    at++;
  }
  const rest = found.slice(at).filter((word) => !isAdded(word));
  if (rest.length > 0) throw new Error(`there are ${rest.length} words too many: “${rest.slice(0, 6).join(" ")}”`);
}

/** Compares how often each letter occurs: in right-to-left text, pdftotext returns letters as they're printed. */
export function assertSameLetters(expected: readonly string[], found: readonly string[]): void {
  const [wanted, counted] = [lettersIn(expected), lettersIn(found)];
  for (const [letter, count] of wanted)
    if (counted.get(letter) !== count)
      throw new Error(`“${letter}” occurs ${counted.get(letter) ?? 0} times instead of ${count} times`);
}

function lettersIn(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const letter of words.join("").match(/[\u05d0-\u06ff]/gu) ?? [])
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}
