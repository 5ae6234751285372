import type { Node } from "prosemirror-model";
import { countWords } from "#domain/play/count.ts";
import { guildModern } from "#domain/play/layout/guildModern.ts";
import type { Layout } from "#domain/play/layout/layout.ts";
import { type PageBreak, pageBreaks } from "#domain/play/layout/pageBreaks.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import { runAt } from "#domain/play/layout/passages.ts";
import { type Block, type BlockId, emptyFront, textOf } from "#domain/play/play.ts";
import { runTime } from "#domain/play/runTime.ts";
import { blocksOf } from "../schema/flat.ts";

/** What is worked out about a manuscript while the writer pauses. */
export interface Pages {
  readonly layout: Layout;
  readonly breaks: readonly PageBreak[];
  /** Directions within a speech stand differently from those between speeches. */
  readonly inner: ReadonlySet<BlockId>;
  readonly words: number;
  readonly minutes: number;
}

export const noPages: Pages = { layout: guildModern, breaks: [], inner: new Set(), words: 0, minutes: 0 };

/** Paginates as the PDF does. Blocks that did not change are not measured again. */
export function pagesOf(doc: Node, layout: Layout): Pages {
  const blocks = blocksOf(doc);
  const { pages } = pageBreaks(paginate({ front: emptyFront, blocks }, layout));
  const words = blocks.reduce((sum, block) => sum + wordsIn(block), 0);
  const spokenWords = blocks.filter(isSpoken).reduce((sum, block) => sum + wordsIn(block), 0);
  const { byPages } = runTime({ pages: pages.length, spokenWords });
  return { layout, breaks: pages, inner: innerDirections(blocks), words, minutes: Math.round(byPages.minutes) };
}

const isSpoken = ({ kind }: Block): boolean => kind === "dialogue" || kind === "lyric";

const counted = new WeakMap<Block, number>();

function wordsIn(block: Block): number {
  const known = counted.get(block) ?? (block.kind === "note" ? 0 : countWords(textOf(block)));
  counted.set(block, known);
  return known;
}

function innerDirections(blocks: readonly Block[]): ReadonlySet<BlockId> {
  const inner = new Set<BlockId>();
  for (let at = 0; at < blocks.length; ) {
    const { from, to } = runAt(blocks, at);
    if (to - from > 1) for (const { id, kind } of blocks.slice(from, to)) if (kind === "direction") inner.add(id);
    at = to;
  }
  return inner;
}
