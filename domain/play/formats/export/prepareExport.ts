import { type BlindOptions, withoutNames } from "../../../sharing/withoutNames.ts";
import { notesIn } from "../../notes/notesIn.ts";
import { outlineIn } from "../../outlineIn.ts";
import type { Play } from "../../play.ts";
import type { WritePlayFileOptions } from "../writePlayFile.ts";
import { type BlockNumbers, blockNumbers } from "./blockNumbers.ts";
import { type ExportSettings, layoutFor, mayBeBooklet, settingsHeld } from "./exportSettings.ts";
import { selectPart } from "./selectPart.ts";
import { withoutFront } from "./withoutFront.ts";
import { withoutNotes } from "./withoutNotes.ts";

/** A play as a file will contain it. */
export interface PreparedExport {
  /** What the format can hold of the chosen settings. */
  readonly settings: ExportSettings;
  /** What a file contains: the chosen part and front matter, without names in a blind copy. */
  readonly play: Play;
  /** The same play with all of its text and front matter, from which the numbers of pages come. */
  readonly whole: Play;
  /** Numbers in the whole play. */
  readonly numbers: BlockNumbers;
}

/** Applies the options that every format has in common. Names are removed first, so that no later step sees them. */
export function prepareExport(play: Play, chosen: ExportSettings, names: BlindOptions = {}): PreparedExport {
  const settings = { ...settingsHeld(chosen), booklet: chosen.booklet && mayBeBooklet(play, chosen) };
  const named = settings.isBlind ? withoutNames(play, names) : play;
  const whole = settings.notes ? named : withoutNotes(named);
  const { front, blocks } = selectPart(whole, settings.scope, layoutFor(whole, settings));
  const { outline: noted, notes: allNotes, ...others } = whole;
  const outline = outlineIn(noted, blocks);
  const notes = notesIn(allNotes, blocks, { isWholePlay: settings.scope.what === "play" });
  return {
    settings,
    whole,
    play: {
      ...others,
      front: withoutFront(front, settings),
      blocks,
      ...(outline && { outline }),
      ...(notes && { notes }),
    },
    numbers: blockNumbers(whole.blocks, settings),
  };
}

/** Returns what a writer needs besides the play. */
export const writeOptionsFor = ({
  whole,
  numbers,
  settings,
}: PreparedExport): Omit<WritePlayFileOptions, "createdAt"> => ({
  // What remains of them was asked for.
  notes: true,
  layout: layoutFor(whole, settings),
  numbers,
  watermark: settings.watermark,
  title: whole.front.title,
});
