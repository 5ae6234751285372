/** This many numbered verse lines, none of them the end of a sentence. */
export const verse = (count: number, word = "line"): string =>
  Array.from({ length: count }, (_, index) => `${word} ${index + 1}`).join("\n");
