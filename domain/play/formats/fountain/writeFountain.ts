import { withNoteBlocks } from "#domain/play/notes/withNoteBlocks.ts";
import type { Block, BlockKind, Play } from "#domain/play/play.ts";
import { withoutTypedBrackets } from "../words/outerBrackets.ts";
import { writeTitlePage } from "./fountainTitlePage.ts";
import { tidySpaces } from "./tidySpaces.ts";
import { writeCoded } from "./writeCoded.ts";
import { type WritePlace, writePlainly } from "./writePlainly.ts";

export interface WriteFountainOptions {
  /** Whether to write private notes as well. */
  readonly notes?: boolean;
}

/**
 * Writes a play as Fountain. `readFountain` reads the same play back (except IDs, brackets typed around parentheticals,
 * what `tidySpaces` removes, and, without `notes`, the notes). What Fountain can't express goes into the codes of `codes.ts`.
 */
export function writeFountain(given: Play, { notes = false }: WriteFountainOptions = {}): string {
  const noted = notes ? withNoteBlocks(given) : given;
  const play = tidySpaces({ ...noted, blocks: withoutTypedBrackets(noted.blocks) });
  const blocks = notes ? play.blocks : play.blocks.filter(({ kind }) => kind !== "note");
  const lines = [...writeTitlePage(play.front)];
  let place: WritePlace = { speaks: false, coded: false, last: undefined, before: undefined };
  for (const [at, block] of blocks.entries()) {
    const inSpeech = place.speaks && spoken.has(block.kind);
    if (!inSpeech && lines.length > 0) lines.push("");
    const plain = writePlainly(block, place, inSpeech, blocks[at + 1]?.kind);
    lines.push((plain ?? writeCoded(block)).join("\n"));
    place = placeAfter(block, place, inSpeech, plain === undefined);
  }
  return lines.length > 0 ? `${lines.join("\n")}\n` : "";
}

/** Kinds that continue the paragraph of their cue. */
const spoken = new Set<BlockKind | undefined>(["parenthetical", "dialogue", "lyric", "note"]);

const placeAfter = (block: Block, { before }: WritePlace, inSpeech: boolean, coded: boolean): WritePlace => ({
  speaks: inSpeech || block.kind === "cue",
  coded: coded && block.text.length > 0,
  last: block,
  before: block.kind === "note" ? before : block.kind,
});
