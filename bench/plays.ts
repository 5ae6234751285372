import { readFountain } from "#domain/play/formats/fountain/readFountain.ts";
import type { Block, Play } from "#domain/play/play.ts";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { hasShared, readSharedText } from "#tests/support/sharedFiles.ts";

const hamletFile = "corpus/generated/hamlet.fountain";
const hasHamlet = hasShared(hamletFile);

/** Hamlet; where the corpus is not there, a generated play of its size. */
export const hamlet = (): Play =>
  hasHamlet
    ? readFountain(readSharedText(hamletFile), numberedIds()).play
    : generatePlay({ seed: 1601, speeches: 1138 });

/** The same blocks so many times over, each under an id of its own. */
export function repeated({ front, blocks }: Play, times: number): Play {
  const newId = numberedIds();
  const copy = (block: Block): Block => ({ ...block, id: newId() });
  return { front, blocks: Array.from({ length: times }, () => blocks.map(copy)).flat() };
}

/** Speeches and nothing else: no heading by which a text could be taken in parts. */
export function withoutHeadings(blocks: number): Play {
  const { front, blocks: all } = generatePlay({ seed: 1600, speeches: blocks });
  const speeches = all.filter(({ kind }) => kind === "cue" || kind === "dialogue");
  return { front, blocks: speeches.slice(0, blocks) };
}
