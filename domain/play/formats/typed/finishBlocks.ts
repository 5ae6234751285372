import type { Block, BlockId } from "#domain/play/play.ts";
import type { Paragraph, TypedLayout } from "../plainText/paragraph.ts";
import type { ImportNotice } from "../reading/importNotice.ts";
import { withAsides } from "../reading/withAsides.ts";

/**
 * Adds to the blocks of recognized paragraphs what isn't in their text: who speaks at the same time as the speech before,
 * and notes of what was struck out. Reports what was left out.
 */
export function finishBlocks(
  blocks: readonly Block[],
  paragraphs: readonly Paragraph[],
  firstBlocks: ReadonlyMap<TypedLayout, BlockId>,
  newId: () => BlockId,
): { readonly blocks: readonly Block[]; readonly notices: readonly ImportNotice[] } {
  const ids = new Set(paragraphs.flatMap(({ layout }) => (layout.isSimultaneous ? firstBlocks.get(layout) : []) ?? []));
  const together = blocks.map((one) =>
    one.kind === "cue" && ids.has(one.id) ? { ...one, simultaneous: true as const } : one,
  );
  const places = paragraphs.map(({ asides, layout }) => ({ asides, blockId: firstBlocks.get(layout) }));
  return withAsides(together, places, newId);
}
