import type { Node } from "prosemirror-model";
import { countWords } from "#domain/play/count.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { Layout } from "#domain/play/layout/layout.ts";
import type { ScriptFont } from "#domain/play/layout/measures/scriptFonts.ts";
import { pageBreaks } from "#domain/play/layout/pageBreaks.ts";
import { paginateSteps } from "#domain/play/layout/paginate.ts";
import { continuingCues, printedRuns } from "#domain/play/layout/passages/continuingCues.ts";
import { isUnprinted } from "#domain/play/layout/passages/passages.ts";
import { type Block, type BlockId, textOf } from "#domain/play/play.ts";
import { blockOf } from "../schema/blockNodes.ts";
import { blocksOf } from "../schema/flat.ts";
import { type ScreenBand, screenBands, spacersOf } from "./bands.ts";
import { type GroupHeight, groupHeightIn, type PageFacts } from "./groupHeightIn.ts";
import type { ManuscriptScreen } from "./manuscriptScreen.ts";

/** What is computed about a manuscript while the writer pauses. */
export interface Pages extends PageFacts {
  /** The fonts of other scripts that the text needs. */
  readonly scriptFonts: readonly ScriptFont[];
  /** Simultaneous speeches: the ids of each run under its first block. */
  readonly together: ReadonlyMap<BlockId, readonly BlockId[]>;
  /** Returns the bands of a text that has changed since. */
  readonly bandsIn: (doc: Node) => readonly ScreenBand[];
  /** The height of each group on the screen, in pixels. */
  readonly groupHeights: readonly number[];
  /** Returns it for a group that was split or joined since. */
  readonly groupHeight: GroupHeight;
  /** The lines on paper of each act and scene. */
  readonly headingLines: ReadonlyMap<BlockId, number>;
  readonly words: number;
  /** Words of dialogue and lyrics. */
  readonly spokenWords: number;
}

/**
 * Paginates like the PDF does, yielding so that input isn't blocked. Unchanged blocks aren't measured again, so
 * interrupted work isn't lost.
 */
export function* pagesSteps(
  doc: Node,
  layout: Layout,
  screen: ManuscriptScreen = "sheets",
): Generator<undefined, Pages> {
  for (const group of doc.children) {
    for (const node of group.children) wordsIn(blockOf(node));
    yield;
  }
  const blocks = blocksOf(doc);
  const manuscript = yield* paginateSteps({ front: emptyFront, blocks }, layout);
  const { pages } = pageBreaks(manuscript);
  yield;
  const words = blocks.reduce((sum, block) => sum + wordsIn(block), 0);
  const spokenWords = blocks.filter(isSpoken).reduce((sum, block) => sum + wordsIn(block), 0);
  const { measure, scriptFonts } = manuscript;
  const bandsIn = (text: Node) => screenBands(text, layout);
  const bands = typeof screen === "string" ? bandsIn(doc) : [];
  const spacers = spacersOf(bands, manuscript.pages);
  const drawn = { layout, measure, scriptFonts, breaks: pages, ...runsOf(blocks), bands, bandsIn, spacers };
  const groupHeight = groupHeightIn(drawn, screen);
  const groupHeights: number[] = [];
  for (const [index, group] of doc.children.entries()) {
    groupHeights.push(groupHeight(group, index === 0));
    yield;
  }
  const { headingLines = new Map<BlockId, number>() } = manuscript;
  return { ...drawn, groupHeights, groupHeight, headingLines, words, spokenWords };
}

const isSpoken = ({ kind }: Block): boolean => kind === "dialogue" || kind === "lyric";

const counted = new WeakMap<Block, number>();

function wordsIn(block: Block): number {
  const wordCounts = counted.get(block) ?? (block.kind === "note" ? 0 : countWords(textOf(block)));
  counted.set(block, wordCounts);
  return wordCounts;
}

/** Derives from the paginator's runs what a block's neighbors make of it. */
function runsOf(blocks: readonly Block[]): Pick<Pages, "inner" | "continuing" | "together"> {
  const runs = printedRuns(blocks);
  const within = runs.flatMap((run) => (run.length > 1 ? run.filter(({ kind }) => kind === "direction") : []));
  return {
    inner: new Set(within.map(({ id }) => id)),
    continuing: continuingCues(runs),
    together: spokenTogether(runs),
  };
}

function spokenTogether(runs: readonly (readonly Block[])[]): Pages["together"] {
  const several = runs.filter((run) => run.filter((block) => block.kind === "cue" && !isUnprinted(block)).length > 1);
  return new Map(several.flatMap((run) => (run[0] ? [[run[0].id, run.map(({ id }) => id)] as const] : [])));
}
