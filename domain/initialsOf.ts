let segmenter: Intl.Segmenter | undefined;

/**
 * Returns the first letters of the first and the last word of a name, for an avatar or a margin: "NH" for Nell Harrow and for
 * nell.harrow@example.org. A letter may consist of several characters.
 */
export function initialsOf(name: string): string {
  const words = name
    .replace(/(?<=\S)@\S+$/u, "")
    .split(/[\s._-]+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ""))
    .filter((word) => word !== "");
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map(firstLetterOf).join("").toUpperCase();
}

function firstLetterOf(word = ""): string {
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return segmenter.segment(word)[Symbol.iterator]().next().value?.segment ?? "";
}
