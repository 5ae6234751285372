export const maxTags = 20;
export const maxTagLength = 40;

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * Adds what somebody typed, with commas between tags. A tag that the play has already, whatever its case, isn't added
 * again. A tag that's known keeps its spelling.
 */
export function addTags(tags: readonly string[], typed: string, known: readonly string[] = []): readonly string[] {
  let all = tags;
  for (const text of typed.split(",")) {
    const name = text.replace(/[\p{Cc}\s]+/gu, " ").trim();
    if (name === "" || all.some((tag) => isSame(tag, name))) continue;
    all = [...all, known.find((tag) => isSame(tag, name)) ?? name];
  }
  return all;
}
