import { charactersIn, countedBlockOf } from "./characters/charactersIn.ts";
import { directionKinds } from "./count.ts";
import { type Block, type BlockKind, type Play, textOf } from "./play.ts";
import { printedWords, wordsIn } from "./wordsIn.ts";

/** What one character of the play has to say. */
export interface PartCount {
  /** As in the list of characters, or as in the cue for a character that isn't listed. */
  readonly name: string;
  /** Whether it's `ALL`, `DANES`, or a list of names, and not a role. */
  readonly isGroup: boolean;
  readonly speeches: number;
  /** Spoken and sung. */
  readonly words: number;
}

export interface PlayCount {
  readonly acts: number;
  readonly scenes: number;
  readonly speeches: number;
  /** Settings and stage directions, including those within speeches. */
  readonly directions: number;
  /** All words of the text except notes. The front matter isn't counted. */
  readonly words: number;
  readonly spokenWords: number;
  /** Largest part first, and groups after the roles. */
  readonly parts: readonly PartCount[];
}

const spokenKinds = new Set<BlockKind>(["dialogue", "lyric"]);

export function countPlay({ blocks, front }: Play): PlayCount {
  const printed = blocks.filter(({ kind }) => kind !== "note").map((block) => ({ ...block, words: wordsIn(block) }));
  const count = (kinds: ReadonlySet<BlockKind>): number => printed.filter(({ kind }) => kinds.has(kind)).length;
  return {
    acts: count(new Set(["act"])),
    scenes: count(new Set(["scene"])),
    speeches: blocks.filter(isSpeech).length,
    directions: count(directionKinds),
    words: printedWords(blocks),
    spokenWords: sum(printed.filter(({ kind }) => spokenKinds.has(kind))),
    parts: charactersIn(blocks.map(countedBlockOf), front.characters)
      .filter(({ lines }) => lines > 0)
      .map(({ name, isGroup, lines, words }) => ({ name, isGroup, speeches: lines, words }))
      .sort((a, b) => Number(a.isGroup) - Number(b.isGroup) || b.speeches - a.speeches || b.words - a.words),
  };
}

/** A speech counts when it has a name: the name that Enter offers after a speech may stay empty. */
export const isSpeech = (block: Block): boolean => block.kind === "cue" && textOf(block).trim() !== "";

type CountedWords = Block & { readonly words: number };

const sum = (blocks: readonly CountedWords[]): number => blocks.reduce((total, { words }) => total + words, 0);
