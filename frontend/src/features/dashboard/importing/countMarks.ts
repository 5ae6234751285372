import type { Passage } from "#domain/play/formats/typed/corrections.ts";
import type { ListedParagraph } from "#domain/play/formats/typed/paragraphGroups.ts";

/** Returns by group how many of its paragraphs are in passages that a writer marked. */
export function countMarks(
  paragraphs: readonly ListedParagraph[],
  passages: readonly Passage[] = [],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const marked = new Set(
    passages.flatMap(({ from, to }) => Array.from(paragraphs.slice(from, to + 1), (_, at) => from + at)),
  );
  for (const at of marked) {
    const group = paragraphs[at]?.group ?? "";
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return counts;
}
