import type { Block, BlockId, PlayNote, PlayNotes } from "../play.ts";

/** Returns the notes about these blocks; undefined if there are none. Of the whole play, those about it, too. */
export function notesIn(
  notes: PlayNotes | undefined,
  blocks: readonly Block[],
  { isWholePlay }: { readonly isWholePlay: boolean },
): PlayNotes | undefined {
  if (!notes) return undefined;
  const ids = new Set<string>(blocks.map(({ id }) => id));
  const kept = Object.entries(notes).filter(([id, note]) => {
    if (note.text === undefined) return ids.has(id);
    return isWholePlay || blocksOf(note).some((blockId) => ids.has(blockId));
  });
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

/** Returns the blocks that a note is about, in order; none if it's about the whole play or its text was deleted. */
export const blocksOf = ({ scene, passage = [] }: PlayNote): readonly BlockId[] =>
  scene ? [scene] : passage.filter(({ start, end }) => start < end).map(({ blockId }) => blockId);
