import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { BlockId, FrontMatter, Play } from "#domain/play/play.ts";
import { Collector } from "../fountain/collector.ts";
import { withEastAsianNames } from "../plainText/eastAsianNames.ts";
import { noticesOf } from "../plainText/noticesOf.ts";
import type { Paragraph, TypedLayout } from "../plainText/paragraph.ts";
import { segmentParagraphs } from "../plainText/segmentParagraphs.ts";
import type { ImportNotice } from "../reading/importNotice.ts";
import type { ReadOptions } from "../reading/readPlay.ts";
import { choosePlay, frontOfChosen, notesBefore, withChosenTitle } from "./choosePlay.ts";
import type { FilePlay } from "./filePlays.ts";
import { finishBlocks } from "./finishBlocks.ts";
import { withLayoutKinds } from "./layoutKinds.ts";
import { mergeFronts } from "./mergeFronts.ts";
import type { GroupedParagraphs } from "./paragraphGroups.ts";
import { recognizeGrouped } from "./recognizeGrouped.ts";
import { withoutPageMarks } from "./withoutPageMarks.ts";

export interface RecognizedPlay extends GroupedParagraphs {
  readonly play: Play;
  readonly notices: readonly ImportNotice[];
  /** The first block that came from a paragraph, by the paragraph's original layout. */
  readonly firstBlocks: ReadonlyMap<TypedLayout, BlockId>;
  /** The plays of a file that has several. */
  readonly plays: readonly FilePlay[];
}

/** Recognizes the elements of paragraphs from a word processor: by style name, then by place, then by their text. */
export function recognizePlay(
  given: readonly Paragraph[],
  fileFront: FrontMatter,
  newId: () => BlockId,
  options: ReadOptions = {},
): RecognizedPlay {
  const chosen = choosePlay(segmentParagraphs(withEastAsianNames(withoutPageMarks(given)), options), options.play);
  const { paragraphs, plays } = chosen;
  const front = frontOfChosen(fileFront, chosen);
  const collector = new Collector(emptyFront, newId, { hasCast: false });
  const { read, found, chosenFront, firstBlocks, notices, groupsOf } = recognizeGrouped(paragraphs, collector, {
    corrections: options,
    hasTitlePage: front.title === "",
    withKinds: withLayoutKinds,
  });
  const before = notesBefore(chosen, newId);
  const { blocks, notices: asides } = finishBlocks(
    [...before.blocks, ...collector.finish().blocks],
    [...chosen.before, ...paragraphs],
    new Map([...before.firstBlocks, ...firstBlocks]),
    newId,
  );
  const merged = withChosenTitle(mergeFronts(front, found), chosen);
  const play = { front: chosenFront.addTo(merged, newId), blocks };
  const isStyled = paragraphs.length > 0 && paragraphs.every(({ layout }) => layout.kind ?? layout.field);
  const guesses = isStyled ? [] : noticesOf({ guesses: read.guesses, play, front: read.front });
  return {
    play,
    notices: [...chosen.notices, ...before.notices, ...notices, ...guesses, ...asides],
    firstBlocks,
    plays,
    ...groupsOf(blocks),
  };
}
