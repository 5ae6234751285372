import { blocksUnder } from "../../blocksUnder.ts";
import type { Layout } from "../../layout/layout.ts";
import { layoutOf } from "../../layout/layoutOf.ts";
import { cutSpans } from "../../layout/lines/spans.ts";
import { paginate } from "../../layout/paginate.ts";
import { type Block, type BlockId, type Play, textOf } from "../../play.ts";
import type { ExportScope } from "./exportSettings.ts";
import { sidesOf } from "./sidesOf.ts";

/** Returns the part of a play that a file contains, with all of the front matter. Pages are those of the layout. */
export function selectPart(play: Play, scope: ExportScope, layout: Layout = layoutOf(play)): Play {
  switch (scope.what) {
    case "play":
      return play;
    case "headings":
      return { ...play, blocks: blocksUnder(play.blocks, scope.headings) };
    case "firstPages":
      return firstPagesOf(play, scope.count, layout);
    case "sides":
      return sidesOf(play, scope.character);
  }
}

/**
 * Returns the play with only the text of its first pages, for formats without pages of their own. A block that continues
 * on the next page is cut there.
 */
function firstPagesOf(play: Play, count: number, layout: Layout): Play {
  const pages = paginate(play, layout).pages.filter(({ section }) => section === "play");
  if (pages.length <= count) return play;
  const ends = new Map<BlockId, number>();
  for (const { lines } of pages.slice(0, count)) {
    for (const { blockId, to } of lines) if (blockId) ends.set(blockId, Math.max(to, ends.get(blockId) ?? 0));
  }
  const last = play.blocks.findLastIndex(({ id }) => ends.has(id));
  // Blocks in between that aren't printed, such as page breaks, stay.
  const blocks = play.blocks.slice(0, last + 1).filter((block) => ends.has(block.id) || isEmpty(block));
  return { ...play, blocks: blocks.map((block) => cutAt(block, ends.get(block.id))) };
}

const isEmpty = (block: Block): boolean => block.kind === "note" || textOf(block).trim() === "";

function cutAt(block: Block, end: number | undefined): Block {
  const text = textOf(block);
  if (end === undefined || text.slice(end).trim() === "") return block;
  return { ...block, text: cutSpans(block.text, 0, text.slice(0, end).trimEnd().length) };
}
