import type { Block, BlockId, Play, PlayNote } from "../play.ts";
import { blocksOf } from "./notesIn.ts";

/**
 * Returns the play with each note as an element of the text, for formats that have no other place for notes: after the
 * passage or heading that it's about, otherwise at the start.
 */
export function withNoteBlocks({ notes, ...play }: Play): Play {
  const written = Object.entries(notes ?? {}).filter(([, { text }]) => text !== undefined);
  if (written.length === 0) return play;
  const inPlay = new Set(play.blocks.map(({ id }) => id));
  const after = new Map<BlockId | undefined, Block[]>();
  for (const [id, note] of written.toSorted(([, a], [, b]) => (a.at ?? "").localeCompare(b.at ?? ""))) {
    const place = blocksOf(note).findLast((blockId) => inPlay.has(blockId));
    after.set(place, [...(after.get(place) ?? []), blockOf(id, note)]);
  }
  const blocks = play.blocks.flatMap((block) => [block, ...(after.get(block.id) ?? [])]);
  return { ...play, blocks: [...(after.get(undefined) ?? []), ...blocks] };
}

/** A note whose text was deleted has the words that it was about. */
function blockOf(id: string, note: PlayNote): Block {
  const { text = "", passage = [] } = note;
  const quote = blocksOf(note).length === 0 ? passage.map((range) => range.quote).join(" ") : "";
  return { id: id as BlockId, kind: "note", text: [{ text: quote === "" ? text : `“${quote}”: ${text}` }] };
}
