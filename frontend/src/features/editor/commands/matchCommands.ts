import { fold, matchesHeading } from "../outline/matchesHeading.ts";

/** Something that the command list offers. */
export interface Matchable {
  readonly label: string;
  /** Other words by which it's found. */
  readonly also?: string | undefined;
}

const wordsOf = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Returns what matches a query: every word of it must be in the label, or begin one of the other words. What begins
 * with the query is first, then labels in which every word begins a word or that it names as a heading (`act 3`), then
 * other labels. Otherwise, the order stays.
 */
export function matchCommands<T extends Matchable>(items: readonly T[], query: string): readonly T[] {
  if (query.trim() === "") return items;
  const wanted = wordsOf(query);
  // Signs alone match nothing: Enter would run whatever comes first.
  if (wanted.length === 0) return [];
  const ranked = items.map((item) => ({ item, rank: rankOf(item, wanted, fold(query.trim())) }));
  return ranked
    .filter(({ rank }) => rank < noMatch)
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

const noMatch = 4;

function rankOf({ label, also = "" }: Matchable, wanted: readonly string[], query: string): number {
  const folded = fold(label);
  if (folded.startsWith(query)) return 0;
  const words = wordsOf(label);
  if (wanted.every(begins(words)) || matchesHeading(label, query)) return 1;
  if (wanted.every((part) => folded.includes(part))) return 2;
  return wanted.every(begins([...words, ...wordsOf(also)])) ? 3 : noMatch;
}

const begins =
  (words: readonly string[]) =>
  (part: string): boolean =>
    words.some((word) => word.startsWith(part));
