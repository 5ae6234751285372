import type { Block, PlayOutline } from "./play.ts";

/** Returns the entries of these blocks, in their order; undefined if there are none. */
export function outlineIn(outline: PlayOutline | undefined, blocks: readonly Block[]): PlayOutline | undefined {
  const entries = blocks.flatMap(({ id }) => {
    const entry = outline?.[id];
    return entry ? [[id, entry] as const] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
