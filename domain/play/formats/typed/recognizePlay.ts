import { type BlockId, emptyFront, type FrontMatter, type Play } from "#domain/play/play.ts";
import { Collector } from "../fountain/collector.ts";
import type { ImportNotice } from "../importNotice.ts";
import { noticesOf } from "../plainText/notices.ts";
import type { Paragraph, TypedLayout } from "../plainText/paragraph.ts";
import { recognizeParagraphs } from "../plainText/recognize.ts";
import type { ReadOptions } from "../readPlay.ts";
import { withLayoutKinds } from "./layoutKinds.ts";
import { blocksByLayout, groupParagraphs, type ParagraphGroup, withGroupKinds } from "./paragraphGroups.ts";

export interface RecognizedPlay {
  readonly play: Play;
  readonly notices: readonly ImportNotice[];
  /** The first block that came from a paragraph, by the paragraph's original layout. */
  readonly firstBlocks: ReadonlyMap<TypedLayout, BlockId>;
  readonly groups: readonly ParagraphGroup[];
}

/** Recognizes the elements of paragraphs from a word processor: by style name, then by place, then by their text. */
export function recognizePlay(
  paragraphs: readonly Paragraph[],
  front: FrontMatter,
  newId: () => BlockId,
  { kinds = {} }: ReadOptions = {},
): RecognizedPlay {
  const collector = new Collector(emptyFront, newId, { hasCast: false });
  const { original, placed: chosen, front: chosenFront } = withGroupKinds(paragraphs, kinds);
  const placed = withLayoutKinds(chosen);
  const read = recognizeParagraphs(placed, collector, { hasTitlePage: front.title === "" });
  const { blocks } = collector.finish();
  const guessed = read.front ?? emptyFront;
  const play = { front: chosenFront.addTo(mergeFronts(front, guessed), newId), blocks };
  const isStyled = paragraphs.length > 0 && paragraphs.every(({ layout }) => layout.kind);
  const notices = isStyled
    ? []
    : noticesOf({ guesses: read.guesses, play, front: read.front, source: "Text without element styles" });
  const firstBlocks = blocksByLayout(original, placed, read.firstBlocks);
  return { play, notices, firstBlocks, groups: groupParagraphs(paragraphs, { firstBlocks, blocks, kinds }) };
}

/** Fills the empty fields of one front matter from another. */
function mergeFronts(front: FrontMatter, other: FrontMatter): FrontMatter {
  const filled = Object.entries(other).filter(([name]) => front[name as keyof FrontMatter].length === 0);
  return { ...front, ...Object.fromEntries(filled) };
}
