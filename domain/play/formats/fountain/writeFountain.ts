import type { Block, BlockKind, Play } from "../../play.ts";
import { tidySpaces } from "./tidySpaces.ts";
import { writeTitlePage } from "./titlePage.ts";
import { writeCoded } from "./writeCoded.ts";
import { type Place, writePlainly } from "./writePlainly.ts";

export interface WriteFountainOptions {
  /** Whether private notes are written too. */
  readonly notes?: boolean;
}

/**
 * A play as Fountain. `readFountain` makes the same play of it (but for ids and what `tidySpaces` leaves out; without
 * `notes`, but for notes); what Fountain cannot say stands in the codes of `codes.ts`.
 */
export function writeFountain(given: Play, { notes = false }: WriteFountainOptions = {}): string {
  const play = tidySpaces(given);
  const blocks = notes ? play.blocks : play.blocks.filter(({ kind }) => kind !== "note");
  const lines = [...writeTitlePage(play.front)];
  let place: Place = { speaks: false, coded: false, last: undefined, before: undefined };
  for (const [at, block] of blocks.entries()) {
    const inSpeech = place.speaks && spoken.has(block.kind);
    if (!inSpeech && lines.length > 0) lines.push("");
    const plain = writePlainly(block, place, inSpeech, blocks[at + 1]?.kind);
    lines.push((plain ?? writeCoded(block)).join("\n"));
    place = placeAfter(block, place, inSpeech, plain === undefined);
  }
  return lines.length > 0 ? `${lines.join("\n")}\n` : "";
}

/** What goes on in the paragraph of its cue. */
const spoken = new Set<BlockKind | undefined>(["parenthetical", "dialogue", "lyric", "note"]);

const placeAfter = (block: Block, { before }: Place, inSpeech: boolean, coded: boolean): Place => ({
  speaks: inSpeech || block.kind === "cue",
  coded: coded && block.text.length > 0,
  last: block,
  before: block.kind === "note" ? before : block.kind,
});
