import { type WriteFountainOptions, writeFountain } from "#domain/play/formats/fountain/writeFountain.ts";
import type { Play } from "#domain/play/play.ts";

/** Returns the play as a Fountain file; with private notes only on request. */
export const exportFountain = (play: Play, options: WriteFountainOptions = {}): Blob =>
  new Blob([writeFountain(play, options)], { type: "text/plain;charset=utf-8" });
