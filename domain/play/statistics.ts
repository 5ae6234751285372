import { countPlay, isSpeech, type PartCount } from "./countPlay.ts";
import type { Block, BlockKind, Play } from "./play.ts";
import { scenesOf } from "./stage/stageScenes.ts";
import { wordsIn } from "./wordsIn.ts";

/** Words by what they're for. Together they're all words of the text except notes. */
export interface WordShares {
  /** Dialogue and lyrics. */
  readonly spoken: number;
  /** Settings, directions and parentheticals. */
  readonly directions: number;
  /** Names above speeches, headings, transitions and centered text. */
  readonly other: number;
}

export interface SceneLength extends WordShares {
  /** The headings of the act and of the scene, as far as there are any. */
  readonly headings: readonly Block[];
  readonly speeches: number;
}

export interface PlayStatistics extends WordShares {
  readonly words: number;
  readonly speeches: number;
  /** Largest part first. */
  readonly parts: readonly PartCount[];
  /** In the play's order. Scenes without a word aren't listed. */
  readonly scenes: readonly SceneLength[];
}

/** Blocks whose words are counted without a break. It takes some milliseconds. */
const pieceLength = 200;

/** Like `statisticsOf`, yielding so that input isn't blocked. Counting words takes the longest. */
export function* statisticsSteps(play: Play): Generator<undefined, PlayStatistics> {
  for (const [at, block] of play.blocks.entries()) {
    wordsIn(block);
    if (at % pieceLength === pieceLength - 1) yield;
  }
  return statisticsOf(play);
}

export function statisticsOf(play: Play): PlayStatistics {
  const { words, speeches, parts } = countPlay(play);
  const scenes = scenesOf(play.blocks).map(
    ({ headings, blocks }): SceneLength => ({
      headings,
      speeches: blocks.filter(isSpeech).length,
      ...sharesOf(blocks),
    }),
  );
  return {
    words,
    speeches,
    parts,
    ...sharesOf(play.blocks),
    scenes: scenes.filter(({ spoken, directions, other }) => spoken + directions + other > 0),
  };
}

const shares: Partial<Record<BlockKind, keyof WordShares>> = {
  dialogue: "spoken",
  lyric: "spoken",
  setting: "directions",
  direction: "directions",
  parenthetical: "directions",
};

function sharesOf(blocks: readonly Block[]): WordShares {
  const sums = { spoken: 0, directions: 0, other: 0 };
  for (const block of blocks) if (block.kind !== "note") sums[shares[block.kind] ?? "other"] += wordsIn(block);
  return sums;
}
