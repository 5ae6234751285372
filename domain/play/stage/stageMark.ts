import type { Block, StageMarks } from "../play.ts";

/** Returns the marks on these blocks; undefined if there are none. */
export function marksIn(marks: StageMarks, blocks: readonly Block[]): StageMarks | undefined {
  if (Object.keys(marks).length === 0) return undefined;
  const ids = new Set<string>(blocks.map(({ id }) => id));
  const own = Object.entries(marks).filter(([id]) => ids.has(id));
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}
