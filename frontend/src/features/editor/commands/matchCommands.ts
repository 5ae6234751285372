/** Something that the command list offers. */
export interface Matchable {
  readonly label: string;
}

const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const wordsOf = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Returns what matches a query: every word of it must be in the label. What begins with the query is first, then labels
 * in which every word begins a word. Otherwise, the order stays.
 */
export function matchCommands<T extends Matchable>(items: readonly T[], query: string): readonly T[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return items;
  const ranked = items.map((item) => ({ item, rank: rankOf(fold(item.label), wanted, fold(query.trim())) }));
  return ranked
    .filter(({ rank }) => rank < noMatch)
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

const noMatch = 3;

function rankOf(label: string, wanted: readonly string[], query: string): number {
  if (label.startsWith(query)) return 0;
  const words = wordsOf(label);
  if (wanted.every((part) => words.some((word) => word.startsWith(part)))) return 1;
  return wanted.every((part) => label.includes(part)) ? 2 : noMatch;
}
