import { readFountain } from "#domain/play/formats/fountain/readFountain.ts";
import type { Block, Play } from "#domain/play/play.ts";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { hasShared, readSharedText } from "#tests/support/sharedFiles.ts";

const hamletFile = "corpus/generated/hamlet.fountain";
const hasHamlet = hasShared(hamletFile);

/** Hamlet, or a generated play of its size if the corpus is missing. */
export const hamlet = (): Play =>
  hasHamlet
    ? readFountain(readSharedText(hamletFile), numberedIds()).play
    : generatePlay({ seed: 1601, speeches: 1138 });

/** Repeats the same blocks, each copy with its own id. */
export function repeated({ front, blocks }: Play, times: number): Play {
  const newId = numberedIds();
  const copy = (block: Block): Block => ({ ...block, id: newId() });
  return { front, blocks: Array.from({ length: times }, () => blocks.map(copy)).flat() };
}

/** A play of speeches only, without headings at which the text could be split. */
export function withoutHeadings(blocks: number): Play {
  const { front, blocks: all } = generatePlay({ seed: 1600, speeches: blocks });
  const speeches = all.filter(({ kind }) => kind === "cue" || kind === "dialogue");
  return { front, blocks: speeches.slice(0, blocks) };
}
