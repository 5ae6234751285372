import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { BlockId, FrontMatter, Play } from "#domain/play/play.ts";
import { Collector } from "../fountain/collector.ts";
import { withEastAsianNames } from "../plainText/eastAsianNames.ts";
import { noticesOf } from "../plainText/noticesOf.ts";
import type { Paragraph, TypedLayout } from "../plainText/paragraph.ts";
import type { ImportNotice } from "../reading/importNotice.ts";
import type { ReadOptions } from "../reading/readPlay.ts";
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
}

/** Recognizes the elements of paragraphs from a word processor: by style name, then by place, then by their text. */
export function recognizePlay(
  given: readonly Paragraph[],
  front: FrontMatter,
  newId: () => BlockId,
  corrections: ReadOptions = {},
): RecognizedPlay {
  const paragraphs = withEastAsianNames(withoutPageMarks(given));
  const collector = new Collector(emptyFront, newId, { hasCast: false });
  const { read, found, chosenFront, firstBlocks, notices, groupsOf } = recognizeGrouped(paragraphs, collector, {
    corrections,
    hasTitlePage: front.title === "",
    withKinds: withLayoutKinds,
  });
  const { blocks, notices: asides } = finishBlocks(collector.finish().blocks, paragraphs, firstBlocks, newId);
  const play = { front: chosenFront.addTo(mergeFronts(front, found), newId), blocks };
  const isStyled = paragraphs.length > 0 && paragraphs.every(({ layout }) => layout.kind ?? layout.field);
  const guesses = isStyled
    ? []
    : noticesOf({ guesses: read.guesses, play, front: read.front, source: "Text without element styles" });
  return { play, notices: [...notices, ...guesses, ...asides], firstBlocks, ...groupsOf(blocks) };
}
